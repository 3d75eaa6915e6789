import { projectionName, retryParkedStreamBody, skipParkedStreamBody } from '@twofold/contracts/operations/api';
import { HttpError } from '@twofold/http/respond-to-errors';
import { accountIdOf } from '@twofold/sessions/sessions';
import { Router, type Request, type RequestHandler } from 'express';
import type { z } from 'zod';
import type { HandleCommand } from '../command-handler.ts';
import type { Write } from '../requests/write.ts';
import { operationsCategory } from './category.ts';
import type { OperationCommand } from './decider.ts';

export type OperationRoutesDeps = {
  readonly write: Write;
  readonly sessions: RequestHandler;
  /** Roles are another slice's, and are read again for every request. */
  readonly isOperator: (userId: number) => Promise<boolean>;
  readonly handle: HandleCommand;
};

/** What each request is asked with. */
type Asked = {
  readonly requestId: string;
  readonly projection: string;
  readonly requestedBy: number;
  readonly requestedAt: string;
};

/**
 * What operators ask of the projector. It is only recorded here: the projector applies the log. To everybody else there
 * is nothing under these paths.
 */
export const operationRoutes = ({ write, sessions, isOperator, handle }: OperationRoutesDeps): Router => {
  const operatorsOnly: RequestHandler = async (request, _response, next) => {
    const userId = accountIdOf(request);
    if (userId === undefined || !(await isOperator(userId))) throw new HttpError(404, 'Not found');
    next();
  };

  const ask = <Body>(
    toCommand: (asked: Asked, body: Body) => OperationCommand,
    body?: z.ZodType<Body>,
  ): RequestHandler =>
    write({
      who: 'account',
      path: projectionIn,
      ...(body && { body }),
      content: ({ request }) => JSON.stringify(request.body),
      handler: async ({ commandId: requestId, userId: requestedBy, path: projection, at, ...run }) => {
        const asked = { requestId, projection, requestedBy, requestedAt: at.toISOString() };
        const command = toCommand(asked, run.body);
        const { position } = await handle(operationsCategory, projection, command, run.context);
        return { body: { requestId }, position };
      },
    });

  const rebuild = ask((data) => ({ type: 'RequestRebuild', data }));
  const retry = ask((asked, body) => ({ type: 'RequestRetry', data: { ...asked, ...body } }), retryParkedStreamBody);
  const skip = ask((asked, body) => ({ type: 'RequestSkip', data: { ...asked, ...body } }), skipParkedStreamBody);

  return Router()
    .use('/api/operations', sessions, operatorsOnly)
    .post('/api/operations/projections/:name/rebuild', rebuild)
    .post('/api/operations/projections/:name/retry', retry)
    .post('/api/operations/projections/:name/skip', skip);
};

/** @throws HttpError 404 for a projection that there is not */
const projectionIn = (request: Request): string => {
  const name = projectionName.safeParse(request.params['name']);
  if (!name.success) throw new HttpError(404, 'There is no such projection');
  return name.data;
};
