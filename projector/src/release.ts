import type { EventStore, Position, RecordedEvent, Revision } from '@twofold/event-store/port';
import { revisionOf } from '@twofold/event-store/units';
import type { ClientBase } from 'pg';
import type { Work } from './apply-events.ts';
import { isDataError } from './failures.ts';
import { writeBatch } from './following.ts';
import { advanceParked, parkedStream, parkStream, releaseStream, skipEvent } from './parked-streams.ts';

/** What became of a parked stream: it is followed again, it failed again, or it was not parked at all. */
export type Release =
  | { readonly outcome: 'released'; readonly applied: number }
  | { readonly outcome: 'parked-again'; readonly applied: number; readonly error: string }
  | { readonly outcome: 'not-parked' };

/**
 * Applies the events that a parked stream holds, in order, each in a transaction of its own, and then follows the stream
 * again. When one of them fails, the stream stays parked there.
 * @throws Fenced when somebody else follows; errors of the database, after which the command may be given again.
 */
export const retryStream = async (work: Work, store: EventStore, stream: string): Promise<Release> => {
  const { pool, readModel, exclusively } = work;
  const found = await parkedStream(pool, readModel.projection.name, stream);
  if (found === undefined) return { outcome: 'not-parked' };
  let next: Revision = found.revision;
  for (let applied = 0; ; applied++) {
    const error = await exclusively(() => applyNext(work, store, stream, next));
    if (error === 'nothing-held') return { outcome: 'released', applied };
    if (error !== undefined) return { outcome: 'parked-again', applied, error: error.message };
    next = revisionOf(next + 1n);
  }
};

/**
 * Leaves the event out that a stream is parked at, in this projection and its rebuilds, for ever, and goes on with the
 * events behind it.
 */
export const skipAndRetry = async (work: Work, store: EventStore, stream: string, reason: string): Promise<Release> => {
  const { pool, readModel, following, exclusively, now } = work;
  const found = await parkedStream(pool, readModel.projection.name, stream);
  if (found === undefined) return { outcome: 'not-parked' };
  await exclusively(async () => {
    await standStill(work, (client) => [skipEvent(client, found, { reason, at: now() })]);
    following.skipped.add(found.eventId);
  });
  return retryStream(work, store, stream);
};

/** Applies one held event, or releases the stream when it holds no more. Answers the error that parked it again. */
const applyNext = async (
  work: Work,
  store: EventStore,
  stream: string,
  revision: Revision,
): Promise<Error | 'nothing-held' | undefined> => {
  const { readModel, following, now } = work;
  const { name } = readModel.projection;
  const event = await heldEvent(store, stream, revision, following.position);
  if (event === undefined) {
    await standStill(work, (client) => [releaseStream(client, name, stream)]);
    following.parked.delete(stream);
    return 'nothing-held';
  }
  try {
    await standStill(work, (client) => [advanceParked(client, name, event)], [event]);
    return undefined;
  } catch (error) {
    if (!isDataError(error)) throw error;
    await standStill(work, (client) => [parkStream(client, name, event, { error, attempts: 1, at: now() })]);
    return error;
  }
};

/** Writes without moving on: the checkpoint goes from where it stands to where it stands, which is still the fence. */
const standStill = async (
  { pool, readModel, following }: Work,
  also: (client: ClientBase) => Promise<unknown>[],
  events: readonly RecordedEvent[] = [],
): Promise<void> => {
  const { position: to, skipped } = following;
  if (to === undefined) throw new Error('Nothing can be parked before the first event');
  await writeBatch(pool, readModel, following, { events, to, isHeld: ({ id }) => skipped.has(id), also });
};

/** The event of this revision, when the follower has stepped over it already: what is behind it comes by itself. */
const heldEvent = async (
  store: EventStore,
  stream: string,
  revision: Revision,
  steppedOver: Position | undefined,
): Promise<RecordedEvent | undefined> => {
  for await (const event of store.readStream(stream, { from: revision, limit: 1 }))
    return steppedOver !== undefined && event.position <= steppedOver ? event : undefined;
  return undefined;
};
