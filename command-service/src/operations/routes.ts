import { projectionName, retryParkedStreamBody, skipParkedStreamBody } from '@twofold/contracts/operations/api';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { accountIdOf, requireAccountId } from '@twofold/sessions/sessions';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { HandleCommand } from '../command-handler.ts';
import type { Repeatable } from '../requests/repeatable.ts';
import { requestContext } from '../requests/request-context.ts';
import { actorOf } from '../requests/request-log.ts';
import type { SendAnswer } from '../requests/send-answer.ts';
import { operationsCategory } from './category.ts';
import type { OperationCommand } from './decider.ts';

/** A run that takes longer is dead, and a repeat of its request may take over. */
const LEASE_MS = 10_000;

export type OperationRoutesDeps = {
  readonly sessions: RequestHandler;
  /** Roles are another slice's, and are read anew for every request. */
  readonly isOperator: (userId: number) => Promise<boolean>;
  readonly handle: HandleCommand;
  readonly repeatable: Repeatable;
  readonly sendAnswer: SendAnswer;
  readonly now: () => Date;
};

/** What each request is asked with. */
type Asked = {
  readonly requestId: string;
  readonly projection: string;
  readonly requestedBy: number;
  readonly requestedAt: string;
};

/**
 * What operators ask of the projector. It is only recorded here: the projector obeys the log. To everybody else there is
 * nothing under these paths.
 */
export const operationRoutes = (deps: OperationRoutesDeps): Router => {
  const { sessions, isOperator, handle, repeatable, sendAnswer, now } = deps;

  const operatorsOnly: RequestHandler = async (request, _response, next) => {
    const userId = accountIdOf(request);
    if (userId === undefined || !(await isOperator(userId))) throw new HttpError(404, 'Not found');
    next();
  };

  const ask = async (
    request: Request,
    response: Response,
    toCommand: (asked: Asked) => OperationCommand,
  ): Promise<void> => {
    const requestedBy = requireAccountId(request);
    const projection = projectionIn(request);
    const actor = actorOf(requestedBy);
    const answer = await repeatable({
      key: request.get('idempotency-key'),
      actor,
      content: `${request.method} ${request.path} ${JSON.stringify(request.body)}`,
      limitMs: LEASE_MS,
      allocate: () => Promise.resolve({ atMs: now().getTime() }),
      run: async ({ commandId: requestId, allocated }) => {
        const requestedAt = new Date(allocated['atMs'] ?? now()).toISOString();
        const command = toCommand({ requestId, projection, requestedBy, requestedAt });
        const context = requestContext(response, requestId, actor);
        const { position } = await handle(operationsCategory, projection, command, context);
        return { status: 200, body: JSON.stringify({ requestId }), position };
      },
    });
    await sendAnswer(request, response, answer);
  };

  const rebuild: RequestHandler = (request, response) =>
    ask(request, response, (asked) => ({ type: 'RequestRebuild', data: asked }));

  const retry: RequestHandler = async (request, response) => {
    const body = parseInput(retryParkedStreamBody, request.body);
    await ask(request, response, (asked) => ({ type: 'RequestRetry', data: { ...asked, ...body } }));
  };

  const skip: RequestHandler = async (request, response) => {
    const body = parseInput(skipParkedStreamBody, request.body);
    await ask(request, response, (asked) => ({ type: 'RequestSkip', data: { ...asked, ...body } }));
  };

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
