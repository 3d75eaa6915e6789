import type { CreatePayments } from '@twofold/command-service/orders/payments';

/** The address that the buyer of an order has given the payment provider. */
export const emailOfGuest = (orderId: number): string => `guest.of.order.${orderId}@example.com`;

/** Payments that know an address of their buyer, as Stripe does. */
export const paidByGuests =
  (create: CreatePayments): CreatePayments =>
  (parts) => {
    const payments = create(parts);
    if (payments === undefined) return undefined;
    const ask: typeof payments.ask = async (sessionId) => {
      const asked = await payments.ask(sessionId);
      return asked.status === 'paid' ? { ...asked, email: emailOfGuest(Number(asked.paid.orderId)) } : asked;
    };
    return { ...payments, ask };
  };
