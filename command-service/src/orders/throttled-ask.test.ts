import { describe, expect, it } from 'vitest';
import { createThrottledAsk } from './throttled-ask.ts';
import { PaymentsError, type AskedPayment, type Payments } from './payments.ts';

type Create = typeof createThrottledAsk;

/** A provider that counts its calls and can fail, and a clock. */
const aWorld = (create: Create, maxKept?: number) => {
  const world = { calls: 0, fails: false, nowMs: 1_000_000, answer: 'unpaid' as 'unpaid' | 'expired' };
  const ask = create({
    ask: async (): Promise<AskedPayment> => {
      world.calls++;
      const { fails, answer } = world;
      await Promise.resolve();
      if (fails) throw new PaymentsError('payments-timed-out', 'too slow');
      return { status: answer };
    },
    now: () => new Date(world.nowMs),
    ...(maxKept !== undefined && { maxKept }),
  });
  const status = (sessionId = 'cs_test_1') =>
    ask(sessionId).then(
      (asked) => asked.status,
      (error: unknown) => (error as PaymentsError).code,
    );
  return { world, status, all: (count: number) => Promise.all(Array.from({ length: count }, () => status())) };
};

/** The faults of an implementation. */
const faultsOf = async (create: Create): Promise<string[]> => {
  const faults: string[] = [];
  const expectThat = (isSo: boolean, fault: string) => void (isSo || faults.push(fault));

  const herd = aWorld(create);
  await herd.all(300);
  for (let time = 0; time < 300; time++) await herd.status();
  expectThat(herd.world.calls === 1, 'asks again within 5 seconds');
  herd.world.answer = 'expired';
  herd.world.nowMs += 5_000;
  expectThat((await herd.status()) === 'expired', 'answers what is older than 5 seconds');

  const together = aWorld(create);
  await together.all(50);
  expectThat(together.world.calls === 1, 'asks for each who waits');

  const failing = aWorld(create);
  failing.world.fails = true;
  await failing.all(50);
  failing.world.fails = false;
  expectThat((await failing.status()) === 'unpaid', 'takes a failure for an answer');

  const broken = aWorld(create);
  broken.world.fails = true;
  for (let time = 0; time < 300; time++) await broken.status();
  expectThat(broken.world.calls <= 2, 'lets everybody ask after a failure');
  broken.world.nowMs += 5_000;
  broken.world.fails = false;
  expectThat((await broken.status()) === 'unpaid', 'never asks again after failures');
  return faults;
};

describe('asking the provider about a session for anyone', () => {
  it('is one call for 300 at once and 300 in a row, and again after 5 seconds', async () =>
    expect(await faultsOf(createThrottledAsk)).toEqual([]));

  it('keeps the answers to so many sessions at most', async () => {
    const { world, status } = aWorld(createThrottledAsk, 2);
    for (const sessionId of ['cs_test_1', 'cs_test_2', 'cs_test_3', 'cs_test_1']) await status(sessionId);
    expect(world.calls).toBe(4);
    await status('cs_test_3');
    expect(world.calls).toBe(4);
  });

  it('tells each session its own answer', async () => {
    const { world, status } = aWorld(createThrottledAsk);
    expect(await status('cs_test_1')).toBe('unpaid');
    world.answer = 'expired';
    expect([await status('cs_test_2'), await status('cs_test_1')]).toEqual(['expired', 'unpaid']);
  });
});

/** Caches the result of `ask`, including failures, for 5 seconds. */
const cachesFailures: Create = ({ ask, now }) => {
  const kept = new Map<string, { atMs: number; asked: ReturnType<Payments['ask']> }>();
  return (sessionId) => {
    const found = kept.get(sessionId);
    if (found && now().getTime() - found.atMs < 5_000) return found.asked;
    const asked = ask(sessionId);
    kept.set(sessionId, { atMs: now().getTime(), asked });
    return asked;
  };
};

const keepsAnswersOnly: Create = ({ ask, now }) => {
  const kept = new Map<string, { atMs: number; asked: AskedPayment }>();
  return async (sessionId) => {
    const found = kept.get(sessionId);
    if (found && now().getTime() - found.atMs < 5_000) return found.asked;
    const asked = await ask(sessionId);
    kept.set(sessionId, { atMs: now().getTime(), asked });
    return asked;
  };
};

const MUTANTS: readonly (readonly [string, Create, string])[] = [
  ['that asks every time', ({ ask }) => ask, 'asks again within 5 seconds'],
  ['that caches failures', cachesFailures, 'takes a failure for an answer'],
  ['without a single flight', keepsAnswersOnly, 'asks for each who waits'],
  ['that bounds answers only', keepsAnswersOnly, 'lets everybody ask after a failure'],
  [
    'that keeps answers for good',
    (deps) => createThrottledAsk({ ...deps, now: () => new Date(0) }),
    'answers what is older than 5 seconds',
  ],
];

describe('a mutant', () => {
  it.each(MUTANTS)('%s is found out', async (_, create, fault) => expect(await faultsOf(create)).toContain(fault));
});
