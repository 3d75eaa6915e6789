import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { defineReactor } from '../reactors/reactor.ts';
import { openRequestReaction } from './opening.ts';
import { requestOfPayment } from './paid-request.ts';

/** Opens the request of a paid order. */
export const openRequestOnPaymentConfirmed = defineReactor({
  name: 'open-request-on-payment-confirmed',
  on: ['PaymentConfirmed'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    return event?.type === 'PaymentConfirmed' ? [openRequestReaction(requestOfPayment(event.data))] : [];
  },
});
