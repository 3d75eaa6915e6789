import { HttpError } from '@twofold/http/respond-to-errors';
import { accountIdOf } from '@twofold/sessions/sessions';
import { Router, type RequestHandler } from 'express';

/** Comes before all routes for operators: to everybody else there is nothing under `/api/operations`. */
export const onlyOperators = (deps: {
  readonly sessions: RequestHandler;
  /** Roles are another slice's, and are read again for every request. */
  readonly isOperator: (userId: number) => Promise<boolean>;
}): Router => {
  const demandOperator: RequestHandler = async (request, _response, next) => {
    const userId = accountIdOf(request);
    if (userId === undefined || !(await deps.isOperator(userId))) throw new HttpError(404, 'Not found');
    next();
  };
  return Router().use('/api/operations', deps.sessions, demandOperator);
};
