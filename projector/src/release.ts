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

/** Statements of the very transaction that brings a release to its end, sent without waiting. */
type OnEnd = (client: ClientBase, release: Release) => Promise<unknown>[];

/**
 * Applies the events that a parked stream holds, in order, each in a transaction of its own, and then follows the stream
 * again. When one of them fails, the stream stays parked there.
 * @throws Fenced when somebody else follows; errors of the database, after which it may be called again.
 */
export const retryStream = async (work: Work, store: EventStore, stream: string, onEnd: OnEnd): Promise<void> => {
  const { pool, readModel, exclusively } = work;
  const found = await parkedStream(pool, readModel.projection.name, stream);
  if (found === undefined) return endUnparked(work, onEnd);
  let next: Revision = found.revision;
  for (let applied = 0; ; applied++) {
    if (await exclusively(() => applyNext(work, store, { stream, revision: next, applied, onEnd }))) return;
    next = revisionOf(next + 1n);
  }
};

/**
 * Leaves the event out that a stream is parked at, in this projection and its rebuilds, for ever, and goes on with the
 * events behind it. A stream that is parked at another event is left alone.
 */
export const skipAndRetry = async (
  work: Work,
  store: EventStore,
  { stream, eventId, reason }: { readonly stream: string; readonly eventId: string; readonly reason: string },
  onEnd: OnEnd,
): Promise<void> => {
  const { pool, readModel, following, exclusively, now } = work;
  const { name } = readModel.projection;
  const found = await parkedStream(pool, name, stream);
  if (found?.eventId !== eventId) return endUnparked(work, onEnd);
  await exclusively(async () => {
    await standStill(work, (client) => [skipEvent(client, name, found, { reason, at: now() })]);
    following.skipped.add(eventId);
  });
  return retryStream(work, store, stream, onEnd);
};

const endUnparked = (work: Work, onEnd: OnEnd): Promise<void> =>
  work.exclusively(() => standStill(work, (client) => onEnd(client, { outcome: 'not-parked' })));

type Held = {
  readonly stream: string;
  readonly revision: Revision;
  /** How many were applied before it. */
  readonly applied: number;
  readonly onEnd: OnEnd;
};

/** Applies one held event, or releases the stream when it holds no more. Answers whether it has come to its end. */
const applyNext = async (
  work: Work,
  store: EventStore,
  { stream, revision, applied, onEnd }: Held,
): Promise<boolean> => {
  const { readModel, following, now } = work;
  const { name } = readModel.projection;
  const event = await heldEvent(store, stream, revision, following.position);
  if (event === undefined) {
    await standStill(work, (client) => [
      releaseStream(client, name, stream),
      ...onEnd(client, { outcome: 'released', applied }),
    ]);
    following.parked.delete(stream);
    return true;
  }
  try {
    await standStill(work, (client) => [advanceParked(client, name, event)], [event]);
    return false;
  } catch (error) {
    if (!isDataError(error)) throw error;
    const failure = { error, attempts: 1, at: now() };
    await standStill(work, (client) => [
      parkStream(client, name, event, failure),
      ...onEnd(client, { outcome: 'parked-again', applied, error: error.message }),
    ]);
    return true;
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
