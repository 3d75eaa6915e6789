import type { Readable } from 'node:stream';
import { setImmediate as allThatArrived } from 'node:timers/promises';
import type { Position, RecordedEvent } from '../port.ts';
import type { SubscriptionSignal } from './eventstoredb-follower.ts';
import type { ClientResolved } from './eventstoredb-records.ts';

/** When so much waits to be taken the server is not read from any further. */
const MAX_WAITING = 2_000;

/**
 * Turns the client's stream into signals in the order of the log, in chunks of whatever has arrived. Word that the end
 * is reached comes as an event of its own, ahead of what the stream still holds back; it is put behind that. The server
 * says it once: while it keeps up, whatever was appended since is at the end again when nothing more of it waits. A
 * polite end of the server ends the iteration, an error rejects it.
 */
export async function* signalsOf(
  subscription: Readable,
  toEvent: (resolved: ClientResolved) => RecordedEvent | undefined,
  looked: Position[],
): AsyncGenerator<readonly SubscriptionSignal[]> {
  let waiting: SubscriptionSignal[] = [];
  let heldBack: number | undefined;
  let isLive = false;
  let [isOver, failure]: [boolean, unknown] = [false, undefined];
  let wake = (): void => undefined;

  const live = (): void => {
    heldBack = undefined;
    isLive = true;
    waiting.push({ live: true });
  };
  subscription.on('data', (resolved: ClientResolved) => {
    const event = toEvent(resolved);
    if (event) waiting.push({ event });
    if (heldBack !== undefined && --heldBack === 0) live();
    if (waiting.length >= MAX_WAITING) subscription.pause();
    wake();
  });
  subscription.on('caughtUp', () => {
    heldBack = subscription.readableLength;
    if (heldBack === 0) live();
    wake();
  });
  subscription.on('fellBehind', () => {
    isLive = false;
  });
  const end = (error?: unknown): void => {
    isOver = true;
    failure ??= error;
    wake();
  };
  subscription
    .on('error', end)
    .on('end', () => end())
    .on('close', () => end());

  for (;;) {
    const last = waiting.at(-1);
    if (isLive && last && 'event' in last && subscription.readableLength === 0) waiting.push({ live: true });
    const position = subscription.readableLength === 0 ? looked.splice(0).at(-1) : undefined;
    if (position !== undefined) waiting.push({ looked: position });
    if (waiting.length > 0) {
      const chunk = waiting;
      waiting = [];
      subscription.resume();
      yield chunk;
    } else if (isOver) {
      if (failure !== undefined) throw failure;
      return;
    } else {
      await new Promise<void>((resolve) => (wake = resolve));
      // What came with the first event is one chunk with it, and not a chunk for each.
      await allThatArrived();
    }
  }
}
