import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import { personalFieldsOfEvents } from '@twofold/keyring/personal-fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Category } from './category.ts';
import { createCommandHandler, foldStream } from './command-handler.ts';
import { creditsCategory } from './credits/category.ts';
import type { CreditsCommand } from './credits/decider.ts';
import { awardFor, welcomeCredit } from './credits/ledger.ts';
import { Refusal } from './decider.ts';
import { createKeptFolds, type KeptFoldsOptions } from './kept-folds.ts';
import { aContext } from './testing/a-context.ts';
import { creditCommand } from './testing/credit-commands.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 300);
const now = () => new Date('2026-01-05T10:00:00.000Z');

/** A log that counts the events which are read from it, and which can be replaced by another one. */
const aLog = () => {
  let log = memoryEventStore();
  let read = 0;
  const store: EventStore = {
    ...log,
    appendToStream: (...args) => log.appendToStream(...args),
    readStream: async function* (...args) {
      for await (const event of log.readStream(...args)) {
        read++;
        yield event;
      }
    },
    readAll: (...args) => log.readAll(...args),
  };
  return {
    store,
    replace: () => void (log = memoryEventStore()),
    /** How many events were read since it was asked last. */
    read: (): number => {
      const before = read;
      read = 0;
      return before;
    },
  };
};

type Process = (command: CreditsCommand, id: string) => Promise<unknown>;

/** What sends commands to the ledger of person 17; with `options` it keeps what it has folded. */
const aProcess = (store: EventStore, options?: Omit<KeptFoldsOptions, 'store'>): Process => {
  const fold = options && { fold: createKeptFolds({ store, ...options }) };
  const handle = createCommandHandler({ store, now, ...fold });
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

/** A ledger with so many awards, one after the other. */
const aLedger = async (store: EventStore, userId: number, awards: number): Promise<void> => {
  const events = Array.from({ length: awards }, (_, index) => ({
    id: randomUUID(),
    type: 'CreditEarned',
    data: award(userId, index + 1).data,
    metadata: { ...aContext, commandId: 'x', occurredAt: now().toISOString(), schemaVersion: 1 },
  }));
  await store.appendToStream(`credits-${userId}`, events, 'any');
};

describe('a process that keeps long ledgers in memory', () => {
  it('decides as one that reads them from the start, whoever else writes to them in between', () => {
    const property = fc.asyncProperty(
      fc.array(fc.tuple(creditCommand, fc.nat({ max: 2 })), { maxLength: 40 }),
      fc.nat({ max: 6 }),
      async (commands, worthKeepingEvents) => {
        const [plain, kept] = [memoryEventStore(), memoryEventStore()];
        const reader = aProcess(plain);
        // The third keeps nothing for long.
        const processes = [Infinity, Infinity, 3].map((maxEvents) => aProcess(kept, { worthKeepingEvents, maxEvents }));
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

  it('gives each award once when two of them are at it at the same instant', async () => {
    const store = memoryEventStore();
    const processes = [1, 2].map(() => aProcess(store, { worthKeepingEvents: 1 }));
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
    const fold = createKeptFolds({ store, worthKeepingEvents: 10 });
    await aLedger(store, 17, 30);
    await fold(creditsCategory, 'credits-17');
    expect(read()).toBe(30);
    await aProcess(store)(welcomeCredit(17, now().toISOString()), randomUUID());
    read();
    const folded = await fold(creditsCategory, 'credits-17');
    expect(read()).toBe(2);
    expect(folded).toEqual(await foldStream(store, creditsCategory, 'credits-17'));
  });

  it('reads a short one from its first event', async () => {
    const { store, read } = aLog();
    const fold = createKeptFolds({ store, worthKeepingEvents: 10 });
    await aLedger(store, 17, 9);
    for (let time = 0; time < 2; time++) await fold(creditsCategory, 'credits-17');
    expect(read()).toBe(18);
  });

  it('reads all of it where the category keeps nothing in memory', async () => {
    const { store, read } = aLog();
    const { isKeptInMemory: _, ...forgetful } = creditsCategory;
    const fold = createKeptFolds({ store, worthKeepingEvents: 1 });
    await aLedger(store, 17, 9);
    for (let time = 0; time < 2; time++) await fold(forgetful, 'credits-17');
    expect(read()).toBe(18);
  });

  it('forgets what was used the longest time ago when there would be too much', async () => {
    const { store, read } = aLog();
    const fold = createKeptFolds({ store, worthKeepingEvents: 1, maxEvents: 20 });
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
    const fold = createKeptFolds({ store, worthKeepingEvents: 1, maxEvents: 20 });
    await aLedger(store, 17, 21);
    for (let time = 0; time < 2; time++) await fold(creditsCategory, 'credits-17');
    expect(read()).toBe(42);
  });

  it.each([
    ['as long', 12],
    ['longer', 15],
    ['shorter', 5],
    ['gone', 0],
  ])('believes the log when another one has taken its place in which the ledger is %s', async (_, awards) => {
    const { store, replace } = aLog();
    const fold = createKeptFolds({ store, worthKeepingEvents: 1 });
    await aLedger(store, 17, 12);
    await fold(creditsCategory, 'credits-17');
    replace();
    if (awards > 0) await aLedger(store, 17, awards);
    expect(await fold(creditsCategory, 'credits-17')).toEqual(await foldStream(store, creditsCategory, 'credits-17'));
  });
});

/** Every category of the service, as the slices declare them. */
const everyCategory = async (): Promise<readonly Category<never, never, never>[]> => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const declared = files.filter((file) => /^[^/]+\/(?:.+-)?category\.ts$/.test(file));
  const modules = await Promise.all(declared.map((file) => import(path.join(import.meta.dirname, file))));
  return modules.flatMap((module: Record<string, Category<never, never, never>>) => Object.values(module));
};

describe('what is kept in memory', () => {
  it('is never of a category with something personal in its events, which would outlive its key', async () => {
    const categories = await everyCategory();
    expect(categories.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['credits', 'user', 'review', 'product']),
    );
    const kept = categories.filter(({ isKeptInMemory }) => isKeptInMemory);
    expect(kept.map(({ name }) => name)).toContain('credits');
    const personal = kept.filter(({ events }) => Object.keys(events).some((type) => personalFieldsOfEvents.has(type)));
    expect(personal).toEqual([]);
  });
});
