import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import { Poison } from '@twofold/feed/failures';
import { requestsUpTo } from '@twofold/feed/operations/requests';
import { endRequests, recordRequests } from '@twofold/feed/operations/recorded-requests';
import { skipEvent } from '@twofold/feed/parked-streams';
import type { ClientBase } from 'pg';
import { SCHEMA } from '../read-model.ts';

/**
 * Skips the event at which a rebuild stopped, if the log has an operator's request to skip it. This is for a database that
 * lost its skipped events, and for a read model that never followed the log and so never parked a stream.
 * @returns whether the event was skipped, so that the rebuild can start again
 */
export const skipIfRequested = async (
  client: ClientBase,
  deps: { readonly store: EventStore; readonly projection: string; readonly now: () => Date },
  error: unknown,
): Promise<boolean> => {
  const { store, projection, now } = deps;
  const head = await headOf(store);
  if (!(error instanceof Poison) || head === undefined) return false;
  const { event } = error;
  for (const request of await requestsUpTo(store, projection, head)) {
    if (request.operation !== 'skip' || request.eventId !== event.id) continue;
    const { reason } = request;
    await skipEvent(client, SCHEMA, projection, { ...event, eventId: event.id }, { reason, at: now() });
    await recordRequests(client, SCHEMA, [request]);
    await endRequests(client, SCHEMA, [request], { outcome: 'left-out' });
    return true;
  }
  return false;
};
