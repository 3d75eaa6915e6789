import type { OrderEvent, Tier } from '@twofold/contracts/orders/events';
import { PLANS } from '@twofold/contracts/orders/plans';
import type { RequestToOpen } from './open-request.ts';
import { requestOfOrder } from './request-id.ts';

/** How long a claim may last in a request of each plan (D-17): a third of its promise. */
const CLAIM_HOURS: Readonly<Record<Tier, number>> = { QUICK: 8, STANDARD: 16 };

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
