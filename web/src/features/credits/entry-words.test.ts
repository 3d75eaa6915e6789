import type { CreditEntry } from '@twofold/contracts/credits/api';
import { describe, expect, it } from 'vitest';
import { signed, whatHappened } from './entry-words.ts';

const entry = (parts: Partial<CreditEntry>): CreditEntry => ({
  number: 1,
  eventId: '8c1f2a77-0b9d-4e11-9b51-51e0d4106e04',
  kind: 'granted',
  change: 1,
  balance: 1,
  at: '2025-01-05T12:00:00.000Z',
  ...parts,
});

describe('a line of the ledger', () => {
  it.each([
    ['Welcome credit', { kind: 'granted' }],
    ['Review #310 of App #41 completed', { kind: 'earned', reviewId: 310, productId: 41 }],
    ['Request placed: 1 review of App #17', { kind: 'reserved', change: -1, productId: 17 }],
    ['Request placed: 2 reviews of App #17', { kind: 'reserved', change: -2, productId: 17 }],
    [
      'Review #12 of App #17 received: the reserved credit was spent',
      { kind: 'spent', change: 0, reviewId: 12, productId: 17 },
    ],
    ['No review of App #17 in time: the reserved credit was returned', { kind: 'returned', productId: 17 }],
    ['No review in time: the reserved credit was returned', { kind: 'returned' }],
  ] as const)('reads "%s"', (words, parts) => expect(whatHappened(entry(parts), () => undefined)).toBe(words));

  it.each([
    ['Review #310 of Benchbook completed', { kind: 'earned', reviewId: 310, productId: 17 }],
    ['Request placed: 2 reviews of Benchbook', { kind: 'reserved', change: -2, productId: 17 }],
    ['Review #12 of Benchbook received: the reserved credit was spent', { kind: 'spent', reviewId: 12, productId: 17 }],
    ['No review of Benchbook in time: the reserved credit was returned', { kind: 'returned', productId: 17 }],
  ] as const)('names an app that the reader knows: "%s"', (words, parts) =>
    expect(whatHappened(entry(parts), (id) => (id === 17 ? 'Benchbook' : undefined))).toBe(words),
  );

  it.each([
    [1, '+1'],
    [-2, '−2'],
    [0, '0'],
  ])('shows a change of %i as %s', (change, shown) => expect(signed(change)).toBe(shown));
});
