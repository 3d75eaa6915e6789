import type { Role } from '@twofold/contracts/accounts/role';
import { HttpError } from '@twofold/http/respond-to-errors';
import { demandFreshProof, secondFactorMissing } from '@twofold/sessions/second-factor';
import { accountIdOf } from '@twofold/sessions/sessions';
import type { Request } from 'express';
import type { FoldStream } from '../fold-stream.ts';
import { createPeople } from './people.ts';

/** `locked`: the role does not work because the account has no second factor. */
type RoleState = 'absent' | 'locked' | 'active';

/** Reads the current roles from the log each time, so that a revocation takes effect immediately. */
export type Staff = {
  /** Whether a user has an active role. */
  readonly hasRole: (userId: number, role: Role) => Promise<boolean>;
  readonly stateOf: (userId: number, role: Role) => Promise<RoleState>;
  /** @throws HttpError 404 for users without the role, 403 if it is locked */
  readonly demandRole: (request: Request, role: Role) => Promise<void>;
  /** Requires a recent proof of the second factor in this session, if the account has one. @throws HttpError 403 */
  readonly demandProof: (request: Request) => Promise<void>;
};

export type HasRole = Staff['hasRole'];

export const createStaff = (deps: {
  readonly fold: FoldStream;
  /** Whether roles work only with a second factor (D-132); absent: they work without. */
  readonly staffNeedSecondFactor?: boolean;
  readonly now: () => Date;
}): Staff => {
  const people = createPeople(deps);

  const stateOf: Staff['stateOf'] = async (userId, role) => {
    const { found: user } = await people.user(userId);
    if (user.status !== 'registered' || !user.roles.includes(role)) return 'absent';
    return deps.staffNeedSecondFactor === true && user.secondFactors.factors.length === 0 ? 'locked' : 'active';
  };

  return {
    stateOf,
    hasRole: async (userId, role) => (await stateOf(userId, role)) === 'active',
    demandRole: async (request, role) => {
      const userId = accountIdOf(request);
      const state = userId === undefined ? 'absent' : await stateOf(userId, role);
      if (state === 'absent') throw new HttpError(404, 'Not found');
      if (state === 'locked') throw secondFactorMissing();
    },
    demandProof: async (request) => {
      const { found: user } = await people.user(accountIdOf(request) ?? 0);
      if (user.status === 'registered' && user.secondFactors.factors.length > 0) demandFreshProof(request, deps.now());
    },
  };
};
