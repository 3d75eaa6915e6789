import { describe, expect, it } from 'vitest';
import type { RequestedFeedback } from './decider.ts';
import type { Seat } from './seat-decisions.ts';
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

describe('a mail about what happened to seats', () => {
  it('says which review arrived, how many there are, and where to read it', () => {
    const { subject, text } = textOf([{ kind: 'review-delivered', seat: 2 }], aRequest([open, filled(3), open]), link);
    expect(subject).toBe('You have a new review');
    expect(text).toContain('- Seat 2 of 3: a review arrived');
    expect(text).toContain('1 of 3 reviews has arrived.');
    expect(text).toContain(link);
  });

  it('speaks of no missing review once all have arrived', () => {
    const { text } = textOf([{ kind: 'review-delivered', seat: 1 }], aRequest([filled(3)]), link);
    expect(text).toContain('1 of 1 review has arrived.\n');
    expect(text).not.toContain('missing');
  });

  it('says why a seat is open again, and when a missing review is refunded', () => {
    const { subject, text } = textOf([{ kind: 'seat-reopened', seat: 1, reason: 'expired' }], aRequest([open]), link);
    expect(subject).toBe('A seat is open again');
    expect(text).toContain("- Seat 1 of 1: open again: its reviewer's time ran out");
    expect(text).toContain(
      'If a review is still missing on January 6, 2026 at 10:00 AM UTC, we refund it automatically.',
    );
    expect(text).toContain(link);
  });

  it('says when the credit comes back', () => {
    const { text } = textOf([{ kind: 'seat-reopened', seat: 1 }], aRequest([open], false), link);
    expect(text).toContain('If a review is still missing on January 6, 2026 at 10:00 AM UTC, its credit comes back');
  });

  it('D-130: says that the reviews are compared, with other changes, and alone', () => {
    const compared = { kind: 'comparison-ready' } as const;
    const both = textOf(
      [{ kind: 'review-delivered', seat: 2 }, compared],
      aRequest([filled(3), filled(4), open]),
      link,
    );
    expect(both.subject).toBe('You have a new review');
    expect(both.text).toContain('- Seat 2 of 3: a review arrived\n- The comparison of your reviews is ready\n');
    const alone = textOf([compared], aRequest([filled(3), filled(4), open]), link);
    expect(alone.subject).toBe('The comparison of your reviews is ready');
    expect(alone.text).toContain(`Read it here:\n\n${link}`);
  });

  it('tells everything in one mail, and counts what happened several times', () => {
    const released = { kind: 'seat-reopened', seat: 2, reason: 'released' } as const;
    const changes = [released, released, { kind: 'review-delivered', seat: 1 }, released] as const;
    const { subject, text } = textOf(changes, aRequest([filled(3), open]), link);
    expect(subject).toBe('You have a new review');
    expect(text).toContain(
      '- Seat 1 of 2: a review arrived\n- Seat 2 of 2: open again: its reviewer released it (3 times)\n',
    );
  });

  it.each([
    [['review-delivered', 'review-delivered'], 'You have 2 new reviews'],
    [['seat-reopened', 'seat-reopened'], '2 seats are open again'],
  ] as const)('has a subject that says how many: %j', (kinds, subject) => {
    const changes = kinds.map((kind, index) => ({ kind, seat: index + 1 }));
    expect(textOf(changes, aRequest([open, open]), link).subject).toBe(subject);
  });
});
