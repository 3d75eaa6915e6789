import type { Role } from '@twofold/contracts/accounts/role';
import { Router, type RequestHandler } from 'express';
import type { Staff } from './accounts/staff.ts';

/**
 * Restricts all routes below a path to one role; everyone else gets 404. Sensitive routes also require a recent proof of
 * the second factor (D-132).
 */
export const onlyForRole = (
  path: string,
  role: Role,
  deps: {
    readonly sessions: RequestHandler;
    readonly staff: Pick<Staff, 'demandRole' | 'demandProof'>;
    readonly isSensitive?: boolean;
  },
): Router => {
  const demandRole: RequestHandler = async (request, _response, next) => {
    await deps.staff.demandRole(request, role);
    if (deps.isSensitive === true) await deps.staff.demandProof(request);
    next();
  };
  return Router().use(path, deps.sessions, demandRole);
};
