import type { Role } from '@twofold/contracts/accounts/role';
import type { EventStore } from '@twofold/event-store/port';
import { createPeople } from './people.ts';

/** Whether somebody has a role now: read from the log each time, so that one that was taken away ends at once. */
export type HasRole = (userId: number, role: Role) => Promise<boolean>;

export const createHasRole = ({ store }: { readonly store: EventStore }): HasRole => {
  const people = createPeople({ store });
  return async (userId, role) => {
    const { found: user } = await people.user(userId);
    return user.status === 'registered' && user.roles.includes(role);
  };
};
