import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { register, type Person } from './flow.ts';

const BETWEEN_WRITES_MS = 20;

export type Load = {
  /** How many writes have been acknowledged. */
  readonly acknowledged: () => number;
  /** Waits until so many more are. @throws Error when somebody's write was not taken, or not seen by its author */
  readonly goOn: (writes: number) => Promise<void>;
  /** Ends it. @returns what was acknowledged to whom, in order */
  readonly stop: () => Promise<readonly { readonly person: Person; readonly names: readonly string[] }[]>;
};

/**
 * People who change their names, one after the other and without end: each write is repeated until it is acknowledged,
 * and each is read back.
 */
export const startLoad = async (origin: string, people: number): Promise<Load> => {
  const persons = await Promise.all(Array.from({ length: people }, () => register(origin)));
  const stopping = new AbortController();
  const histories = persons.map((person) => ({ person, names: [] as string[] }));
  let failure: unknown;
  const running = histories.map((history) =>
    rename(history, stopping.signal).catch((error: unknown) => {
      failure ??= error;
    }),
  );
  const acknowledged = (): number => histories.reduce((sum, { names }) => sum + names.length, 0);
  return {
    acknowledged,
    goOn: async (writes) => {
      const wanted = acknowledged() + writes;
      while (acknowledged() < wanted) {
        if (failure !== undefined) throw failure;
        await delay(BETWEEN_WRITES_MS);
      }
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
      if (failure !== undefined) throw failure;
      return histories;
    },
  };
};

const rename = async ({ person, names }: { person: Person; names: string[] }, signal: AbortSignal): Promise<void> => {
  const { browser, id } = person;
  for (let number = 1; !signal.aborted; number++) {
    const fullName = `Name ${number}`;
    await browser.insist('PATCH', `/api/users/${id}`, { fullName, expertise: 'Shops', socialProfile: '' });
    names.push(fullName);
    await expectSeen(person, fullName);
    await delay(BETWEEN_WRITES_MS);
  }
};

/** A read after a write sees it, or is told that it is late, or is not answered at the moment. */
const expectSeen = async ({ browser }: Person, fullName: string): Promise<void> => {
  const read = await browser.call('GET', '/api/me').catch(() => undefined);
  assert.notEqual(read?.status, 401, 'somebody who is logged in was told that they are not');
  if (read?.status !== 200 || read.headers.get('x-read-model') !== null) return;
  assert.equal(
    (read.body as { fullName: string }).fullName,
    fullName,
    'an own write was not seen, and not said to be late',
  );
};

/** What everybody was told is there, for good. */
export const expectNothingLost = async (histories: Awaited<ReturnType<Load['stop']>>): Promise<void> => {
  for (const { person, names } of histories) {
    const { fullName } = (await person.browser.must('GET', '/api/me')) as { fullName: string };
    assert.equal(fullName, names.at(-1), `${person.email} was told that the name had been changed`);
  }
};
