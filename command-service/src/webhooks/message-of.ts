import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import { orderEvents } from '@twofold/contracts/orders/events';
import { reviewEvents } from '@twofold/contracts/reviews/events';
import type { WebhookEventType } from '@twofold/contracts/webhooks/message';
import type { RecordedEvent } from '@twofold/event-store/port';

/** A message before its recipient and the base of its links are known. */
export type UnsentMessage = {
  readonly type: WebhookEventType;
  readonly timestamp: string;
  /** The recipient: the owner of an app, or the buyer of an order. */
  readonly about: { readonly productId: number } | { readonly orderId: number };
  readonly ids: Readonly<Record<string, number>>;
  readonly paths: { readonly api: string; readonly web: string };
};

/** The webhook message of an event. Most events have none. */
export const messageOf = (recorded: RecordedEvent): UnsentMessage | undefined =>
  ofAnalysis(recorded) ?? ofReview(recorded) ?? ofFeedback(recorded) ?? ofOrder(recorded);

const reportPaths = (productId: number) => ({ api: `/api/products/${productId}`, web: `/analysis/${productId}` });

const ofAnalysis = (recorded: RecordedEvent): UnsentMessage | undefined => {
  const event = decodeEvent(analysisEvents, recorded);
  const about = (productId: number, version: number) => ({
    about: { productId },
    ids: { productId, version },
    paths: reportPaths(productId),
  });
  switch (event?.type) {
    case 'AnalysisCompleted':
      return { type: 'analysis.completed', timestamp: event.data.completedAt, ...about(event.data.productId, 1) };
    case 'ReanalysisCompleted': {
      const { productId, version, completedAt } = event.data;
      return { type: 'analysis.completed', timestamp: completedAt, ...about(productId, version) };
    }
    case 'SiteMeasured': {
      const { productId, version, measuredAt } = event.data;
      return { type: 'site.measured', timestamp: measuredAt, ...about(productId, version) };
    }
    default:
      return undefined;
  }
};

const ofReview = (recorded: RecordedEvent): UnsentMessage | undefined => {
  const event = decodeEvent(reviewEvents, recorded);
  if (event?.type !== 'ReviewCompleted') return undefined;
  const { reviewId, productId, completedAt } = event.data;
  const paths = { api: `/api/products/${productId}/reviews`, web: `/analysis/${productId}` };
  return {
    type: 'review.completed',
    timestamp: completedAt,
    about: { productId },
    ids: { reviewId, productId },
    paths,
  };
};

const orderPaths = (orderId: number) => ({ api: `/api/orders/${orderId}`, web: `/orders/${orderId}` });

/** Requests paid with credits are not orders. */
const ofFeedback = (recorded: RecordedEvent): UnsentMessage | undefined => {
  const event = decodeEvent(feedbackEvents, recorded);
  if (event?.type !== 'FeedbackDelivered' || event.data.origin.source !== 'paid-order') return undefined;
  const { productId, origin, deliveredAt } = event.data;
  const { orderId } = origin;
  return {
    type: 'order.delivered',
    timestamp: deliveredAt,
    about: { orderId },
    ids: { orderId, productId },
    paths: orderPaths(orderId),
  };
};

const ofOrder = (recorded: RecordedEvent): UnsentMessage | undefined => {
  const event = decodeEvent(orderEvents, recorded);
  if (event?.type !== 'PaymentRefunded') return undefined;
  const { orderId, amountCents, refundedAt } = event.data;
  return {
    type: 'order.refunded',
    timestamp: refundedAt,
    about: { orderId },
    ids: { orderId, amountCents },
    paths: orderPaths(orderId),
  };
};
