import type { EventStore, Position } from '@twofold/event-store/port';
import type { Logger } from '@twofold/http/log';
import { streamOf } from '../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { Refusal } from '../decider.ts';
import { checkoutCategory, orderCategory, paymentSecurityId, securityCategory } from './category.ts';
import { isPaid, type BegunOrder, type Order, type PaidFor } from './order.ts';
import type { OrderLinks } from './order-links.ts';
import { PaymentsError, type AskedPayment, type Payments } from './payments.ts';

/** The outcome of a payment. `unknown`: not our session, or unknown to the provider. */
export type Settlement =
  | {
      readonly status: 'confirmed';
      readonly orderId: number;
      readonly productId: number;
      /** That of the last event read or appended. */
      readonly position: Position | undefined;
    }
  | { readonly status: 'unpaid' | 'expired' | 'mismatch' | 'unknown' };

export type Settle = (sessionId: string, context: CommandContext) => Promise<Settlement>;

type Paid = Extract<AskedPayment, { status: 'paid' }>;

/**
 * The only way to settle a payment, for the returning browser, a webhook event, and our polling alike. The provider's
 * current answer is compared with the order and recorded once.
 * @throws PaymentsError
 */
export const createSettle = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  /** Absent without a payment provider: then earlier payments cannot be checked either. */
  readonly payments: Payments | undefined;
  /** Whether to skip the request to the provider if the session has ended according to the log. */
  readonly trustsLog?: boolean;
  readonly links: OrderLinks;
  readonly log: Logger;
  readonly now: () => Date;
}): Settle => {
  const { store, handle, payments, trustsLog = false, links, log, now } = deps;

  const confirm = async (
    order: BegunOrder,
    sessionId: string,
    { paid, paymentId, email }: Paid,
    context: CommandContext,
  ): Promise<Settlement> => {
    const { orderId } = order.request;
    const linkHash = await links.hashOf(orderId);
    const data = { orderId, sessionId, paymentId, paid, email, linkHash, confirmedAt: now().toISOString() };
    const part = partOf(context, `ConfirmPayment/${orderId}`);
    try {
      return toSettlement(await handle(orderCategory, orderId, { type: 'ConfirmPayment', data }, part));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'payment-mismatch') throw error;
      await recordMismatch(order, sessionId, paid, context);
      return { status: 'mismatch' };
    }
  };

  const recordMismatch = async (
    { request }: BegunOrder,
    sessionId: string,
    paid: PaidFor,
    context: CommandContext,
  ): Promise<void> => {
    const { orderId, productId, tier, amountCents, currency, livemode } = request;
    const expected = { orderId, productId, tier, amountCents, currency, livemode };
    const data = { sessionId, expected, paid: withoutGaps(paid), detectedAt: now().toISOString() };
    const part = partOf(context, `RecordMismatch/${sessionId}`);
    await handle(securityCategory, paymentSecurityId(sessionId), { type: 'RecordMismatch', data }, part);
    log.error({ sessionId, orderId }, 'the payment does not match the order');
  };

  const expire = async ({ request: { orderId } }: BegunOrder, context: CommandContext): Promise<Settlement> => {
    const data = { orderId, expiredAt: now().toISOString() };
    const part = partOf(context, `ExpireCheckout/${orderId}`);
    return toSettlement(await handle(orderCategory, orderId, { type: 'ExpireCheckout', data }, part));
  };

  return async (sessionId, context) => {
    const checkout = (await foldStream(store, checkoutCategory, streamOf(checkoutCategory, sessionId))).state;
    if (checkout.status === 'unknown') return { status: 'unknown' };
    const { state: order, position } = await foldStream(
      store,
      orderCategory,
      streamOf(orderCategory, checkout.orderId),
    );
    if (order.status === 'absent') return { status: 'unknown' };
    const isOver = trustsLog && order.status === 'expired' && order.isOver;
    if (isPaid(order) || isOver) return toSettlement({ state: order, position });
    if (!payments) throw new PaymentsError('payments-failed', 'payments are not set up');
    // A session of another provider: its orders must not be settled by simulated payments.
    if (order.request.provider !== payments.provider) return { status: 'unknown' };
    const asked = await payments.ask(sessionId);
    if (asked.status === 'paid') return confirm(order, sessionId, asked, context);
    return asked.status === 'expired' ? expire(order, context) : { status: asked.status };
  };
};

/** Omits fields that are `undefined`, as JSON would. */
const withoutGaps = (paid: PaidFor): PaidFor =>
  Object.fromEntries(Object.entries(paid).filter(([, value]) => value !== undefined));

const toSettlement = (found: { readonly state: Order; readonly position: Position | undefined }): Settlement => {
  const { state, position } = found;
  if (!isPaid(state)) return { status: state.status === 'expired' ? 'expired' : 'unpaid' };
  const { orderId, productId } = state.request;
  return { status: 'confirmed', orderId, productId, position };
};
