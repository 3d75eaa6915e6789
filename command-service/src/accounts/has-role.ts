import type { Role } from '@twofold/contracts/accounts/role';
import type { FoldStream } from '../fold-stream.ts';
import { createPeople } from './people.ts';

/** Whether somebody has a role now: read from the log each time, so that one that was taken away ends at once. */
export type HasRole = (userId: number, role: Role) => Promise<boolean>;

export const createHasRole = (deps: { readonly fold: FoldStream }): HasRole => {
  const people = createPeople(deps);
  return async (userId, role) => {
    const { found: user } = await people.user(userId);
    return user.status === 'registered' && user.roles.includes(role);
  };
};
