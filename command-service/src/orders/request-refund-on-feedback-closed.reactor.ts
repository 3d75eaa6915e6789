import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents, type FeedbackEvent } from '@twofold/contracts/feedback/events';
import type { RefundReason } from '@twofold/contracts/orders/events';
import { v5 as uuidV5 } from 'uuid';
import { defineReactor } from '../reactors/reactor.ts';
import { orderCategory } from './category.ts';
import type { RequestRefund } from './order.ts';

type Closing = Extract<FeedbackEvent, { type: 'FeedbackClosed' }>['data']['reason'];

const REASONS: Readonly<Record<Closing, RefundReason>> = {
  'promise-missed': 'promise-missed',
  'product-taken-down': 'product-taken-down',
  'requester-erased': 'buyer-erased',
  cancelled: 'order-cancelled',
};

/** Requests an automatic refund of paid reviews that are missing at the end (D-64). */
export const requestRefundOnFeedbackClosed = defineReactor({
  name: 'request-refund-on-feedback-closed',
  on: ['FeedbackClosed'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(feedbackEvents, recorded);
    if (event?.type !== 'FeedbackClosed' || event.data.origin.source !== 'paid-order') return [];
    const { missing, reason, closedAt: requestedAt } = event.data;
    const { orderId, replaces } = event.data.origin;
    const refundId = uuidV5('refund', recorded.id);
    const why = replaces === undefined ? REASONS[reason] : 'review-unusable';
    const data = { orderId, refundId, missing: missing.length, reason: why, requestedAt };
    const command: RequestRefund = { type: 'RequestRefund', data };
    return [{ receiver: orderCategory.name, id: orderId, command }];
  },
});
