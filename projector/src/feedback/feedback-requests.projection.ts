import { feedbackEvents } from '@twofold/contracts/feedback/events';
import type { FeedbackRequestRow } from '@twofold/contracts/feedback/read-model';
import { projection } from '../projection.ts';

/** Every request for reviews. Reads `feedback-<requestId>`; its seats are a separate read model. */
export const feedbackRequestsProjection = projection<FeedbackRequestRow, typeof feedbackEvents>('feedback_requests', {
  version: 2,
  events: feedbackEvents,
  keys: ({ data }) => [data.requestId],
  apply: {
    FeedbackRequested: (request, { data: { origin, ...data } }) =>
      request ?? {
        id: data.requestId,
        product_id: data.productId,
        source: origin.source,
        order_id: origin.source === 'paid-order' ? origin.orderId : null,
        replaces: origin.source === 'paid-order' ? (origin.replaces ?? null) : null,
        user_id: origin.source === 'credit-request' ? origin.userId : null,
        seats: data.seats,
        claim_hours: data.claimHours,
        status: 'open',
        requested_at: data.requestedAt,
        due_at: data.dueAt,
        ended_at: null,
      },
    FeedbackDelivered: (request, { data }) => ended(request, 'delivered', data.deliveredAt),
    FeedbackClosed: (request, { data }) => ended(request, 'closed', data.closedAt),
  },
});

const ended = (
  request: FeedbackRequestRow | undefined,
  status: 'delivered' | 'closed',
  at: string,
): FeedbackRequestRow | undefined => (request?.status === 'open' ? { ...request, status, ended_at: at } : request);
