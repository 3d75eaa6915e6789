import type { Role } from '@twofold/contracts/accounts/role';
import { Router, type RequestHandler } from 'express';
import type { Staff } from './accounts/staff.ts';

/**
 * Comes before all routes below a path that is for one role: to everybody else there is nothing under it. Where they are
 * sensitive, a second factor must have been proven lately (D-132).
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
