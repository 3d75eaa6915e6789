import type { OrderEvent } from '@twofold/contracts/orders/events';
import { PLANS } from '@twofold/contracts/orders/plans';
import { CLAIM_HOURS } from './claim-hours.ts';
import type { RequestToOpen } from './open-request.ts';
import { requestOfOrder } from './request-id.ts';

type Confirmed = Extract<OrderEvent, { type: 'PaymentConfirmed' }>['data'];

/** The request that an order has paid for. */
export const requestOfPayment = ({
  orderId,
  productId,
  tier,
  requestedBy,
  confirmedAt,
  dueAt,
}: Confirmed): RequestToOpen => ({
  request: {
    requestId: requestOfOrder(orderId),
    productId,
    origin: { source: 'paid-order', orderId },
    seats: PLANS[tier].reviewers,
    claimHours: CLAIM_HOURS[tier],
    requestedAt: confirmedAt,
    dueAt,
  },
  requestedBy,
});
