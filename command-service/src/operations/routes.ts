import { projectionName, retryParkedStreamBody, skipParkedStreamBody } from '@twofold/contracts/operations/api';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router, type Request, type RequestHandler } from 'express';
import type { z } from 'zod';
import type { HandleCommand } from '../command-handler.ts';
import type { Write } from '../requests/write.ts';
import { operationsCategory } from './category.ts';
import type { OperationCommand } from './decider.ts';

export type OperationRoutesDeps = {
  readonly write: Write;
  readonly reactorNames: ReadonlySet<string>;
  readonly handle: HandleCommand;
};

/** The data of each request. */
type Asked = {
  readonly requestId: string;
  readonly requestedBy: number;
  readonly requestedAt: string;
};

/**
 * Operator requests to projections and reactors. They are only recorded here: the projector and the reactors' feed
 * apply them from the log. Behind `onlyForRole`.
 */
export const operationRoutes = (deps: OperationRoutesDeps): Router => {
  const { write, handle } = deps;

  const ask = <Body>(
    /** Reads the name of the projection or reactor. */
    nameIn: (request: Request) => string,
    toCommand: (asked: Asked, name: string, body: Body) => OperationCommand,
    body?: z.ZodType<Body>,
  ): RequestHandler =>
    write({
      who: 'account',
      path: nameIn,
      ...(body && { body }),
      content: ({ request }) => JSON.stringify(request.body),
      handler: async ({ commandId: requestId, userId: requestedBy, path: name, at, ...run }) => {
        const command = toCommand({ requestId, requestedBy, requestedAt: at.toISOString() }, name, run.body);
        const { position } = await handle(operationsCategory, name, command, run.context);
        return { body: { requestId }, position };
      },
    });

  const rebuild = ask(projectionIn, (asked, projection) => ({
    type: 'RequestRebuild',
    data: { ...asked, projection },
  }));
  const retry = ask(
    projectionIn,
    (asked, projection, body) => ({ type: 'RequestRetry', data: { ...asked, projection, ...body } }),
    retryParkedStreamBody,
  );
  const skip = ask(
    projectionIn,
    (asked, projection, body) => ({ type: 'RequestSkip', data: { ...asked, projection, ...body } }),
    skipParkedStreamBody,
  );
  const reactorIn = reactorOf(deps.reactorNames);
  const retryInReactor = ask(
    reactorIn,
    (asked, reactor, body) => ({ type: 'RequestReactorRetry', data: { ...asked, reactor, ...body } }),
    retryParkedStreamBody,
  );
  const skipInReactor = ask(
    reactorIn,
    (asked, reactor, body) => ({ type: 'RequestReactorSkip', data: { ...asked, reactor, ...body } }),
    skipParkedStreamBody,
  );

  return Router()
    .post('/api/operations/projections/:name/rebuild', rebuild)
    .post('/api/operations/projections/:name/retry', retry)
    .post('/api/operations/projections/:name/skip', skip)
    .post('/api/operations/reactors/:name/retry', retryInReactor)
    .post('/api/operations/reactors/:name/skip', skipInReactor);
};

/** @throws HttpError 404 for an unknown projection */
const projectionIn = (request: Request): string => {
  const name = projectionName.safeParse(request.params['name']);
  if (!name.success) throw new HttpError(404, 'Projection not found');
  return name.data;
};

/** @throws HttpError 404 for an unknown reactor */
const reactorOf =
  (names: ReadonlySet<string>) =>
  ({ params: { name } }: Request): string => {
    if (typeof name !== 'string' || !names.has(name)) throw new HttpError(404, 'Reactor not found');
    return name;
  };
