import { describe, expect, it } from 'vitest';
import { aPaymentWorld, newContext, type Fate, type PaymentWorld, type Mutant } from '../testing/a-payment-world.ts';
import type { createHandleWebhook } from './handle-webhook.ts';

/**
 * The ways in which a payment is detected (F15). `expiry` is the end of the session at the provider and the job that polls
 * for the last time. Webhook events and jobs are repeated when they fail; a browser does not.
 */
const WAYS = ['webhook', 'browser', 'job', 'expiry', 'webhook again'] as const;
type Way = (typeof WAYS)[number];

/** Every order of the ways; the webhook cannot come again before it came. */
const permutations = (ways: readonly Way[]): Way[][] =>
  ways.length === 0
    ? [[]]
    : ways.flatMap((way) => permutations(ways.filter((other) => other !== way)).map((rest) => [way, ...rest]));
const isPossible = (order: readonly Way[]): boolean => {
  const [first, again] = [order.indexOf('webhook'), order.indexOf('webhook again')];
  return again === -1 || (first !== -1 && first < again);
};
const ORDERS = [
  ...WAYS.map((way) => [way]),
  ...WAYS.flatMap((way) => WAYS.flatMap((other) => (way === other ? [] : [[way, other] as Way[]]))),
  ...permutations(WAYS),
].filter(isPossible);

type Crash = { readonly step: number; readonly fate: Fate };

/** Runs one way in a process that may die. Answers the number of effects. */
const take = async (world: PaymentWorld, way: Way, sessionId: string, fate?: Fate): Promise<number> => {
  const process = world.aProcess(fate);
  const webhook = { eventId: 'evt_1', sessionId };
  try {
    if (way === 'browser') await process.settle(sessionId, newContext());
    else if (way === 'job') await process.reconcile(sessionId, false);
    else if (way === 'expiry') {
      world.provider.expire(sessionId);
      await process.reconcile(sessionId, true);
    } else if (world.provider.isPaid(sessionId)) await process.handleWebhook(webhook, newContext());
    return process.effects();
  } catch (error) {
    if (!fate || process.effects() <= fate.effects) throw error;
    return Infinity;
  }
};

const comesAgain = (way: Way): boolean => way !== 'browser';

type Course = { readonly order: readonly Way[]; readonly paidBefore: number; readonly crash?: Crash };
/** The problems at the end, and the number of effects of each step. */
type Played = { readonly wrong: readonly string[]; readonly effects: readonly number[] };

const play = async ({ order, paidBefore, crash }: Course, mutant: Mutant = {}): Promise<Played> => {
  const world = aPaymentWorld(mutant);
  const { sessionId } = await world.aProcess().openCheckout(newContext());
  const effects: number[] = [];
  const failed: Way[] = [];
  let isOwed = false;
  for (const [step, way] of order.entries()) {
    if (step === paidBefore) world.provider.pay(sessionId);
    const isPaid = world.provider.isPaid(sessionId);
    const taken = await take(world, way, sessionId, crash?.step === step ? crash.fate : undefined);
    effects.push(taken);
    if (taken === Infinity) failed.push(way);
    isOwed ||= isPaid && (taken !== Infinity || comesAgain(way));
  }
  for (const way of failed.filter(comesAgain)) await take(world, way, sessionId);
  await world.react();
  return { wrong: await wrongIn(world, sessionId, isOwed), effects };
};

const wrongIn = async (world: PaymentWorld, sessionId: string, isOwed: boolean): Promise<string[]> => {
  const [confirmed, opened] = [await world.countOf('PaymentConfirmed'), await world.countOf('FeedbackRequested')];
  const isPaid = world.provider.isPaid(sessionId);
  const faults: readonly (readonly [boolean, string])[] = [
    [confirmed > 1, `confirmed ${confirmed} times`],
    [opened !== Math.min(confirmed, 1), `opened ${opened} requests for ${confirmed} payments`],
    [confirmed > 0 && !isPaid, 'confirmed what was not paid'],
    [confirmed === 0 && isOwed, 'lost a payment'],
    [confirmed === 1 && (await world.order()).status !== 'paid', 'is not paid in the end'],
  ];
  return faults.filter(([isSo]) => isSo).map(([, fault]) => fault);
};

/** Runs every case: paid before each step or never, without a crash or with one at each effect. */
const playAll = async (
  order: readonly Way[],
  mutant?: Mutant,
): Promise<{ course: Course; wrong: readonly string[] }[]> => {
  const found = [];
  for (let paidBefore = 0; paidBefore <= order.length; paidBefore++) {
    const { wrong, effects } = await play({ order, paidBefore }, mutant);
    found.push({ course: { order, paidBefore }, wrong });
    for (const crash of effects.flatMap(crashesAt)) {
      const course = { order, paidBefore, crash };
      found.push({ course, wrong: (await play(course, mutant)).wrong });
    }
  }
  return found.filter(({ wrong }) => wrong.length > 0);
};

const crashesAt = (effects: number, step: number): Crash[] =>
  Array.from({ length: effects }, (_, effect) => effect).flatMap((effect) =>
    (['dies', 'loses an answer'] as const).map((ends) => ({ step, fate: { effects: effect, ends } })),
  );

describe('a payment, with its notifications in every order and a crash at every effect', () => {
  it.each(ORDERS.map((order) => [order.join(', '), order] as const))(
    'by %s is confirmed once, opens one request, and is never lost',
    async (_, order) => expect(await playAll(order)).toEqual([]),
    30_000,
  );
});

const heardBefore: typeof createHandleWebhook =
  ({ settle, events }) =>
  async ({ eventId, sessionId }, context) => {
    if (sessionId === undefined || (await events.isKnown(eventId))) return;
    await events.add(eventId);
    await settle(sessionId, context);
  };

const saysYes: typeof createHandleWebhook =
  ({ settle }) =>
  ({ sessionId = '' }, context) =>
    settle(sessionId, context).then(
      () => undefined,
      () => undefined,
    );

const MUTANTS: readonly (readonly [
  fault: string,
  mutant: Mutant,
  orders: readonly (readonly Way[])[],
  found: string,
])[] = [
  [
    'confirms without looking into the stream',
    {
      settle: (settle, store) => async (sessionId, context) => {
        const settled = await settle(sessionId, context);
        if (settled.status !== 'confirmed') return settled;
        for await (const { id: _, metadata, type, data } of store.readStream(`order-${settled.orderId}`)) {
          if (type !== 'PaymentConfirmed') continue;
          const again = { id: crypto.randomUUID(), type, data, metadata };
          await store.appendToStream(`order-${settled.orderId}`, [again], 'any');
          break;
        }
        return settled;
      },
    },
    [['webhook', 'browser']],
    'confirmed 2 times',
  ],
  ['delivers on the redirect only', { handleWebhook: () => () => Promise.resolve() }, [['webhook']], 'lost a payment'],
  [
    'keeps that it has heard webhook before it acts on them',
    { handleWebhook: heardBefore },
    [['webhook', 'webhook again']],
    'lost a payment',
  ],
  ['answers every webhook with yes', { handleWebhook: saysYes }, [['webhook']], 'lost a payment'],
  [
    'believes that every buyer who comes back has paid',
    { isGullible: true },
    [['browser']],
    'confirmed what was not paid',
  ],
];

describe.each(MUTANTS)('a service that %s', (_, mutant, orders, found) => {
  it('is detected', async () => {
    const courses = [];
    for (const order of orders) courses.push(...(await playAll(order, mutant)));
    expect(courses.flatMap(({ wrong }) => wrong)).toContain(found);
  });
});
