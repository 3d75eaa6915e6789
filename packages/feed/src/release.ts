import type { Position, RecordedEvent, Revision } from '@twofold/event-store/port';
import { revisionOf } from '@twofold/event-store/units';
import type { ClientBase } from 'pg';
import { actOn, commit } from './advance.ts';
import { isDataError } from './failures.ts';
import { stateOf, type FeedContext, type Member } from './member.ts';
import { advanceParked, parkedStream, parkStream, releaseStream, skipEvent } from './parked-streams.ts';

/** The result for a parked stream: it is followed again, it failed again, or it was not parked. */
export type Release =
  | { readonly outcome: 'released'; readonly applied: number }
  | { readonly outcome: 'parked-again'; readonly applied: number; readonly error: string }
  | { readonly outcome: 'not-parked' };

/** Sends statements in the transaction that ends a release, without waiting for them. */
type OnEnd = (client: ClientBase, release: Release) => Promise<unknown>[];

/**
 * Applies the held events of a parked stream, in order, each in a separate transaction, and then follows the stream
 * again. If one of them fails, the stream stays parked there.
 * @throws Fenced when another process follows; external failures, after which it may be called again.
 */
export const retryStream = async (
  context: FeedContext,
  member: Member,
  stream: string,
  onEnd: OnEnd,
): Promise<void> => {
  const found = await parkedStream(context.pool, context.schema, member.handler.name, stream);
  if (found === undefined) return endUnparked(context, member, onEnd);
  let next: Revision = found.revision;
  for (let applied = 0; ; applied++) {
    const held = { stream, revision: next, applied, onEnd };
    if (await member.exclusively(() => applyNext(context, member, held))) return;
    next = revisionOf(next + 1n);
  }
};

/**
 * Permanently skips the event that a stream is parked at, in this handler and its rebuilds, and continues with the
 * events after it. A stream that is parked at another event is left alone.
 */
export const skipAndRetry = async (
  context: FeedContext,
  member: Member,
  { stream, eventId, reason }: { readonly stream: string; readonly eventId: string; readonly reason: string },
  onEnd: OnEnd,
): Promise<void> => {
  const { pool, schema, now } = context;
  const { name } = member.handler;
  const found = await parkedStream(pool, schema, name, stream);
  if (found?.eventId !== eventId) return endUnparked(context, member, onEnd);
  await member.exclusively(async () => {
    await commitInPlace(context, member, (client) => [skipEvent(client, schema, name, found, { reason, at: now() })]);
    stateOf(member).skipped.add(eventId);
  });
  return retryStream(context, member, stream, onEnd);
};

const endUnparked = (context: FeedContext, member: Member, onEnd: OnEnd): Promise<void> =>
  member.exclusively(() => commitInPlace(context, member, (client) => onEnd(client, { outcome: 'not-parked' })));

type Held = {
  readonly stream: string;
  readonly revision: Revision;
  /** How many held events were applied before it. */
  readonly applied: number;
  readonly onEnd: OnEnd;
};

/** Applies one held event, or releases the stream if there are no more. Returns whether the release has ended. */
const applyNext = async (
  context: FeedContext,
  member: Member,
  { stream, revision, applied, onEnd }: Held,
): Promise<boolean> => {
  const { schema, now } = context;
  const { name } = member.handler;
  const event = await heldEvent(context, stream, revision, stateOf(member).position);
  if (event === undefined) {
    await commitInPlace(context, member, (client) => [
      releaseStream(client, schema, name, stream),
      ...onEnd(client, { outcome: 'released', applied }),
    ]);
    stateOf(member).parked.delete(stream);
    return true;
  }
  try {
    const events = stateOf(member).skipped.has(event.id) ? [] : [event];
    for (const each of events) await actOn(member, each);
    await commitInPlace(context, member, (client) => [advanceParked(client, schema, name, event)], events);
    return false;
  } catch (error) {
    if (!isDataError(error)) throw error;
    const failure = { error, attempts: 1, at: now() };
    await commitInPlace(context, member, (client) => [
      parkStream(client, schema, name, event, failure),
      ...onEnd(client, { outcome: 'parked-again', applied, error: error.message }),
    ]);
    return true;
  }
};

/** Writes without moving the checkpoint. "Moving" it to its own position still fences off other processes. */
const commitInPlace = async (
  context: FeedContext,
  member: Member,
  also: (client: ClientBase) => Promise<unknown>[],
  events: readonly RecordedEvent[] = [],
): Promise<void> => {
  const { position: to, prepare } = stateOf(member);
  if (to === undefined) throw new Error('No stream can be parked before the first event');
  await commit(context, [{ member, to, writes: prepare?.(events) }], also);
};

/** The event of this revision, if the member has already moved past it. Later events will reach it by following. */
const heldEvent = async (
  { store }: FeedContext,
  stream: string,
  revision: Revision,
  position: Position | undefined,
): Promise<RecordedEvent | undefined> => {
  for await (const event of store.readStream(stream, { from: revision, limit: 1 }))
    return position !== undefined && event.position <= position ? event : undefined;
  return undefined;
};
