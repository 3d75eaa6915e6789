import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { createLog } from '@twofold/http/log';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { aPaymentProvider } from '../testing/a-payment-provider.ts';
import { newContext } from '../testing/a-payment-world.ts';
import { createOpenCheckout } from './open-checkout.ts';
import { createOrderLinks } from './order-links.ts';
import type { Payments } from './payments.ts';
import { createSettle } from './settle.ts';
import { settlementOf, settlementReceiver } from './settlement-receiver.ts';

const keyring = { secret: (name: string) => Promise.resolve(Buffer.from(name)) };
const startedAt = new Date('2026-01-05T10:00:00.000Z');

/** An order whose session was opened by one provider, and may be settled by another. */
const opened = async () => {
  const store = memoryEventStore();
  const now = () => startedAt;
  const handle = createCommandHandler({ store, now });
  const provider = aPaymentProvider();
  const payments = provider.paymentsOf((work) => work());
  const findApp = () => Promise.resolve({ productId: 7 });
  const from = { requestedBy: undefined, browser: 'b'.repeat(64), device: 'd'.repeat(64) };
  const order = { orderId: 9, productId: 7, tier: 'QUICK', ...from } as const;
  const openCheckout = createOpenCheckout({ store, handle, payments, findApp, now });
  const { sessionId } = await openCheckout({ ...order, startedAt, context: newContext() });
  const settleBy = (by: Payments | undefined) => {
    const log = createLog({ service: 'test', level: 'silent' });
    return createSettle({ store, handle, payments: by, links: createOrderLinks(keyring), log, now });
  };
  const types = async () => {
    const found = [];
    for await (const { type } of store.readStream('order-9')) found.push(type);
    return found;
  };
  return { handle, now, provider, payments, sessionId, settleBy, types };
};

describe('settling an order', () => {
  it('T35: of Stripe is not done by payments that are simulated', async () => {
    const { payments, sessionId, settleBy, types } = await opened();
    const ask = () => Promise.reject(new Error('It must not be asked'));
    const simulated: Payments = { ...payments, provider: 'simulated', ask };
    expect(await settleBy(simulated)(sessionId, newContext())).toEqual({ status: 'unknown' });
    expect(await types()).toEqual(['CheckoutStarted', 'CheckoutSessionOpened']);
  });

  it('is not possible where nothing can be paid any more, unless it was paid before', async () => {
    const { payments, provider, sessionId, settleBy } = await opened();
    await expect(settleBy(undefined)(sessionId, newContext())).rejects.toMatchObject({ code: 'payments-failed' });
    provider.pay(sessionId);
    await settleBy(payments)(sessionId, newContext());
    expect(await settleBy(undefined)(sessionId, newContext())).toMatchObject({ status: 'confirmed', orderId: 9 });
  });
});

describe('asking for the last time', () => {
  const askLast = async (change: (world: Awaited<ReturnType<typeof opened>>) => Payments) => {
    const world = await opened();
    const receiver = settlementReceiver({ ...world, settle: world.settleBy(change(world)) });
    const { at: _, ...sent } = settlementOf({ orderId: 9, sessionId: world.sessionId, isLast: true }, startedAt);
    await receiver.receive({ ...sent, context: newContext() });
    return (await world.types()).at(-1);
  };

  it('finds what was paid', async () => {
    const found = await askLast(({ provider, payments, sessionId }) => {
      provider.pay(sessionId);
      return payments;
    });
    expect(found).toBe('PaymentConfirmed');
  });

  it('ends what the provider has closed', async () => {
    const found = await askLast(({ provider, payments, sessionId }) => {
      provider.expire(sessionId);
      return payments;
    });
    expect(found).toBe('CheckoutExpired');
  });

  it('ends what the provider does not know', async () => {
    const found = await askLast(({ payments }) => ({ ...payments, ask: () => Promise.resolve({ status: 'unknown' }) }));
    expect(found).toBe('CheckoutExpired');
  });

  it('is not the last time while the session is open', async () => {
    await expect(askLast(({ payments }) => payments)).rejects.toThrow('still open');
  });
});
