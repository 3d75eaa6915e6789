import type { Role } from '@twofold/contracts/accounts/role';
import { HttpError } from '@twofold/http/respond-to-errors';
import { accountIdOf } from '@twofold/sessions/sessions';
import { Router, type RequestHandler } from 'express';
import type { HasRole } from './accounts/has-role.ts';

/** Comes before all routes below a path that is for one role: to everybody else there is nothing under it. */
export const onlyForRole = (
  path: string,
  role: Role,
  deps: { readonly sessions: RequestHandler; readonly hasRole: HasRole },
): Router => {
  const demandRole: RequestHandler = async (request, _response, next) => {
    const userId = accountIdOf(request);
    if (userId === undefined || !(await deps.hasRole(userId, role))) throw new HttpError(404, 'Not found');
    next();
  };
  return Router().use(path, deps.sessions, demandRole);
};
