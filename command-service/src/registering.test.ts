import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { StoreUnavailable } from '@twofold/event-store/errors';
import type { EventStore } from '@twofold/event-store/port';
import { describe, expect, it } from 'vitest';
import { createCommandHandler, type CommandContext } from './command-handler.ts';
import { creditsCategory } from './credits/category.ts';
import { grantWelcomeCreditOnUserRegistered } from './credits/grant-welcome-credit-on-user-registered.reactor.ts';
import { createLedger } from './credits/ledger.ts';
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

/** How a process ends: before an effect, and for good; or its database answers too late, once. */
type Fate = { readonly effects: number; readonly ends: 'dies' | 'loses an answer' };
const LIVES: Fate = { effects: PLENTY, ends: 'dies' };

/** A process on the world, whose nth effect goes wrong. */
const aProcess = (world: World, fate: Fate = LIVES) => {
  let effects = 0;
  const effect = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const isFatal = effects++ === fate.effects;
    if (fate.ends === 'dies' && effects > fate.effects) throw new Error('this process is dead');
    const result = await work();
    if (isFatal) throw new StoreUnavailable('no answer');
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
  const handle = createCommandHandler({ store, now });
  const people = createPeople({ store });
  const ledger = createLedger({ store, handle });
  const register = createRegisterPerson({
    handle,
    people,
    credentials,
    emailId: async () => 'abc',
    claimAddress: createClaimAddress({ handle, people, now }),
    passwords: { hash: async (password) => `hash of ${password}`, verify: async () => true },
    viewOf: createViewOf({ people, balanceOf: ledger.balanceOf }),
    grantWelcome: ledger.grantWelcome,
    now,
    newId,
  });
  return { register, people, balanceOf: ledger.balanceOf, handle, effects: () => effects };
};

/** A request keeps its key, its id and its time however often it is sent. */
const aRequest = (world: World, { register }: ReturnType<typeof aProcess>) => {
  const key = crypto.randomUUID();
  const context: CommandContext = { id: key, correlationId: key, causationId: key, actor: 'visitor' };
  const registeredAt = new Date(world.nowMs).toISOString();
  let userId = world.nextId++;
  const send = async (by = register): Promise<string> => {
    for (;;) {
      try {
        await by({ userId, email: EMAIL, password: 'Engine1843', registeredAt, context });
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

/** What the reactor does in its own time. */
const react = async (world: World): Promise<void> => {
  const { handle } = aProcess(world);
  const { receive } = categoryReceiver(handle, creditsCategory);
  for await (const event of world.store.readAll()) {
    for (const [index, reaction] of grantWelcomeCreditOnUserRegistered.react(event).entries()) {
      await receive(toCommand(event, reaction, index));
    }
  }
};

/** The accounts that there are, each with what it can spend. */
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
  it('takes four effects, each of which is a place to fail at', async () => {
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
  it('is healed by the repeat of the request', async () => {
    const world = aWorld();
    const request = aRequest(world, aProcess(world, fate));
    await request.send();
    expect(await request.send(aProcess(world).register)).toBe('registered');
    expect(await accountsIn(world)).toEqual(ONE_ACCOUNT);
  });

  it('leaves an address that somebody has, or can have half a minute later', async () => {
    const world = aWorld();
    await aRequest(world, aProcess(world, fate)).send();
    world.nowMs += 30_000;
    const hadBefore = (await accountsIn(world)).length === 1;
    expect(await aRequest(world, aProcess(world)).send()).toBe(hadBefore ? 'email-taken' : 'registered');
    await react(world);
    expect(await accountsIn(world)).toEqual(ONE_ACCOUNT);
  });

  it('makes no second account when it comes back after somebody else took over', async () => {
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
