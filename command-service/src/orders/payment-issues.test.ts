import { describe, expect, it } from 'vitest';
import { aPaymentWorld, newContext, type Fate, type PaymentWorld } from '../testing/a-payment-world.ts';
import { orderCategory } from './category.ts';
import type { AskedDispute } from './payments.ts';
import type { RetryRefund } from './order.ts';

/** A world with a paid order that missed its deadline. The first `failures` refunds fail immediately. */
const toPayBack = async (failures = 0): Promise<PaymentWorld> => {
  const world = aPaymentWorld();
  const process = world.aProcess();
  const { sessionId } = await process.openCheckout(newContext());
  world.provider.pay(sessionId);
  await process.settle(sessionId, newContext());
  await world.react();
  world.provider.failNextRefunds(failures);
  await world.closeRequest();
  await world.react();
  return world;
};

const refundIn = async (world: PaymentWorld) => {
  const order = await world.order();
  if (!('refund' in order)) throw new Error('Nothing is to be refunded');
  return order.refund;
};

const retry = async (world: PaymentWorld, refundId: string = crypto.randomUUID(), context = newContext()) => {
  const { refundId: failedRefundId } = await refundIn(world);
  const requestedAt = new Date().toISOString();
  const data = { orderId: world.orderId, refundId, failedRefundId, requestedBy: 4, requestedAt };
  const command: RetryRefund = { type: 'RetryRefund', data };
  return world.aProcess().handle(orderCategory, world.orderId, command, context);
};

/** The number of refunds at the provider that have not failed. */
const standing = ({ provider }: PaymentWorld): number =>
  [...provider.refunds.keys()].filter((refundId) => !provider.failed.has(refundId)).length;

describe('a refund that the provider refuses at once', () => {
  it('is a fact, which a job does not try again and again', async () => {
    const world = await toPayBack(1);
    expect((await world.order()).status).toBe('refund-failed');
    expect([await world.countOf('RefundFailed'), await world.countOf('PaymentRefunded')]).toEqual([1, 0]);
  });

  it('is paid by a retry, under its own id', async () => {
    const world = await toPayBack(1);
    await retry(world);
    await world.react();
    expect((await world.order()).status).toBe('refunded');
    expect([...world.provider.refunds.values()]).toEqual([500, 500]);
    expect(standing(world)).toBe(1);
  });

  it('fails again if a retry has the same id, which is detected', async () => {
    const world = await toPayBack(1);
    const { refundId } = await refundIn(world);
    await retry(world, refundId);
    await world.react();
    expect((await world.order()).status).toBe('refund-failed');
  });
});

describe('a refund that fails later', () => {
  const failLater = async (): Promise<PaymentWorld> => {
    const world = await toPayBack();
    world.provider.failRefund((await refundIn(world)).refundId);
    return world;
  };

  it('is detected by polling, without a webhook event', async () => {
    const world = await failLater();
    const { refundId } = await refundIn(world);
    for (let time = 0; time < 2; time++) await world.aProcess().followRefund(`re_${refundId}`, newContext());
    expect((await world.order()).status).toBe('refund-failed');
    expect(await world.countOf('RefundFailed')).toBe(1);
  });

  it('is detected by a webhook event, however often it arrives', async () => {
    const world = await failLater();
    const { refundId } = await refundIn(world);
    const webhook = { eventId: 'evt_1', sessionId: undefined, providerRefundId: `re_${refundId}` };
    for (const eventId of ['evt_1', 'evt_1', 'evt_2'])
      await world.aProcess().handleWebhook({ ...webhook, eventId }, newContext());
    expect(await world.countOf('RefundFailed')).toBe(1);
  });

  it.each(['dies', 'loses an answer'] as const)(
    'is paid once by a retry whose process %s at any effect',
    async (ends) => {
      for (let effects = 0; effects < 3; effects++) {
        const world = await toPayBack(1);
        await retry(world);
        const fate: Fate = { effects, ends };
        await world.react(world.aProcess(fate).send).catch(() => undefined);
        await world.react();
        expect([standing(world), (await world.order()).status]).toEqual([1, 'refunded']);
      }
    },
  );

  it('is retried once by two operators', async () => {
    const world = await toPayBack(1);
    const asked = await Promise.allSettled([retry(world), retry(world)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await world.react();
    expect(standing(world)).toBe(1);
  });
});

describe('a dispute', () => {
  type Disputed = Exclude<AskedDispute, { status: 'unknown' }>;
  const dispute = (world: PaymentWorld, changes: Partial<Disputed> = {}): AskedDispute => ({
    status: 'open',
    orderId: world.orderId,
    paymentId: 'pi_cs_live_1',
    amountCents: 500,
    currency: 'usd',
    reason: 'fraudulent',
    openedAt: '2026-01-09T10:00:00.000Z',
    ...changes,
  });
  const hear = (world: PaymentWorld, eventId: string) =>
    world.aProcess().handleWebhook({ eventId, sessionId: undefined, disputeId: 'du_1' }, newContext());

  it('is opened and closed, in any order of notifications', async () => {
    const world = await toPayBack();
    world.provider.dispute('du_1', dispute(world, { status: 'lost' }));
    await hear(world, 'evt_closed');
    await hear(world, 'evt_created');
    expect([await world.countOf('DisputeOpened'), await world.countOf('DisputeClosed')]).toEqual([1, 1]);
  });

  it('of a payment that no order knows changes nothing', async () => {
    const world = await toPayBack();
    for (const changes of [{ paymentId: 'pi_another' }, { orderId: 77 }]) {
      world.provider.dispute('du_1', dispute(world, changes));
      await hear(world, `evt_${JSON.stringify(changes)}`);
    }
    expect(await world.countOf('DisputeOpened')).toBe(0);
  });

  it('of an unconfirmed payment confirms it first', async () => {
    const world = aPaymentWorld();
    const { sessionId } = await world.aProcess().openCheckout(newContext());
    world.provider.pay(sessionId);
    world.provider.dispute('du_1', dispute(world));
    await hear(world, 'evt_1');
    expect([await world.countOf('PaymentConfirmed'), await world.countOf('DisputeOpened')]).toEqual([1, 1]);
  });

  it.each(['dies', 'loses an answer'] as const)('is not lost where the process %s', async (ends) => {
    for (let effects = 0; effects < 3; effects++) {
      const world = await toPayBack();
      world.provider.dispute('du_1', dispute(world));
      const webhook = { eventId: 'evt_1', sessionId: undefined, disputeId: 'du_1' };
      await world
        .aProcess({ effects, ends })
        .handleWebhook(webhook, newContext())
        .catch(() => undefined);
      await hear(world, 'evt_1');
      expect(await world.countOf('DisputeOpened')).toBe(1);
    }
  });
});
