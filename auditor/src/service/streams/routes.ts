import { diffQuery, stateQuery, streamName, streamQuery } from '@twofold/contracts/audit/api';
import type { AuditLook } from '@twofold/contracts/audit/events';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router, type Request, type Response } from 'express';
import { readMoment, type Moment } from '../../browsing/moment.ts';
import type { RouteDeps } from '../route-deps.ts';
import { viewDiff, viewState, viewStream } from './view-stream.ts';

const always: Moment = () => true;

/** A stream now, at a moment of the past, and between two moments. */
export const streamRoutes = ({ stored, open, accessLog }: RouteDeps): Router => {
  const reader = { stored, open };

  /** Records the access, with the name of the stream only if it exists. @throws HttpError 404 */
  const answer = async (
    request: Request,
    response: Response,
    look: AuditLook,
    view: { readonly stream: string } | undefined,
  ): Promise<void> => {
    await accessLog.record(request, response, { look, ...(view && { of: view.stream }) });
    if (view === undefined) throw new HttpError(404, 'Stream not found');
    response.json(view);
  };

  return Router()
    .get('/api/audit/streams/:name', async (request, response) => {
      const query = parseInput(streamQuery, request.query);
      const name = nameOf(request);
      await answer(request, response, 'stream', name === undefined ? undefined : await viewStream(reader, name, query));
    })
    .get('/api/audit/streams/:name/state', async (request, response) => {
      const { at } = parseInput(stateQuery, request.query);
      const hadHappened = at === undefined ? always : readMoment(at);
      const name = nameOf(request);
      await answer(
        request,
        response,
        'state',
        name === undefined ? undefined : await viewState(reader, name, hadHappened),
      );
    })
    .get('/api/audit/streams/:name/diff', async (request, response) => {
      const { from, to } = parseInput(diffQuery, request.query);
      const moments = { wasBefore: readMoment(from), isWithin: to === undefined ? always : readMoment(to) };
      const name = nameOf(request);
      await answer(request, response, 'diff', name === undefined ? undefined : await viewDiff(reader, name, moments));
    });
};

/** Undefined for a text that cannot name a stream. */
const nameOf = ({ params }: Request): string | undefined => streamName.safeParse(params['name']).data;
