import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position } from '../port.ts';
import type { SubscriptionAnswer } from './eventstoredb-answers.ts';
import type { SubscriptionSignal } from './eventstoredb-follower.ts';
import { isOurs, toRecordedEvent } from './eventstoredb-records.ts';
import { failureOfSubscription } from './eventstoredb-subscription.ts';

/** When this many signals wait, reading from the server pauses. */
const MAX_WAITING = 2_000;

/**
 * Turns the server's answers into signals, in chunks of all that have arrived. The server reports only once that the end
 * is reached. Until it reports that it fell behind, the end is reached again whenever no more answers are waiting. A
 * normal end by the server ends the iteration, an error rejects it.
 */
export async function* signalsOf(answers: Readable): AsyncGenerator<readonly SubscriptionSignal[]> {
  let waiting: SubscriptionSignal[] = [];
  let searchedTo: Position | undefined;
  let isLive = false;
  let [isOver, failure]: [boolean, unknown] = [false, undefined];
  let wake = (): void => undefined;

  const take = (answer: SubscriptionAnswer): void => {
    if ('searchedTo' in answer) searchedTo = answer.searchedTo;
    else if ('record' in answer) {
      searchedTo = undefined;
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
    if (searchedTo !== undefined) waiting.push({ searchedTo });
    if (waiting.length > 0) {
      const chunk = waiting;
      [waiting, searchedTo] = [[], undefined];
      answers.resume();
      yield chunk;
    } else if (isOver) {
      if (failure !== undefined) throw failure;
      return;
    } else {
      await new Promise<void>((resolve) => (wake = resolve));
      // Events that arrived together become one chunk.
      await nextTurn();
    }
  }
}
