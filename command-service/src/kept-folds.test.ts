import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import type { EventShapes } from '@twofold/contracts/versioned';
import { StoreUnavailable } from '@twofold/event-store/errors';
import { personalFieldsOfEvents } from '@twofold/keyring/personal-fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Category } from './category.ts';
import { createCommandHandler } from './command-handler.ts';
import { foldStream } from './fold-stream.ts';
import { creditsCategory } from './credits/category.ts';
import type { CreditsCommand } from './credits/decider.ts';
import { awardFor, welcomeCredit } from './credits/ledger.ts';
import { Refusal } from './decider.ts';
import { createKeptFolds, forgettingWithKeys, type KeptFoldsOptions } from './kept-folds.ts';
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
  const states = options && { states: createKeptFolds({ store, ...options }) };
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

describe('a process that keeps ledgers in memory', () => {
  it('decides as one that reads them from the start, whoever else writes to them in between', () => {
    const property = fc.asyncProperty(
      fc.array(fc.tuple(creditCommand, fc.nat({ max: 2 })), { maxLength: 40 }),
      async (commands) => {
        const [plain, kept] = [memoryEventStore(), memoryEventStore()];
        const reader = aProcess(plain);
        // The third keeps nothing for long.
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

  it('gives each award once when two of them are at it at the same instant', async () => {
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
    const { fold } = createKeptFolds({ store });
    await aLedger(store, 17, 30);
    await fold(creditsCategory, 'credits-17');
    expect(read()).toBe(30);
    await aProcess(store)(welcomeCredit(17, now().toISOString()), randomUUID());
    read();
    const folded = await fold(creditsCategory, 'credits-17');
    expect(read()).toBe(2);
    expect(folded).toEqual(await foldStream(store, creditsCategory, 'credits-17'));
  });

  it('knows which commands are in it, as one that reads it from the start', async () => {
    const { store } = aLog();
    const { fold } = createKeptFolds({ store });
    const [first, second, other] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [first, second]) {
      await aProcess(store)(award(17, id === first ? 1 : 2), id);
      for (const asked of [first, second, other])
        expect(await fold(creditsCategory, 'credits-17', asked)).toEqual(
          await foldStream(store, creditsCategory, 'credits-17', asked),
        );
    }
  });

  it('takes in each event once when several read it at the same time', async () => {
    const { store } = aLog();
    const { fold } = createKeptFolds({ store });
    for (const awards of [5, 7]) {
      await aLedger(store, 17, awards);
      const folded = await Promise.all([1, 2, 3].map(() => fold(creditsCategory, 'credits-17')));
      const expected = await foldStream(store, creditsCategory, 'credits-17');
      for (const each of folded) expect(each).toEqual(expected);
    }
  });

  it('forgets what was used the longest time ago when there would be too much', async () => {
    const { store, read } = aLog();
    const { fold } = createKeptFolds({ store, maxEvents: 20 });
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
    const { fold } = createKeptFolds({ store, maxEvents: 20 });
    await aLedger(store, 17, 21);
    for (let time = 0; time < 2; time++) await fold(creditsCategory, 'credits-17');
    expect(read()).toBe(42);
  });

  it('forgets the stream that was used the longest time ago when there would be too many', async () => {
    const { store, read } = aLog();
    const { fold, count } = createKeptFolds({ store, maxStreams: 2 });
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
    const { fold } = createKeptFolds({ store });
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
  const exported = modules.flatMap((module: Record<string, Category<never, never, never>>) => Object.values(module));
  return exported.filter((each) => typeof each === 'object');
};

/** The same category, with events of any content and a state that is their number. */
const countingEventsOf = ({ name, events }: Category<never, never, never>): Category<EventShapes, number, never> => ({
  name,
  events: Object.fromEntries(Object.keys(events).map((type) => [type, z.unknown()])),
  decider: { initialState: 0, evolve: (count) => count + 1, decide: () => [] },
});

const holdsPersonal = ({ events }: { readonly events: object }): boolean =>
  Object.keys(events).some((type) => personalFieldsOfEvents.has(type));

describe('what is kept in memory of any category', () => {
  /** One stream of each category, folded, and which of them are read from their first event when they are folded again. */
  const oneOfEach = async () => {
    const { store, read } = aLog();
    const clock = { nowMs: 0 };
    const kept = createKeptFolds({ store, nowMs: () => clock.nowMs });
    const categories = (await everyCategory()).map(countingEventsOf);
    const foldAll = async () => {
      const readAgain = [];
      for (const category of categories) {
        read();
        await kept.fold(category, `${category.name}-1`);
        if (read() > 1) readAgain.push(category.name);
      }
      return readAgain;
    };
    for (const { name, events } of categories) {
      const [type = ''] = Object.keys(events).toSorted(
        (a, b) => +personalFieldsOfEvents.has(b) - +personalFieldsOfEvents.has(a),
      );
      const metadata = { ...aContext, commandId: 'x', occurredAt: now().toISOString(), schemaVersion: 1 };
      const newEvents = [1, 2, 3].map(() => ({ id: randomUUID(), type, data: {}, metadata }));
      await store.appendToStream(`${name}-1`, newEvents, 'no-stream');
    }
    const personal = categories.filter(holdsPersonal).map(({ name }) => name);
    expect(personal).toEqual(expect.arrayContaining(['order', 'product', 'review', 'user']));
    await foldAll();
    return { kept, clock, categories, personal, foldAll };
  };

  it('is read on, and not again, while it is fresh', async () => {
    const { clock, foldAll } = await oneOfEach();
    clock.nowMs += 10 * 60_000;
    expect(await foldAll()).toEqual([]);
  });

  it('goes when it may be personal and a key is deleted', async () => {
    const { kept, categories, personal, foldAll } = await oneOfEach();
    const erased: string[] = [];
    const keyring = {
      secret: () => Promise.reject(new Error()),
      erase: async (subject: string) => void erased.push(subject),
    };
    await forgettingWithKeys(keyring, kept).erase('user-1');
    expect(erased).toEqual(['user-1']);
    expect(kept.count()).toBe(categories.length - personal.length);
    expect(await foldAll()).toEqual(personal);
  });

  it('goes when it may be personal and whether a key was deleted is unknown', async () => {
    const { kept, personal, foldAll } = await oneOfEach();
    const lost = () => Promise.reject(new StoreUnavailable('no answer'));
    await expect(forgettingWithKeys({ secret: lost, erase: lost }, kept).erase('user-1')).rejects.toThrow('no answer');
    expect(await foldAll()).toEqual(personal);
  });

  it('goes when it may be personal and is ten minutes old, however often it is used', async () => {
    const { clock, personal, foldAll } = await oneOfEach();
    clock.nowMs += 5 * 60_000;
    expect(await foldAll()).toEqual([]);
    clock.nowMs += 5 * 60_000 + 1;
    expect(await foldAll()).toEqual(personal);
  });

  it('goes when it may be personal and is ten minutes old, also when nobody asks for it', async () => {
    const { kept, clock, categories, personal } = await oneOfEach();
    kept.forgetOld();
    expect(kept.count()).toBe(categories.length);
    clock.nowMs += 10 * 60_000 + 1;
    kept.forgetOld();
    expect(kept.count()).toBe(categories.length - personal.length);
  });
});

describe('what is forgotten while it is read', () => {
  it('is not kept afterwards', async () => {
    const { store } = aLog();
    await aLedger(store, 17, 3);
    const kept = createKeptFolds({ store });
    const folding = kept.fold(creditsCategory, 'credits-17');
    kept.forget('credits-17');
    expect((await folding).revision).toBe(2n);
    expect(kept.count()).toBe(0);
  });
});
