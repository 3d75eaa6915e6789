import { analysisEvents } from '../analysis/events.ts';
import { creditEvents } from '../credits/events.ts';
import type { EventOf } from '../event-of.ts';
import { complaintEvents } from '../feedback/complaints/events.ts';
import { comparisonEvents, feedbackEvents, type FeedbackOrigin } from '../feedback/events.ts';
import { reminderEvents } from '../feedback/reminder-events.ts';
import { orderEvents } from '../orders/events.ts';
import { reviewEvents } from '../reviews/events.ts';
import type { NotificationFacts, NotificationKind } from './kinds.ts';

/** The recipient: an account, or the current buyer of an order or owner of an app. */
export type Recipient = { readonly userId: number } | { readonly buyerOf: number } | { readonly ownerOf: number };

/** A notification derived from an event. `id` derives from the event too, so neither a crash nor a rebuild duplicates it. */
export type Notice = NotificationFacts & {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly to: Recipient;
};

/** The events that cause notifications. */
export const NOTICED_EVENTS = {
  SeatClaimed: feedbackEvents.SeatClaimed,
  SeatReopened: feedbackEvents.SeatReopened,
  SeatFilled: feedbackEvents.SeatFilled,
  FeedbackDelivered: feedbackEvents.FeedbackDelivered,
  ComparisonDelivered: comparisonEvents.ComparisonDelivered,
  ReviewReported: complaintEvents.ReviewReported,
  ComplaintAppealed: complaintEvents.ComplaintAppealed,
  ComplaintUpheld: complaintEvents.ComplaintUpheld,
  ComplaintDismissed: complaintEvents.ComplaintDismissed,
  PaymentRefunded: orderEvents.PaymentRefunded,
  ReviewCompleted: reviewEvents.ReviewCompleted,
  ProductUnlisted: analysisEvents.ProductUnlisted,
  ReanalysisCompleted: analysisEvents.ReanalysisCompleted,
  ClaimReminded: reminderEvents.ClaimReminded,
  SeatSuggested: reminderEvents.SeatSuggested,
  CreditEarned: creditEvents.CreditEarned,
  CreditReturned: creditEvents.CreditReturned,
  CreditRevoked: creditEvents.CreditRevoked,
  LedgerReleased: creditEvents.LedgerReleased,
};
type NoticedEvent = EventOf<typeof NOTICED_EVENTS>;

type Draft = Omit<Notice, 'id'>;
type OfRequest = { readonly productId: number; readonly origin: FeedbackOrigin };

/** To the requester: the buyer of the order, or the user who reserved the credits. */
const toRequester = (kind: NotificationKind, { productId, origin }: OfRequest): Draft =>
  origin.source === 'paid-order'
    ? { kind, to: { buyerOf: origin.orderId }, productId, orderId: origin.orderId }
    : { kind, to: { userId: origin.userId }, productId };

type OfComplaint = {
  readonly orderId: number;
  readonly productId: number;
  readonly reviewId: number;
  readonly reviewerId: number;
};

const toBuyer = (kind: NotificationKind, { orderId, productId, reviewId }: OfComplaint): Draft => ({
  kind,
  to: { buyerOf: orderId },
  productId,
  orderId,
  reviewId,
});

/** Without the order, which the reviewer may not see. */
const toReviewer = (kind: NotificationKind, { productId, reviewId, reviewerId }: OfComplaint): Draft => ({
  kind,
  to: { userId: reviewerId },
  productId,
  reviewId,
});

/**
 * The notifications for each event, one row per event. An event sends a recipient at most one notification of a kind.
 */
const DRAFTS: {
  readonly [Type in NoticedEvent['type']]: (data: Extract<NoticedEvent, { type: Type }>['data']) => readonly Draft[];
} = {
  SeatClaimed: (data) => [toRequester('seat-claimed', data)],
  SeatReopened: (data) => {
    const { productId, userId, reason } = data;
    const requesters = toRequester('seat-reopened', data);
    return reason === 'expired' ? [requesters, { kind: 'claim-expired', to: { userId }, productId }] : [requesters];
  },
  SeatFilled: (data) => [{ ...toRequester('review-received', data), reviewId: data.reviewId }],
  FeedbackDelivered: (data) => [toRequester('reviews-delivered', data)],
  ComparisonDelivered: ({ orderId, productId }) => [
    { kind: 'comparison-ready', to: { buyerOf: orderId }, productId, orderId },
  ],
  // No notification for the user's own report or appeal.
  ReviewReported: (data) => [{ ...toReviewer('review-reported', data), dueAt: data.appealBy }],
  ComplaintAppealed: (data) => [toBuyer('report-appealed', data)],
  ComplaintUpheld: (data) => [toBuyer('report-upheld', data), toReviewer('own-review-unusable', data)],
  ComplaintDismissed: (data) => [toBuyer('report-dismissed', data), toReviewer('own-review-stands', data)],
  PaymentRefunded: ({ orderId, amountCents }) => [
    { kind: 'order-refunded', to: { buyerOf: orderId }, orderId, amountCents },
  ],
  // Reviews of seats are announced when they fill the seat.
  ReviewCompleted: ({ productId, reviewId, source }) =>
    source === 'discover' ? [{ kind: 'app-reviewed', to: { ownerOf: productId }, productId, reviewId }] : [],
  // No notification for the owner's own action.
  ProductUnlisted: ({ productId, as }) =>
    as === 'moderator' ? [{ kind: 'app-unlisted', to: { ownerOf: productId }, productId }] : [],
  ReanalysisCompleted: ({ productId, version, because }) => [
    {
      kind: because === 'slow-model' ? 'model-report-arrived' : 'report-updated',
      to: { ownerOf: productId },
      productId,
      version,
    },
  ],
  ClaimReminded: ({ userId, productId, dueAt }) => [{ kind: 'claim-deadline', to: { userId }, productId, dueAt }],
  SeatSuggested: ({ userId, productId, dueAt }) => [{ kind: 'seat-fits', to: { userId }, productId, dueAt }],
  CreditEarned: ({ userId, productId, reviewId }) => [{ kind: 'credit-earned', to: { userId }, productId, reviewId }],
  CreditReturned: ({ userId, productId }) => [{ kind: 'credit-returned', to: { userId }, productId }],
  CreditRevoked: ({ userId, productId, reviewId }) => [{ kind: 'credit-revoked', to: { userId }, productId, reviewId }],
  LedgerReleased: ({ userId }) => [{ kind: 'credits-released', to: { userId } }],
};

/** The notifications that an event causes. */
export const noticesOf = (event: NoticedEvent & { readonly id: string }): readonly Notice[] => {
  // The compiler cannot see that an event and the row of its type belong together.
  const draft = DRAFTS[event.type] as (data: unknown) => readonly Draft[];
  return draft(event.data).map((each) => ({ id: `${event.id}.${each.kind}`, ...each }));
};
