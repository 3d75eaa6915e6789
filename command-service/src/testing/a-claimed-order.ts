import type { CommandContext, HandleCommand } from '../command-handler.ts';
import type { Mail } from '../mail/mail.ts';
import { orderCategory } from '../orders/category.ts';
import type { OrderCommand } from '../orders/order.ts';

const orderId = 41;
const email = 'guest.of.order.41@example.com';
const browser = 'b'.repeat(64);
const at = '2026-01-05T10:00:00.000Z';
const purchase = { orderId, productId: 7, tier: 'QUICK', amountCents: 500, currency: 'usd', livemode: true } as const;

const context = (): CommandContext => {
  const id = crypto.randomUUID();
  return { id, correlationId: id, causationId: id, actor: 'a test' };
};

/** A guest order with an email address, paid and then claimed by a user. */
export const aClaimedOrder = async (deps: {
  readonly handle: HandleCommand;
  readonly mail: Mail;
  readonly userId: number;
}): Promise<{ readonly orderId: number; readonly email: string }> => {
  const { handle, mail, userId } = deps;
  const payment = { orderId, sessionId: 'cs_live_41', paymentId: 'pi_41', linkHash: 'c'.repeat(64), confirmedAt: at };
  const commands: readonly OrderCommand[] = [
    {
      type: 'StartCheckout',
      data: { ...purchase, provider: 'stripe', submittedBy: browser, startedAt: at, expiresAt: at },
    },
    { type: 'ConfirmPayment', data: { ...payment, paid: purchase, email } },
    { type: 'ClaimOrder', data: { orderId, userId, browser, claimedAt: at } },
  ];
  for (const command of commands) await handle(orderCategory, orderId, command, context());
  await mail.send({ to: email, about: `order-${orderId}`, subject: 'Your order', text: 'It is confirmed.' });
  return { orderId, email };
};
