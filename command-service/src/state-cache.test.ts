import { randomUUID } from 'node:crypto';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from './command-handler.ts';
import { foldStream } from './fold-stream.ts';
import { creditsCategory } from './credits/category.ts';
import type { CreditsCommand } from './credits/decider.ts';
import { awardFor, welcomeCredit } from './credits/ledger.ts';
import { Refusal } from './decider.ts';
import { createStateCache, type StateCacheOptions } from './state-cache.ts';
import { aContext } from './testing/a-context.ts';
import { aLog } from './testing/a-counting-log.ts';
import { creditCommand } from './testing/credit-commands.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 300);
const now = () => new Date('2026-01-05T10:00:00.000Z');

type Process = (command: CreditsCommand, id: string) => Promise<unknown>;

/** A handler of commands to the ledger of user 17; with `options` it caches states. */
const aProcess = (store: EventStore, options?: Omit<StateCacheOptions, 'store'>): Process => {
  const states = options && { states: createStateCache({ store, ...options }) };
  const handle = createCommandHandler({ store, now, ...states });
  return (command, id) =>
    handle(creditsCategory, 17, command, { ...aContext, id }).catch((error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    });
};

const contentOf = async (store: EventStore) => {
  const events = [];
  for await (const { id, stream, type, data, revision } of store.readAll())
    events.push({ id, stream, type, data, revision });
  return events;
};

const award = (userId: number, reviewId: number) =>
  awardFor({ userId, reviewId, productId: 7, earns: true, source: 'discover', completedAt: now().toISOString() });

/** A ledger with this many awards. */
const aLedger = async (store: EventStore, userId: number, awards: number): Promise<void> => {
  const events = Array.from({ length: awards }, (_, index) => ({
    id: randomUUID(),
    type: 'CreditEarned',
    data: award(userId, index + 1).data,
    metadata: { ...aContext, commandId: 'x', occurredAt: now().toISOString(), schemaVersion: 1 },
  }));
  await store.appendToStream(`credits-${userId}`, events, 'any');
};

describe('a process that caches ledgers', () => {
  it('decides as one that reads them from the start, no matter who else writes to them in between', () => {
    const property = fc.asyncProperty(
      fc.array(fc.tuple(creditCommand, fc.nat({ max: 2 })), { maxLength: 40 }),
      async (commands) => {
        const [plain, kept] = [memoryEventStore(), memoryEventStore()];
        const reader = aProcess(plain);
        // The third handler keeps states only briefly.
        const processes = [Infinity, Infinity, 3].map((maxEvents) => aProcess(kept, { maxEvents }));
        for (const [index, [command, process]] of commands.entries()) {
          const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
          const answer = await processes[process]!(command, id);
          expect(answer).toMatchObject((await reader(command, id)) as object);
        }
        expect(await contentOf(kept)).toEqual(await contentOf(plain));
      },
    );
    return fc.assert(property, { numRuns: RUNS });
  });

  it('gives each award once when two of them are at it at the same time', async () => {
    const store = memoryEventStore();
    const processes = [1, 2].map(() => aProcess(store, {}));
    for (let round = 0; round < 20; round++) {
      const sent = [1, 2, 3].map((each) => award(17, round * 3 + each));
      await Promise.all(processes.flatMap((process) => sent.map((command) => process(command, randomUUID()))));
    }
    const reviews = (await contentOf(store)).map(({ data }) => (data as { reviewId: number }).reviewId);
    expect(reviews.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });
});

describe('folding a stream again', () => {
  it('reads the last event that is known, and what came after it', async () => {
    const { store, read } = aLog();
    const { fold } = createStateCache({ store });
    await aLedger(store, 17, 30);
    await fold(creditsCategory, 'credits-17');
    expect(read()).toBe(30);
    await aProcess(store)(
      welcomeCredit({ userId: 17, registeredAt: now().toISOString(), isHeld: false }),
      randomUUID(),
    );
    read();
    const folded = await fold(creditsCategory, 'credits-17');
    expect(read()).toBe(2);
    expect(folded).toEqual(await foldStream(store, creditsCategory, 'credits-17'));
  });

  it('knows which commands are in it, as one that reads it from the start', async () => {
    const { store } = aLog();
    const { fold } = createStateCache({ store });
    const [first, second, other] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [first, second]) {
      await aProcess(store)(award(17, id === first ? 1 : 2), id);
      for (const asked of [first, second, other])
        expect(await fold(creditsCategory, 'credits-17', asked)).toEqual(
          await foldStream(store, creditsCategory, 'credits-17', asked),
        );
    }
  });

  it('folds each event once if several read it at the same time', async () => {
    const { store } = aLog();
    const { fold } = createStateCache({ store });
    for (const awards of [5, 7]) {
      await aLedger(store, 17, awards);
      const folded = await Promise.all([1, 2, 3].map(() => fold(creditsCategory, 'credits-17')));
      const expected = await foldStream(store, creditsCategory, 'credits-17');
      for (const each of folded) expect(each).toEqual(expected);
    }
  });

  it('forgets what was used the longest time ago when there would be too much', async () => {
    const { store, read } = aLog();
    const { fold } = createStateCache({ store, maxEvents: 20 });
    for (const user of [1, 2, 3]) await aLedger(store, user, 10);
    for (const user of [1, 2, 1, 3]) await fold(creditsCategory, `credits-${user}`);
    expect(read()).toBe(10 + 10 + 1 + 10);
    await fold(creditsCategory, 'credits-1');
    expect(read()).toBe(1);
    await fold(creditsCategory, 'credits-2');
    expect(read()).toBe(10);
  });

  it('keeps nothing that is too much alone', async () => {
    const { store, read } = aLog();
    const { fold } = createStateCache({ store, maxEvents: 20 });
    await aLedger(store, 17, 21);
    for (let time = 0; time < 2; time++) await fold(creditsCategory, 'credits-17');
    expect(read()).toBe(42);
  });

  it('forgets the stream that was used the longest time ago when there would be too many', async () => {
    const { store, read } = aLog();
    const { fold, count } = createStateCache({ store, maxStreams: 2 });
    for (const user of [1, 2, 3]) await aLedger(store, user, 10);
    for (const user of [1, 2, 3]) await fold(creditsCategory, `credits-${user}`);
    expect(count()).toBe(2);
    read();
    await fold(creditsCategory, 'credits-3');
    expect(read()).toBe(1);
    await fold(creditsCategory, 'credits-1');
    expect(read()).toBe(10);
  });

  it.each([
    ['as long', 12],
    ['longer', 15],
    ['shorter', 5],
    ['gone', 0],
  ])('believes the log when another one has taken its place in which the ledger is %s', async (_, awards) => {
    const { store, replace } = aLog();
    const { fold } = createStateCache({ store });
    await aLedger(store, 17, 12);
    await fold(creditsCategory, 'credits-17');
    replace();
    if (awards > 0) await aLedger(store, 17, awards);
    expect(await fold(creditsCategory, 'credits-17')).toEqual(await foldStream(store, creditsCategory, 'credits-17'));
  });
});

describe('a state that is dropped while it is read', () => {
  it('is not cached afterwards', async () => {
    const { store } = aLog();
    await aLedger(store, 17, 3);
    const kept = createStateCache({ store });
    const folding = kept.fold(creditsCategory, 'credits-17');
    kept.forget('credits-17');
    expect((await folding).revision).toBe(2n);
    expect(kept.count()).toBe(0);
  });
});
