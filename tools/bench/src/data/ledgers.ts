import type { CreditEvent } from '@twofold/contracts/credits/events';
import { revisionOf } from '@twofold/event-store/units';
import { newEvent, type Append } from './members.ts';
import type { Random } from './random.ts';

const FIRST_MS = Date.parse('2030-01-01T00:00:00.000Z');
const BETWEEN_LINES_MS = 60_000;
const LINES_AT_ONCE = 500;
/** The reviews that were paid for are none of those that a benchmark completes, which would earn nothing then. */
const LONG_AGO = 1_000_000_000;

/** A ledger of so many lines as one append: the welcome credit, and a credit for each of so many reviews but one. */
export const ledgerOf = (random: Random, userId: number, lines: number): Append => {
  const events = Array.from({ length: lines }, (_, index) => {
    const at = new Date(FIRST_MS + index * BETWEEN_LINES_MS).toISOString();
    const { type, data } = index === 0 ? welcome(userId, at) : earned(userId, LONG_AGO + index, at);
    return newEvent(random, type, data, at);
  });
  return { stream: `credits-${userId}`, expected: 'no-stream', events };
};

/** One for each of these people. A long one is several appends: the log takes so much at once and no more. */
export function* ledgersOf(random: Random, people: readonly number[], lines: number): Generator<Append> {
  for (const userId of people) {
    const { stream, events } = ledgerOf(random, userId, lines);
    for (let from = 0; from < lines; from += LINES_AT_ONCE) {
      const expected = from === 0 ? 'no-stream' : revisionOf(BigInt(from - 1));
      yield { stream, expected, events: events.slice(from, from + LINES_AT_ONCE) };
    }
  }
}

const welcome = (userId: number, grantedAt: string): CreditEvent => ({
  type: 'CreditsGranted',
  data: { userId, amount: 1, reason: 'welcome', grantedAt },
});

const earned = (userId: number, reviewId: number, earnedAt: string): CreditEvent => ({
  type: 'CreditEarned',
  data: { userId, amount: 1, reviewId, productId: reviewId, source: 'discover', earnedAt },
});
