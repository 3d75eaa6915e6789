import { tailQuery } from '@twofold/contracts/audit/figures/api';
import type { Logger } from '@twofold/http/log';
import { parseInput } from '@twofold/http/parse-input';
import { Router } from 'express';
import type { Listeners } from '../live/listeners.ts';
import { readPosition } from '../read-position.ts';
import type { RouteDeps } from '../route-deps.ts';
import { createLiveEvents } from './live-events.ts';
import { publishTail } from './publish-tail.ts';

/** New events, as they are appended. */
export const tailRoutes = (deps: RouteDeps & { readonly listeners: Listeners; readonly log: Logger }): Router => {
  const { stored, open, accessLog, listeners } = deps;
  const live = createLiveEvents(deps);
  return Router().get('/api/audit/tail', async (request, response) => {
    const { after } = parseInput(tailQuery, request.query);
    // A reconnecting browser sends its position, which takes precedence over the query.
    const { after: last = after } = tailQuery.safeParse({ after: request.get('last-event-id') }).data ?? {};
    const place = last === undefined ? undefined : await readPosition(stored, last);
    await accessLog.record(request, response, { look: 'tail' });
    const listener = listeners.open(request, response);
    if (request.method === 'HEAD') return listener.end();
    // A client that disconnects ends the stream normally.
    await publishTail({ stored, open, live }, listener, place).catch((error: unknown) => {
      if (!listener.signal.aborted) throw error;
    });
  });
};
