import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import { Poison } from '@twofold/feed/failures';
import { askedUpTo } from '@twofold/feed/operations/asked';
import { endRequests, noteAsked } from '@twofold/feed/operations/recorded-requests';
import { skipEvent } from '@twofold/feed/parked-streams';
import type { ClientBase } from 'pg';
import { SCHEMA } from '../read-model.ts';

/**
 * Skips an event at which a rebuild stopped, if an operator has skipped it before: for a database that lost its parked
 * streams, and for a read model that never followed the log and so never parked any.
 * @returns whether it did, so that the rebuild may start again
 */
export const leaveOutAsAsked = async (
  client: ClientBase,
  deps: { readonly store: EventStore; readonly projection: string; readonly now: () => Date },
  error: unknown,
): Promise<boolean> => {
  const { store, projection, now } = deps;
  const head = await headOf(store);
  if (!(error instanceof Poison) || head === undefined) return false;
  const { event } = error;
  for (const asked of await askedUpTo(store, projection, head)) {
    if (asked.operation !== 'skip' || asked.eventId !== event.id) continue;
    const { reason } = asked;
    await skipEvent(client, SCHEMA, projection, { ...event, eventId: event.id }, { reason, at: now() });
    await noteAsked(client, SCHEMA, [asked]);
    await endRequests(client, SCHEMA, [asked], { outcome: 'left-out' });
    return true;
  }
  return false;
};
