import type { Readable } from 'node:stream';
import { setImmediate as allThatArrived } from 'node:timers/promises';
import type { Position } from '../port.ts';
import type { SubscriptionAnswer } from './eventstoredb-answers.ts';
import type { SubscriptionSignal } from './eventstoredb-follower.ts';
import { isOurs, toRecordedEvent } from './eventstoredb-records.ts';
import { failureOfSubscription } from './eventstoredb-subscription.ts';

/** When so much waits to be taken the server is not read from any further. */
const MAX_WAITING = 2_000;

/**
 * Turns the server's answers into signals, in chunks of what has arrived. The server says once that the end is
 * reached: while it keeps up, it is at the end again once nothing that was appended since is waiting. A polite
 * end of the server ends the iteration, an error rejects it.
 */
export async function* signalsOf(answers: Readable): AsyncGenerator<readonly SubscriptionSignal[]> {
  let waiting: SubscriptionSignal[] = [];
  let looked: Position | undefined;
  let isLive = false;
  let [isOver, failure]: [boolean, unknown] = [false, undefined];
  let wake = (): void => undefined;

  const take = (answer: SubscriptionAnswer): void => {
    if ('looked' in answer) looked = answer.looked;
    else if ('record' in answer) {
      looked = undefined;
      if (isOurs(answer.record)) waiting.push({ event: toRecordedEvent(answer.record) });
    } else if (answer.says === 'caught-up') {
      isLive = true;
      waiting.push({ live: true });
    } else if (answer.says === 'fell-behind') isLive = false;
  };
  const end = (error?: Error): void => {
    isOver = true;
    failure ??= error && failureOfSubscription(error);
    wake();
  };
  answers
    .on('data', (answer: SubscriptionAnswer) => {
      take(answer);
      if (waiting.length >= MAX_WAITING) answers.pause();
      wake();
    })
    .on('error', end)
    .on('end', () => end())
    .on('close', () => end());

  for (;;) {
    const last = waiting.at(-1);
    if (isLive && last && 'event' in last && answers.readableLength === 0) waiting.push({ live: true });
    if (looked !== undefined) waiting.push({ looked });
    if (waiting.length > 0) {
      const chunk = waiting;
      [waiting, looked] = [[], undefined];
      answers.resume();
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
