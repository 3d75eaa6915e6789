import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { StoreUnavailable } from '@twofold/event-store/errors';
import type { EventStore } from '@twofold/event-store/port';
import { describe, expect, it } from 'vitest';
import { createCommandHandler, type CommandContext } from './command-handler.ts';
import { creditsCategory } from './credits/category.ts';
import { grantWelcomeCreditOnUserRegistered } from './credits/grant-welcome-credit-on-user-registered.reactor.ts';
import { createLedger } from './credits/ledger.ts';
import { createStateCache } from './state-cache.ts';
import { categoryReceiver, toCommand } from './reactors/send-command.ts';
import { createClaimAddress } from './accounts/claim-email.ts';
import type { Credentials } from './accounts/credentials.ts';
import { createPeople } from './accounts/people.ts';
import { createRegisterPerson } from './accounts/registration.ts';
import { createViewOf } from './accounts/view.ts';

const EMAIL = 'ada@example.com';
const PLENTY = 100;

type World = { readonly store: EventStore; readonly hashes: Map<number, string>; nowMs: number; nextId: number };
const aWorld = (): World => ({
  store: memoryEventStore(),
  hashes: new Map(),
  nowMs: Date.parse('2026-01-05T10:00:00.000Z'),
  nextId: 1,
});

/** How a process fails at an effect: it dies before it, its database answers too late, or it is slow. */
type Fate =
  | { readonly effects: number; readonly ends: 'dies' | 'loses an answer' }
  | { readonly effects: number; readonly ends: 'sleeps'; readonly meanwhile: () => Promise<unknown> };
const LIVES: Fate = { effects: PLENTY, ends: 'dies' };

/** A process whose nth effect fails. */
const aProcess = (world: World, fate: Fate = LIVES) => {
  let effects = 0;
  const effect = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const isFateful = effects++ === fate.effects;
    if (fate.ends === 'dies' && effects > fate.effects) throw new Error('this process is dead');
    if (fate.ends === 'sleeps' && isFateful) await fate.meanwhile();
    const result = await work();
    if (fate.ends === 'loses an answer' && isFateful) throw new StoreUnavailable('no answer');
    return result;
  };
  const store: EventStore = {
    ...world.store,
    appendToStream: (...args) => effect(() => world.store.appendToStream(...args)),
  };
  const credentials: Credentials = {
    hashOf: async (userId) => world.hashes.get(userId),
    add: (userId, hash) =>
      effect(async () => {
        if (world.hashes.has(userId)) return false;
        world.hashes.set(userId, hash);
        return true;
      }),
    remove: (userId) => effect(async () => void world.hashes.delete(userId)),
  };
  const now = () => new Date(world.nowMs);
  const newId = () => crypto.randomUUID();
  const states = createStateCache({ store });
  const { fold } = states;
  const handle = createCommandHandler({ store, now, states });
  const people = createPeople({ fold });
  const ledger = createLedger({ fold, handle });
  const register = createRegisterPerson({
    handle,
    people,
    credentials,
    emailId: (address) => Promise.resolve(`id of ${address}`),
    claimAddress: createClaimAddress({ handle, people, now }),
    passwords: {
      hash: async (password) => `hash of ${password}`,
      isStrong: async () => true,
      verify: async () => true,
    },
    viewOf: createViewOf({ people, balanceOf: ledger.balanceOf }),
    grantWelcome: ledger.grantWelcome,
    commitToHash: async (_, hash) => `commitment to ${hash}`.padEnd(43, '-').slice(0, 43).replaceAll(' ', '-'),
    needsConfirmation: false,
    now,
    newId,
  });
  return { register, people, balanceOf: ledger.balanceOf, handle, effects: () => effects };
};

/** A request keeps its key, its id and its time however often it is sent. */
const aRequest = (world: World, { register }: ReturnType<typeof aProcess>, email = EMAIL) => {
  const key = crypto.randomUUID();
  const context: CommandContext = { id: key, correlationId: key, causationId: key, actor: 'visitor' };
  const registeredAt = new Date(world.nowMs).toISOString();
  let userId = world.nextId++;
  const send = async (by = register): Promise<string> => {
    for (;;) {
      try {
        await by({ userId, email, password: 'Engine1843', registeredAt, from: undefined, context });
        return 'registered';
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'dead';
        if (code !== 'user-id-taken') return code;
        userId = world.nextId++;
      }
    }
  };
  return { send };
};

/** Runs the reactor on all events. */
const react = async (world: World): Promise<void> => {
  const { handle } = aProcess(world);
  const { receive } = categoryReceiver(handle, creditsCategory);
  for await (const event of world.store.readAll()) {
    for (const [index, reaction] of grantWelcomeCreditOnUserRegistered.react(event).entries()) {
      await receive(toCommand(event, reaction, index));
    }
  }
};

/** All accounts with their available credits. */
const accountsIn = async (world: World): Promise<{ id: number; credits: number; hasPassword: boolean }[]> => {
  const { people, balanceOf } = aProcess(world);
  const accounts = [];
  for (let id = 1; id < world.nextId; id++) {
    if ((await people.user(id)).found.status !== 'registered') continue;
    accounts.push({ id, credits: (await balanceOf(id)).available, hasPassword: world.hashes.has(id) });
  }
  return accounts;
};

const ONE_ACCOUNT = [{ id: expect.any(Number), credits: 1, hasPassword: true }];

const fates = (['dies', 'loses an answer'] as const).flatMap((ends) =>
  [0, 1, 2, 3].map((effects) => ({ effects, ends })),
);

describe('registering', () => {
  it('has four effects, and may fail at each', async () => {
    const world = aWorld();
    const process = aProcess(world);
    expect(await aRequest(world, process).send()).toBe('registered');
    expect(process.effects()).toBe(4);
    expect(await accountsIn(world)).toEqual(ONE_ACCOUNT);
  });

  it('again changes nothing', async () => {
    const world = aWorld();
    const request = aRequest(world, aProcess(world));
    await request.send();
    expect(await request.send()).toBe('registered');
    expect(await accountsIn(world)).toEqual(ONE_ACCOUNT);
  });
});

describe.each(fates)('a process that $ends at effect $effects of a registration', (fate) => {
  it('is completed by the repeat of the request', async () => {
    const world = aWorld();
    const request = aRequest(world, aProcess(world, fate));
    await request.send();
    expect(await request.send(aProcess(world).register)).toBe('registered');
    expect(await accountsIn(world)).toEqual(ONE_ACCOUNT);
  });

  it('leaves an address claimed by a user, or claimable half a minute later', async () => {
    const world = aWorld();
    await aRequest(world, aProcess(world, fate)).send();
    world.nowMs += 30_000;
    const hadBefore = (await accountsIn(world)).length === 1;
    expect(await aRequest(world, aProcess(world)).send()).toBe(hadBefore ? 'email-taken' : 'registered');
    await react(world);
    expect(await accountsIn(world)).toEqual(ONE_ACCOUNT);
  });

  it('makes no second account when it comes back after another process took over', async () => {
    const world = aWorld();
    const slow = aRequest(world, aProcess(world, fate));
    await slow.send();
    world.nowMs += 30_000;
    const second = await aRequest(world, aProcess(world)).send();
    const comesBack = await slow.send(aProcess(world).register);
    expect([second, comesBack].toSorted()).toEqual(['email-taken', 'registered']);
    await react(world);
    expect(await accountsIn(world)).toEqual(ONE_ACCOUNT);
  });
});

describe('a registration that is slow', () => {
  it.each([0, 1, 2, 3])(
    'at effect %i while another process takes over leaves one account and one password',
    async (n) => {
      const world = aWorld();
      const outcomes: string[] = [];
      const meanwhile = async (): Promise<void> => {
        world.nowMs += 30_000;
        outcomes.push(await aRequest(world, aProcess(world)).send());
      };
      const slow = aRequest(world, aProcess(world, { effects: n, ends: 'sleeps', meanwhile }));
      outcomes.push(await slow.send());
      expect(outcomes.toSorted()).toEqual(['email-taken', 'registered']);
      expect(await accountsIn(world)).toEqual(ONE_ACCOUNT);
      expect(world.hashes.size).toBe(1);
    },
  );
});

describe('an id that is handed out twice', () => {
  it('after a restored backup leaves its owner as they are, and the next one is taken', async () => {
    const world = aWorld();
    await aRequest(world, aProcess(world), 'bob@example.com').send();
    world.hashes.set(1, 'hash of Bob');
    world.nextId = 1;
    expect(await aRequest(world, aProcess(world)).send()).toBe('registered');
    expect(await accountsIn(world)).toMatchObject([{ id: 1 }, { id: 2, credits: 1 }]);
    expect(world.hashes.get(1)).toBe('hash of Bob');
    const { people } = aProcess(world);
    expect((await people.claim(`id of ${EMAIL}`)).found).toMatchObject({ userId: 2 });
    expect((await people.claim('id of bob@example.com')).found).toMatchObject({ userId: 1 });
  });

  it('blocks no address although the process dies on the way', async () => {
    const world = aWorld();
    await aRequest(world, aProcess(world), 'bob@example.com').send();
    world.nextId = 1;
    await aRequest(world, aProcess(world, { effects: 1, ends: 'dies' })).send();
    world.nowMs += 30_000;
    expect(await aRequest(world, aProcess(world)).send()).toBe('registered');
  });
});
