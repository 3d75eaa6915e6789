import type { Role } from '@twofold/contracts/accounts/role';
import { HttpError } from '@twofold/http/respond-to-errors';
import { demandFreshProof, secondFactorMissing } from '@twofold/sessions/second-factor';
import { accountIdOf } from '@twofold/sessions/sessions';
import type { Request } from 'express';
import type { FoldStream } from '../fold-stream.ts';
import { createPeople } from './people.ts';

/** `locked` is a role that does not work, since its account has no second factor. */
type RoleState = 'absent' | 'locked' | 'active';

/** What the log says of roles now, read each time, so that one that was taken away ends at once. */
export type Staff = {
  /** Whether somebody has a role that works. */
  readonly hasRole: (userId: number, role: Role) => Promise<boolean>;
  readonly stateOf: (userId: number, role: Role) => Promise<RoleState>;
  /**
   * Demands a role of who sends a request, and for a sensitive act that this session has proven the second factor of its
   * account lately, if it has one.
   * @throws HttpError 404 for everybody without the role, 403 where a second factor is missing or to be proven again
   */
  readonly demandRole: (request: Request, role: Role) => Promise<void>;
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
