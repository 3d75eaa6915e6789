import type { Role } from '@twofold/contracts/accounts/role';
import type { EventStore } from '@twofold/event-store/port';
import type { Keyring } from '@twofold/keyring/keyring';
import { createCommandHandler } from '../command-handler.ts';
import { foldsOf } from '../fold-stream.ts';
import { refuse } from '../decider.ts';
import { userCategory } from './category.ts';
import type { UserCommand } from './decider.ts';
import { createEmailId } from './email-id.ts';
import { createPeople } from './people.ts';

/** `hasChanged` is false where it was so before. */
export type RoleChange = { readonly userId: number; readonly hasChanged: boolean };

export type Admin = {
  /** @throws Refusal `user-not-found` when nobody has the address */
  readonly grant: (email: string, role: Role) => Promise<RoleChange>;
  /** @throws Refusal `user-not-found` when nobody has the address */
  readonly revoke: (email: string, role: Role) => Promise<RoleChange>;
};

/** Who may do what is said from the command line on the server first; events name it `operator`. */
const OPERATOR = 'operator';

/** What an operator may do to accounts. `store` is a sealed one. */
export const createAdmin = (deps: {
  readonly store: EventStore;
  readonly keyring: Pick<Keyring, 'secret'>;
  readonly now: () => Date;
  readonly newId: () => string;
}): Admin => {
  const { store, keyring, now, newId } = deps;
  const handle = createCommandHandler({ store, now });
  const emailId = createEmailId(keyring);
  const people = createPeople({ fold: foldsOf(store) });

  const change = async (email: string, toCommand: (userId: number, at: string) => UserCommand): Promise<RoleChange> => {
    const { found: claim } = await people.claim(await emailId(email));
    if (claim.status !== 'claimed') return refuse('user-not-found');
    const { userId } = claim;
    const id = newId();
    const context = { id, correlationId: id, causationId: id, actor: OPERATOR };
    const { hasEvents } = await handle(userCategory, userId, toCommand(userId, now().toISOString()), context);
    return { userId, hasChanged: hasEvents };
  };

  return {
    grant: (email, role) =>
      change(email, (userId, grantedAt) => ({
        type: 'GrantRole',
        data: { userId, role, grantedBy: OPERATOR, grantedAt },
      })),
    revoke: (email, role) =>
      change(email, (userId, revokedAt) => ({
        type: 'RevokeRole',
        data: { userId, role, revokedBy: OPERATOR, revokedAt },
      })),
  };
};
