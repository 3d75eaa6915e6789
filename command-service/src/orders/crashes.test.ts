import { describe, expect, it } from 'vitest';
import { aPaymentWorld, newContext, type Fate, type PaymentWorld, type Mutant } from '../testing/a-payment-world.ts';

const ENDS = ['dies', 'loses an answer'] as const;
const FAR_MORE_THAN_THERE_ARE = 50;

/**
 * Runs something in a process that fails at its first effect, then at its second, and so on until it completes,
 * each time in its own world. Answers the number of failures.
 */
const atEveryEffect = async (
  prepare: () => Promise<PaymentWorld>,
  work: (world: PaymentWorld, fate: Fate) => Promise<unknown>,
  after: (world: PaymentWorld) => Promise<void>,
): Promise<number> => {
  let crashes = 0;
  for (const ends of ENDS) {
    for (let effects = 0; effects < FAR_MORE_THAN_THERE_ARE; effects++) {
      const world = await prepare();
      const isDone = await work(world, { effects, ends }).then(
        () => true,
        () => false,
      );
      if (isDone) break;
      crashes++;
      await after(world);
    }
  }
  return crashes;
};

const opened = async (mutant?: Mutant): Promise<{ crashes: number; sessions: Set<number> }> => {
  const context = newContext();
  const sessions = new Set<number>();
  const crashes = await atEveryEffect(
    () => Promise.resolve(aPaymentWorld(mutant)),
    (world, fate) => world.aProcess(fate).openCheckout(context),
    async (world) => {
      const { sessionId } = await world.aProcess().openCheckout(context);
      sessions.add(world.provider.sessions.size);
      for (const type of ['CheckoutStarted', 'GuestOrderStarted', 'CheckoutSessionOpened']) {
        expect([type, await world.countOf(type)]).toEqual([type, 1]);
      }
      world.provider.pay(sessionId);
      expect(await world.aProcess().settle(sessionId, newContext())).toMatchObject({ status: 'confirmed' });
    },
  );
  return { crashes, sessions };
};

describe('a checkout that is repeated after a crash at any effect', () => {
  it('is one order with one session, which can be paid', async () => {
    const { crashes, sessions } = await opened();
    // Three streams, one of them twice, and one call to the provider.
    expect(crashes).toBe(2 * 5);
    expect(sessions).toEqual(new Set([1]));
  });

  it('stays with the browser that began it, although the repeat comes with another cookie', async () => {
    const context = newContext();
    await atEveryEffect(
      () => Promise.resolve(aPaymentWorld()),
      (world, fate) => world.aProcess(fate).openCheckout(context),
      async (world) => {
        await world.aProcess().openCheckout(context, 'cd'.repeat(32));
        const events = await world.recorded();
        const dataOf = (wanted: string) => events.find(({ type }) => type === wanted)?.data as Record<string, unknown>;
        expect(dataOf('GuestOrderStarted')['browser']).toBe(dataOf('CheckoutStarted')['submittedBy']);
      },
    );
  });

  it('continues although the app was taken down since, unless it had not begun', async () => {
    const context = newContext();
    await atEveryEffect(
      () => Promise.resolve(aPaymentWorld()),
      (world, fate) => world.aProcess(fate).openCheckout(context),
      async (world) => {
        world.takeDown();
        const hasBegun = (await world.countOf('CheckoutStarted')) === 1;
        const repeated = world
          .aProcess()
          .openCheckout(context)
          .catch((error: unknown) => error);
        const told = hasBegun ? { sessionId: 'cs_live_1' } : { code: 'product-not-found' };
        expect(await repeated).toMatchObject(told);
      },
    );
  });

  it('is detected if the provider gets a new request each time', async () => {
    let minute = 0;
    const startedAt = () => `2026-01-05T10:0${minute++ % 10}:00.000Z`;
    await expect(opened({ startedAt })).rejects.toThrow('order-has-session');
  });
});

/** A world with a paid order that missed its deadline. */
const aBrokenPromise = async (mutant?: Mutant): Promise<PaymentWorld> => {
  const world = aPaymentWorld(mutant);
  const process = world.aProcess();
  const { sessionId } = await process.openCheckout(newContext());
  world.provider.pay(sessionId);
  await process.settle(sessionId, newContext());
  await world.react();
  await world.closeRequest();
  return world;
};

const refunded = async (mutant?: Mutant): Promise<{ crashes: number; refunds: Set<number> }> => {
  const refunds = new Set<number>();
  const crashes = await atEveryEffect(
    () => aBrokenPromise(mutant),
    (world, fate) => world.react(world.aProcess(fate).send),
    async (world) => {
      await world.react();
      refunds.add(world.provider.refunds.size);
      expect([...world.provider.refunds.values()][0]).toBe(500);
      expect(await world.countOf('PaymentRefunded')).toBe(1);
      expect((await world.order()).status).toBe('refunded');
    },
  );
  return { crashes, refunds };
};

describe('a refund that is retried after a crash at any effect', () => {
  it('is paid once', async () => {
    const { crashes, refunds } = await refunded();
    // RefundRequested, the call to the provider, PaymentRefunded.
    expect(crashes).toBe(2 * 3);
    expect(refunds).toEqual(new Set([1]));
  });

  it('is detected if each attempt has its own id', async () => {
    expect((await refunded({ refundId: () => crypto.randomUUID() })).refunds).toContain(2);
  });
});
