import type { RefundView } from '@twofold/contracts/orders/api';
import { describe, expect, it } from 'vitest';
import { unbroken } from '../../../lib/unbroken.ts';
import { refundWords, seatWords, shareLeft } from './seat-words.ts';

const paidAt = '2025-01-05T12:00:00.000Z';
const promised = { since: paidAt, dueAt: '2025-01-07T12:00:00.000Z', refunds: [] };
const at = (iso: string) => Date.parse(iso);

const claimed = {
  seat: 1,
  state: 'claimed',
  claimedAt: '2025-01-05T12:00:00.000Z',
  claimedUntil: '2025-01-06T04:00:00.000Z',
} as const;

const refund: RefundView = {
  amountCents: 334,
  missing: 1,
  reason: 'promise-missed',
  state: 'refunded',
  at: '2025-01-07T12:00:00.000Z',
};

describe('a seat in words', () => {
  it('says how long an open one still waits', () => {
    expect(seatWords({ seat: 1, state: 'open' }, promised, at('2025-01-06T15:00:00.000Z'))).toEqual({
      title: 'Open',
      details: ['Waiting for a reviewer. 21 h left of 48 hours.'],
    });
    expect(seatWords({ seat: 1, state: 'open' }, promised, at('2025-01-07T12:00:00.000Z')).details).toEqual([
      'The deadline has passed.',
    ]);
  });

  it('does not name the reviewer of a claimed seat, and says how much time is left', () => {
    expect(seatWords(claimed, promised, at('2025-01-06T00:40:00.000Z'))).toEqual({
      title: 'Claimed',
      details: ['3 h 20 min left of 16 hours'],
    });
    expect(seatWords(claimed, promised, at('2025-01-06T04:00:00.000Z')).details).toEqual([
      'Time is up: the seat will reopen.',
    ]);
  });

  it('describes a claim that the deadline cuts short', () => {
    const short = { ...claimed, claimedUntil: '2025-01-05T15:30:00.000Z' };
    expect(seatWords(short, promised, at('2025-01-05T15:00:00.000Z')).details).toEqual(['30 min left of 3 h 30 min']);
  });

  it('names the reviewer of a delivered review, their expertise, and the day', () => {
    const reviewer = { name: 'Ines Lindqvist', expertise: 'Bike mechanic, 11 years' };
    const filled = { seat: 1, state: 'filled', filledAt: '2025-01-05T18:00:00.000Z' } as const;
    expect(seatWords({ ...filled, reviewer }, promised, 0)).toEqual({
      title: 'Ines Lindqvist',
      details: ['Bike mechanic, 11 years', `Delivered ${unbroken('Jan 5, 2025')}`],
    });
    expect(seatWords({ ...filled, reviewer: { ...reviewer, expertise: '' } }, promised, 0).details).toHaveLength(1);
    expect(seatWords(filled, promised, 0).title).toBe('Reviewer');
  });

  it('says what is refunded for a seat without a review', () => {
    const words = (refunds: readonly RefundView[]) =>
      seatWords({ seat: 1, state: 'missing' }, { ...promised, refunds }, 0);
    expect(words([])).toEqual({ title: 'No review in time', details: ['It is refunded automatically.'] });
    expect(words([refund])).toEqual({
      title: 'No review in time',
      details: [`$3.34 refunded on ${unbroken('Jan 7, 2025')}`],
    });
    expect(words([{ ...refund, reason: 'product-taken-down' }]).title).toBe('App taken down');
  });
});

describe('a refund in words', () => {
  it('says for how many reviews it is, and whether it has arrived', () => {
    expect(refundWords({ ...refund, missing: 2, amountCents: 667 })).toBe(
      `$6.67 for 2 missing reviews refunded on ${unbroken('Jan 7, 2025')}`,
    );
    expect(refundWords({ ...refund, state: 'requested' })).toBe('$3.34 is on its way back to you');
    expect(refundWords({ ...refund, state: 'failed' })).toBe(
      `The refund of $3.34 failed on ${unbroken('Jan 7, 2025')}`,
    );
  });
});

describe('the ring of a claim', () => {
  it.each([
    ['2025-01-05T12:00:00.000Z', 1],
    ['2025-01-05T20:00:00.000Z', 0.5],
    ['2025-01-06T04:00:00.000Z', 0],
    ['2025-01-07T04:00:00.000Z', 0],
    ['2025-01-04T04:00:00.000Z', 1],
  ])('shows at %s that %d of the time is left', (now, share) => {
    expect(shareLeft(claimed, at(now))).toBe(share);
  });

  it('is empty if the times are unknown', () => {
    expect(shareLeft({ seat: 1, state: 'claimed' }, 0)).toBe(0);
  });
});
