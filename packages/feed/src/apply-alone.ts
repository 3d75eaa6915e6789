import type { RecordedEvent } from '@twofold/event-store/port';
import { advanceOne, commit } from './advance.ts';
import { isDataError, Poison } from './failures.ts';
import { pendingOf, stateOf, type FeedContext, type Member } from './member.ts';
import { parkStream } from './parked-streams.ts';
import { retryOutages, waitAfter } from './retry.ts';

/** How often an event is tried before its stream is parked. */
export const MAX_ATTEMPTS = 3;

/**
 * Applies events to one member, in order. If the error does not name the event that cannot be applied, bisection finds
 * it. Its stream is parked, later events of the stream are held behind it, and everything else continues (D-100).
 * @throws Fenced when another process follows; the signal's reason when it aborts.
 */
export const applyAlone = async (
  context: FeedContext,
  member: Member,
  events: readonly RecordedEvent[],
): Promise<void> => {
  const { retry } = member;
  let most = events.length;
  let failures = 0;
  let outages = 0;
  for (let rest = pendingOf(member, events); rest.length > 0;) {
    retry.signal.throwIfAborted();
    const tried = rest.slice(0, most);
    const error = await member.exclusively(() => advanceOne(context, member, tried));
    const left = pendingOf(member, events);
    if (left.length < rest.length) failures = 0;
    rest = left;
    const [first] = rest;
    if (error === undefined) {
      retry.onTrouble(undefined);
      outages = 0;
      most = events.length;
    } else if (!isDataError(error)) {
      retry.onTrouble(error);
      await waitAfter(outages++, retry);
    } else if (!(error instanceof Poison) && tried.length > 1) {
      most = Math.ceil(tried.length / 2);
    } else if (++failures < MAX_ATTEMPTS) {
      await waitAfter(failures - 1, retry);
    } else if (first !== undefined) {
      await park(context, member, first, error);
      rest = rest.slice(1);
      failures = 0;
    }
  }
};

/** Moves past an event without applying it, and parks its stream in the same transaction. */
const park = async (context: FeedContext, member: Member, event: RecordedEvent, error: Error): Promise<void> => {
  const { schema, now, log } = context;
  const { handler, exclusively, retry } = member;
  const failure = { error, attempts: MAX_ATTEMPTS, at: now() };
  await exclusively(async () => {
    await retryOutages(retry, () =>
      commit(context, [{ member, to: event.position }], (client) => [
        parkStream(client, schema, handler.name, event, failure),
      ]),
    );
    stateOf(member).parked.add(event.stream);
  });
  log.error(
    { err: error, handler: handler.name, stream: event.stream, position: event.position, eventType: event.type },
    'could not process an event, its stream is parked',
  );
};
