import { AT, DUE, LATER, record, type StoryEvent } from './a-story.ts';

export const REPLACEMENT = '00000000-0000-5000-8000-00000000eeee';
const SECOND_REFUND = '00000000-0000-5000-8000-00000000ffff';

const replacing = {
  requestId: REPLACEMENT,
  productId: 7,
  origin: { source: 'paid-order' as const, orderId: 9, replaces: 32 },
};

/**
 * Review 32 of order 9 is reported, its author appeals, and a moderator upholds the report: the credit is revoked, and
 * the seat is reopened. It stays empty, so its share of the price is refunded.
 */
export const complained = (requestId: string): readonly StoryEvent[] => {
  const of = { orderId: 9, requestId, productId: 7, reviewId: 32, reviewerId: 19 };
  const refund = { orderId: 9, refundId: SECOND_REFUND, amountCents: 333, missing: 1 };
  return [
    record('complaint', 9, {
      type: 'ReviewReported',
      data: {
        ...of,
        seat: 2,
        reason: 'copied',
        note: 'It is our own text.',
        reportedBy: 17,
        earns: true,
        replacementId: REPLACEMENT,
        claimHours: 16,
        promiseHours: 48,
        reportedAt: LATER,
        appealBy: DUE,
      },
    }),
    record('complaint', 9, { type: 'ComplaintAppealed', data: { ...of, text: 'It is my own.', appealedAt: LATER } }),
    record('complaint', 9, {
      type: 'ComplaintUpheld',
      data: {
        ...of,
        earns: true,
        because: 'moderator',
        decidedBy: 20,
        replacement: { requestId: REPLACEMENT, claimHours: 16, dueAt: DUE },
        upheldAt: LATER,
      },
    }),
    record('credits', 19, {
      type: 'CreditRevoked',
      data: { userId: 19, amount: 1, reviewId: 32, productId: 7, from: 'balance', revokedAt: LATER },
    }),
    record('feedback', REPLACEMENT, {
      type: 'FeedbackRequested',
      data: { ...replacing, seats: 1, claimHours: 16, requestedAt: LATER, dueAt: DUE },
    }),
    record('feedback', REPLACEMENT, {
      type: 'FeedbackClosed',
      data: { ...replacing, missing: [1], reason: 'promise-missed', closedAt: DUE },
    }),
    record('order', 9, {
      type: 'RefundRequested',
      data: { ...refund, paymentId: 'pi_0009', reason: 'review-unusable', requestedAt: DUE },
    }),
    record('order', 9, {
      type: 'PaymentRefunded',
      data: { ...refund, providerRefundId: 're_0019', forUnusable: true, refundedAt: DUE },
    }),
  ];
};

/** A credit withheld from user 19, as if one had been revoked from future awards. */
export const withheld = record('credits', 19, {
  type: 'CreditWithheld',
  data: { userId: 19, amount: 1, reviewId: 32, productId: 7, withheldAt: AT },
});
