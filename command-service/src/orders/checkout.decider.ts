import type { CheckoutEvent } from '@twofold/contracts/orders/events';
import { refuse, type Decider } from '../decider.ts';

type Assigned = Extract<CheckoutEvent, { type: 'CheckoutSessionAssigned' }>['data'];

export type Checkout = { readonly status: 'unknown' } | ({ readonly status: 'assigned' } & Assigned);

export type AssignCheckoutSession = { readonly type: 'AssignCheckoutSession'; readonly data: Assigned };

const evolve = (_: Checkout, event: CheckoutEvent): Checkout => {
  switch (event.type) {
    case 'CheckoutSessionAssigned':
      return { status: 'assigned', ...event.data };
  }
};

/** A session pays for one order. */
const decide = ({ data }: AssignCheckoutSession, checkout: Checkout): readonly CheckoutEvent[] => {
  if (checkout.status === 'unknown') return [{ type: 'CheckoutSessionAssigned', data }];
  return checkout.orderId === data.orderId ? [] : refuse('session-of-another-order');
};

/** The order of a payment session. Stream: `checkout-<sessionId>`. */
export const checkoutDecider: Decider<Checkout, AssignCheckoutSession, CheckoutEvent> = {
  initialState: { status: 'unknown' },
  evolve,
  decide,
};
