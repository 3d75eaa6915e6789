import { describe, expect, it } from 'vitest';
import type { RequestedFeedback, Seat } from './decider.ts';
import { textOf } from './seat-mail-text.ts';

const link = 'https://twofold.example/orders/9';
const filled = (userId: number): Seat => ({ status: 'filled', userId, reviewId: 20 + userId });
const open: Seat = { status: 'open' };
const aRequest = (seats: readonly Seat[], isPaid = true): RequestedFeedback => ({
  status: 'open',
  request: {
    requestId: '0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b',
    productId: 7,
    origin: isPaid
      ? { source: 'paid-order', orderId: 9 }
      : { source: 'credit-request', reservationId: '2b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b', userId: 17 },
    seats: seats.length,
    claimHours: 8,
    requestedAt: '2026-01-05T10:00:00.000Z',
    dueAt: '2026-01-06T10:00:00.000Z',
  },
  seats: { seats, lost: [] },
});

describe('a mail about a review that has arrived', () => {
  it('says which one it is, how many there are, and where to read it', () => {
    const { subject, text } = textOf('review-delivered', 2, aRequest([open, filled(3), open]), link);
    expect(subject).toBe('A review for you has arrived');
    expect(text).toContain('Seat 2 of 3: somebody has reviewed your app. 1 of 3 reviews are there now.');
    expect(text).toContain(link);
  });

  it('says when it is the last one', () => {
    const { text } = textOf('review-delivered', 1, aRequest([filled(3)]), link);
    expect(text).toContain('All that you asked for are there now.');
  });
});

describe('a mail about a seat that is open again', () => {
  it('says by when a missing review is paid back', () => {
    const { subject, text } = textOf('seat-reopened', 1, aRequest([open]), link);
    expect(subject).toBe('A seat is open again');
    expect(text).toContain('A review that is missing on Tue, 06 Jan 2026 10:00:00 GMT is refunded by itself.');
    expect(text).toContain(link);
  });

  it('says by when the credit comes back', () => {
    const { text } = textOf('seat-reopened', 1, aRequest([open], false), link);
    expect(text).toContain('The credit for a review that is missing on Tue, 06 Jan 2026 10:00:00 GMT comes back');
  });
});
