import type { CreditEntry } from '@twofold/contracts/credits/api';
import { describe, expect, it } from 'vitest';
import { drawBalance, NARROW, WIDE } from './balance-steps.ts';

type Change = readonly [kind: CreditEntry['kind'], change: number, balance: number];

/** A ledger, newest line first, one line a day from January 1, 2025. */
const ledger = (...changes: Change[]): CreditEntry[] =>
  changes
    .map(([kind, change, balance], index) => ({
      number: index + 1,
      eventId: '8c1f2a77-0b9d-4e11-9b51-51e0d4106e04',
      kind,
      change,
      balance,
      at: new Date(Date.UTC(2025, 0, 1 + index, 12)).toISOString(),
    }))
    .toReversed();

const story = ledger(['granted', 1, 1], ['earned', 1, 2], ['reserved', -1, 1], ['spent', 0, 1], ['earned', 1, 2]);

describe('drawing a balance over time', () => {
  it('has nothing to draw without a change', () => expect(drawBalance([])).toBeUndefined());

  it('makes one step of each change, the oldest first', () =>
    expect(drawBalance(story)?.steps.map(({ number }) => number)).toEqual([1, 2, 3, 5]));

  it('marks where credits were reserved', () =>
    expect(
      drawBalance(story)
        ?.steps.filter(({ isReserved }) => isReserved)
        .map(({ number }) => number),
    ).toEqual([3]));

  it('reaches the line of the last credit if one is left', () => {
    const picture = drawBalance(story);
    expect(picture?.steps[0]?.y).toBe(picture?.lastCreditY);
  });

  it.each([WIDE, NARROW])('begins at the left of its frame, ends at the right and reaches the top', (frame) => {
    const picture = drawBalance(story, frame);
    expect(picture?.line).toMatch(new RegExp(`^M${frame.left} \\d+H.*H${frame.right}$`));
    expect(Math.min(...(picture?.steps.map(({ y }) => y) ?? []))).toBe(frame.top);
  });

  it('has a text alternative', () =>
    expect(drawBalance(story)?.description).toBe(
      'Balance over time: from 1 credit on January 1, 2025 to 2 credits on January 5, 2025, with 1 reserved on January 3, 2025',
    ));

  it('draws the newest changes of a long ledger, and dates only some', () => {
    const long = drawBalance(ledger(...Array.from({ length: 60 }, (_, index): Change => ['earned', 1, index + 1])));
    expect(long?.steps.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => 37 + index));
    expect(long?.steps.filter(({ date }) => date !== undefined).length).toBeLessThanOrEqual(10);
  });

  it.each([
    [1, [0, 1, 2]],
    [4, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6]],
    [60, [0, 20, 40, 60]],
  ])('draws few levels up to %i', (balance, levels) =>
    expect(drawBalance(ledger(['granted', balance, balance]))?.levels.map(({ balance }) => balance)).toEqual(levels),
  );
});
