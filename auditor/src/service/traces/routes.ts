import { traceQuery } from '@twofold/contracts/audit/api';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router } from 'express';
import { readPosition } from '../read-position.ts';
import type { RouteDeps } from '../route-deps.ts';
import { viewTrace } from './view-trace.ts';

/** How much of an id is recorded; our own ids are shorter. */
const MAX_NAMED = 255;

/** The events that followed from one request. */
export const traceRoutes = ({ stored, open, finder, accessLog }: RouteDeps): Router =>
  Router().get('/api/audit/traces/:correlationId', async (request, response) => {
    const query = parseInput(traceQuery, request.query);
    const before = query.before === undefined ? undefined : await readPosition(stored, query.before);
    const trace = await viewTrace({ stored, open, finder }, request.params.correlationId, before);
    const isKnown = trace.events.length > 0;
    await accessLog.record(request, response, {
      look: 'trace',
      ...(isKnown && { of: trace.correlationId.slice(0, MAX_NAMED) }),
    });
    if (!isKnown && trace.next === undefined) throw new HttpError(404, 'No event belongs to this request');
    response.json(trace);
  });
