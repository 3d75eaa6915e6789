import { eventually } from '@twofold/testing/eventually';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { aPerson, PASSWORD, type Action, type Person } from './testing/a-person.ts';
import { aWholeTwofold, type Sabotage, type WholeTwofold } from './testing/a-whole-twofold.ts';

/** Each run starts its own product; `ERASURE_RUNS` sets how many. */
const RUNS = Number(process.env['ERASURE_RUNS'] ?? 1);

let twofold: WholeTwofold | undefined;
const start = async (sabotage: Sabotage = {}): Promise<WholeTwofold> => (twofold = await aWholeTwofold(sabotage));
const end = async (): Promise<void> => {
  await twofold?.end();
  twofold = undefined;
};
afterEach(end);

const ACTIONS: readonly Action[] = ['update profile', 'analyze', 'review', 'forget password', 'log in again'];
const PEOPLE = 3;
const everyAction = Array.from({ length: PEOPLE }, (_, who) => ACTIONS.map((action) => ({ who, action }))).flat();

/** Every user performs every action, one after the other in any order. Some are erased in the end. */
const history = fc.record({
  actions: fc.shuffledSubarray(everyAction, { minLength: everyAction.length }),
  erased: fc.uniqueArray(fc.nat(PEOPLE - 1), { minLength: 1, maxLength: PEOPLE - 1 }),
});

const performAll = async (product: WholeTwofold, { actions }: { actions: { who: number; action: Action }[] }) => {
  const people: Person[] = [];
  for (let number = 0; number < PEOPLE; number++) people.push(await aPerson(product, number));
  for (const { who, action } of actions) await people[who]!.perform(action);
  return people;
};

const noDifference = { missing: 0, extra: 0, changed: 0 };

describe('erasing some of the people', () => {
  it('leaves nothing of them anywhere, all of the others, and a log that replays to the same read models', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (plan) => {
        const product = await start();
        const people = await performAll(product, plan);
        const leaving = people.filter((_, number) => plan.erased.includes(number));
        const staying = people.filter((_, number) => !plan.erased.includes(number));
        for (const person of leaving) await person.erase();

        // Reviews have their own events, so read models may follow a moment later.
        const words = leaving.flatMap((person) => person.words);
        await eventually(async () => expect(await product.whereIs(words)).toEqual([]));
        for (const person of staying) expect(await product.whereIs(person.words)).toContain('read_models.users_v1');
        for (const { comparison } of await product.rebuildAll()) expect(comparison).toMatchObject(noDifference);
        expect(await product.whereIs(words)).toEqual([]);
        for (const person of staying) expect(await person.isLoggedIn()).toBe(true);
        expect(await product.whereIs([PASSWORD])).toEqual([]);
        await end();
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  }, 300_000);
});

describe('a build whose erasure forgets something', () => {
  const rememberedBy = async (sabotage: Sabotage): Promise<string[]> => {
    const product = await start(sabotage);
    const person = await aPerson(product, 0);
    await person.perform('update profile');
    await person.perform('forget password');
    await eventually(async () => expect(await product.mails()).not.toEqual([]));
    await person.erase();
    return product.whereIs(person.words);
  };

  it('is not found to when it forgets nothing', async () => expect(await rememberedBy({})).toEqual([]));

  it('is caught when it keeps the key', async () =>
    expect(await rememberedBy({ keyring: (keyring) => ({ ...keyring, erase: () => Promise.resolve() }) })).toEqual([
      'event ProfileUpdated',
      'event UserRegistered',
    ]));

  it('is caught when it keeps the mails', async () =>
    expect(await rememberedBy({ mail: (mail) => ({ ...mail, forget: () => Promise.resolve() }) })).toEqual(['mail']));
});
