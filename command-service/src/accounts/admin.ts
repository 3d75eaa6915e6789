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

/** `hasChanged` is false if nothing had to change. */
export type RoleChange = { readonly userId: number; readonly hasChanged: boolean };

export type Admin = {
  /** @throws Refusal `user-not-found` when the address has no account; what `admit` throws */
  readonly grant: (email: string, role: Role) => Promise<RoleChange>;
  /** @throws Refusal `user-not-found` when the address has no account */
  readonly revoke: (email: string, role: Role) => Promise<RoleChange>;
  /** Removes all second factors, for an owner who has lost them. @throws Refusal `user-not-found` */
  readonly resetSecondFactor: (email: string) => Promise<RoleChange>;
};

/** The first roles are granted from the command line of the server; events name the granter `operator`. */
const OPERATOR = 'operator';

/** What an operator may do to accounts. `store` is sealed. */
export const createAdmin = (deps: {
  readonly store: EventStore;
  readonly keyring: Pick<Keyring, 'secret'>;
  /** Throws if a user may not have a role. Absent: every user may. */
  readonly admit?: (userId: number) => Promise<void>;
  readonly now: () => Date;
  readonly newId: () => string;
}): Admin => {
  const { store, keyring, admit, now, newId } = deps;
  const handle = createCommandHandler({ store, now });
  const emailId = createEmailId(keyring);
  const people = createPeople({ fold: foldsOf(store) });

  const findUser = async (email: string): Promise<number> => {
    const { found: claim } = await people.claim(await emailId(email));
    return claim.status === 'claimed' ? claim.userId : refuse('user-not-found');
  };

  const change = async (userId: number, command: UserCommand): Promise<RoleChange> => {
    const id = newId();
    const context = { id, correlationId: id, causationId: id, actor: OPERATOR };
    const { hasEvents } = await handle(userCategory, userId, command, context);
    return { userId, hasChanged: hasEvents };
  };

  return {
    grant: async (email, role) => {
      const userId = await findUser(email);
      await admit?.(userId);
      const data = { userId, role, grantedBy: OPERATOR, grantedAt: now().toISOString() };
      return change(userId, { type: 'GrantRole', data });
    },
    revoke: async (email, role) => {
      const userId = await findUser(email);
      const data = { userId, role, revokedBy: OPERATOR, revokedAt: now().toISOString() };
      return change(userId, { type: 'RevokeRole', data });
    },
    resetSecondFactor: async (email) => {
      const userId = await findUser(email);
      const data = { userId, resetBy: OPERATOR, resetAt: now().toISOString() };
      return change(userId, { type: 'ResetSecondFactor', data });
    },
  };
};
