import { describe, expect, it } from 'vitest';
import { NOTIFICATION_KIND_NAMES } from './kinds.ts';
import { noticesOf } from './notices.ts';

const EVENT_ID = '00000000-0000-5000-8000-000000000001';
const at = '2030-01-01T12:00:00.000Z';
const requestId = '00000000-0000-5000-8000-00000000aaaa';
const ofOrder = { requestId, productId: 7, origin: { source: 'paid-order', orderId: 9 } } as const;
const ofCredits = {
  requestId,
  productId: 7,
  origin: { source: 'credit-request', reservationId: requestId, userId: 17 },
} as const;
const review = { reviewId: 31, productId: 7, userId: 18, earns: true, completedAt: at } as const;
const complaint = { orderId: 9, requestId, productId: 7, reviewId: 31, reviewerId: 18 } as const;
const replacement = { requestId, claimHours: 24, dueAt: at } as const;
const report = { erased: true } as const;
const reanalysis = {
  productId: 7,
  version: 2,
  finalUrl: report,
  report,
  provenance: { provider: 'built-in', rubricVersion: '1' },
  completedAt: at,
} as const;

type Event = Parameters<typeof noticesOf>[0];
const noticesIn = (event: Pick<Event, 'type' | 'data'>) => noticesOf({ ...event, id: EVENT_ID } as Event);

const buyer = { to: { buyerOf: 9 }, productId: 7, orderId: 9 };
const requester = { to: { userId: 17 }, productId: 7 };
const owner = { to: { ownerOf: 7 }, productId: 7 };
const reviewer = { to: { userId: 18 }, productId: 7 };
const replaced = { ...ofOrder, origin: { ...ofOrder.origin, replaces: 31 } } as const;

/** The notices of each event. */
const EXPECTED_NOTICES: readonly (readonly [Pick<Event, 'type' | 'data'>, readonly object[]])[] = [
  [
    { type: 'SeatClaimed', data: { ...ofOrder, seat: 1, userId: 18, claimedAt: at, dueAt: at } },
    [{ kind: 'seat-claimed', ...buyer }],
  ],
  [
    { type: 'SeatClaimed', data: { ...ofCredits, seat: 1, userId: 18, claimedAt: at, dueAt: at } },
    [{ kind: 'seat-claimed', ...requester }],
  ],
  [
    { type: 'SeatReopened', data: { ...ofOrder, seat: 1, userId: 18, reason: 'released', reopenedAt: at } },
    [{ kind: 'seat-reopened', ...buyer }],
  ],
  [
    { type: 'SeatReopened', data: { ...ofOrder, seat: 1, userId: 18, reason: 'expired', reopenedAt: at } },
    [
      { kind: 'seat-reopened', ...buyer },
      { kind: 'claim-expired', ...reviewer },
    ],
  ],
  [
    { type: 'SeatFilled', data: { ...ofCredits, seat: 1, userId: 18, reviewId: 31, filledAt: at } },
    [{ kind: 'review-received', ...requester, reviewId: 31 }],
  ],
  // The review that replaces an unusable one is announced too.
  [
    { type: 'SeatFilled', data: { ...replaced, seat: 1, userId: 19, reviewId: 33, filledAt: at } },
    [{ kind: 'review-received', ...buyer, reviewId: 33 }],
  ],
  [{ type: 'FeedbackDelivered', data: { ...replaced, deliveredAt: at } }, [{ kind: 'reviews-delivered', ...buyer }]],
  [
    {
      type: 'ReviewReported',
      data: {
        ...complaint,
        seat: 1,
        reason: 'off-topic',
        note: { erased: true },
        earns: true,
        replacementId: requestId,
        claimHours: 24,
        promiseHours: 48,
        reportedAt: at,
        appealBy: at,
      },
    },
    [{ kind: 'review-reported', ...reviewer, reviewId: 31, dueAt: at }],
  ],
  [
    { type: 'ComplaintAppealed', data: { ...complaint, text: { erased: true }, appealedAt: at } },
    [{ kind: 'report-appealed', ...buyer, reviewId: 31 }],
  ],
  [
    { type: 'ComplaintUpheld', data: { ...complaint, earns: true, because: 'moderator', replacement, upheldAt: at } },
    [
      { kind: 'report-upheld', ...buyer, reviewId: 31 },
      { kind: 'own-review-unusable', ...reviewer, reviewId: 31 },
    ],
  ],
  [
    { type: 'ComplaintDismissed', data: { ...complaint, because: 'moderator', dismissedAt: at } },
    [
      { kind: 'report-dismissed', ...buyer, reviewId: 31 },
      { kind: 'own-review-stands', ...reviewer, reviewId: 31 },
    ],
  ],
  [{ type: 'FeedbackDelivered', data: { ...ofOrder, deliveredAt: at } }, [{ kind: 'reviews-delivered', ...buyer }]],
  [
    {
      type: 'ComparisonDelivered',
      data: {
        requestId,
        productId: 7,
        orderId: 9,
        comparedBy: { by: 'rules', version: 1 },
        reviewIds: [31, 32],
        lines: [],
        offTopic: [],
        deliveredAt: at,
      },
    },
    [{ kind: 'comparison-ready', ...buyer }],
  ],
  [
    {
      type: 'PaymentRefunded',
      data: { orderId: 9, refundId: requestId, providerRefundId: 're_1', amountCents: 334, missing: 1, refundedAt: at },
    },
    [{ kind: 'order-refunded', to: { buyerOf: 9 }, orderId: 9, amountCents: 334 }],
  ],
  [
    { type: 'ReviewCompleted', data: { ...review, source: 'discover' } },
    [{ kind: 'app-reviewed', ...owner, reviewId: 31 }],
  ],
  // The event of the seat that it fills announces it.
  [{ type: 'ReviewCompleted', data: { ...review, source: 'paid-order' } }, []],
  [
    { type: 'ProductUnlisted', data: { productId: 7, userId: 5, as: 'moderator', reason: 'Spam', unlistedAt: at } },
    [{ kind: 'app-unlisted', ...owner }],
  ],
  [{ type: 'ProductUnlisted', data: { productId: 7, userId: 17, as: 'owner', unlistedAt: at } }, []],
  [{ type: 'ReanalysisCompleted', data: reanalysis }, [{ kind: 'report-updated', ...owner, version: 2 }]],
  [
    { type: 'ReanalysisCompleted', data: { ...reanalysis, because: 'slow-model' } },
    [{ kind: 'model-report-arrived', ...owner, version: 2 }],
  ],
  [
    {
      type: 'ClaimReminded',
      data: { userId: 18, requestId, productId: 7, claimedAt: at, dueAt: at, remindedAt: at },
    },
    [{ kind: 'claim-deadline', ...reviewer, dueAt: at }],
  ],
  [
    { type: 'SeatSuggested', data: { userId: 18, requestId, productId: 7, dueAt: at, suggestedAt: at } },
    [{ kind: 'seat-fits', ...reviewer, dueAt: at }],
  ],
  [
    {
      type: 'CreditEarned',
      data: { userId: 18, amount: 1, reviewId: 31, productId: 7, source: 'discover', earnedAt: at },
    },
    [{ kind: 'credit-earned', ...reviewer, reviewId: 31 }],
  ],
  [
    { type: 'CreditReturned', data: { userId: 17, reservationId: requestId, productId: 7, seat: 1, returnedAt: at } },
    [{ kind: 'credit-returned', ...requester }],
  ],
  [
    {
      type: 'CreditRevoked',
      data: { userId: 18, amount: 1, reviewId: 31, productId: 7, from: 'balance', revokedAt: at },
    },
    [{ kind: 'credit-revoked', ...reviewer, reviewId: 31 }],
  ],
  [
    { type: 'LedgerReleased', data: { userId: 18, releasedAt: at } },
    [{ kind: 'credits-released', to: { userId: 18 } }],
  ],
];

describe('the notices of an event', () => {
  it.each(EXPECTED_NOTICES.map(([event, notices]) => [event.type, event, notices] as const))(
    '%s',
    (_, event, notices) =>
      expect(noticesIn(event)).toEqual(
        notices.map((notice) => ({ ...notice, id: `${EVENT_ID}.${(notice as { kind: string }).kind}` })),
      ),
  );

  it('cover every kind of notification', () => {
    const covered = new Set(EXPECTED_NOTICES.flatMap(([event]) => noticesIn(event).map(({ kind }) => kind)));
    expect(NOTIFICATION_KIND_NAMES.filter((kind) => !covered.has(kind))).toEqual([]);
  });
});
