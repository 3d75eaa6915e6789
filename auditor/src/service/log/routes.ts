import { listEventsQuery, type ListEventsQuery } from '@twofold/contracts/audit/api';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router } from 'express';
import { z } from 'zod';
import type { RouteDeps } from '../route-deps.ts';
import { readPosition } from '../read-position.ts';
import { searchLog } from './search-log.ts';
import { viewEvent } from './view-event.ts';

/** The log, page by page, and one event. */
export const logRoutes = ({ stored, open, finder, accessLog }: RouteDeps): Router =>
  Router()
    .get('/api/audit/events', async (request, response) => {
      const query = parseInput(listEventsQuery, request.query);
      const before = query.before === undefined ? undefined : await readPosition(stored, query.before);
      const page = await searchLog({ stored, open, finder }, { ...query, before });
      const filters = filtersOf(query, page.events.length > 0);
      await accessLog.record(request, response, {
        look: 'events',
        ...(filters && { filters }),
        ...(before && { before }),
      });
      response.json(page);
    })
    .get('/api/audit/events/:id', async (request, response) => {
      const id = z.guid().safeParse(request.params.id);
      const event = id.success ? await viewEvent({ stored, open, finder }, id.data.toLowerCase()) : undefined;
      await accessLog.record(request, response, { look: 'event', ...(event && { of: event.id }) });
      if (event === undefined) throw new HttpError(404, 'Event not found');
      response.json(event);
    });

/** A stream or an actor is recorded only if the log contains it: other input may be personal. */
const filtersOf = ({ type, stream, actor, from, to, text }: ListEventsQuery, hasFound: boolean) => {
  if ([type, stream, actor, from, to, text].every((filter) => filter === undefined)) return undefined;
  return {
    ...(hasFound && { ...(type && { types: type }), ...(stream && { stream }), ...(actor && { actor }) }),
    ...(from && { from: new Date(from).toISOString() }),
    ...(to && { to: new Date(to).toISOString() }),
    hasText: text !== undefined,
  };
};
