import { randomUUID } from 'node:crypto';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { StoreUnavailable } from '@twofold/event-store/errors';
import type { EventStore } from '@twofold/event-store/port';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { describe, expect, it } from 'vitest';
import { userCategory } from './accounts/category.ts';
import { createCommandHandler } from './command-handler.ts';
import { creditsCategory } from './credits/category.ts';
import type { CreditsCommand } from './credits/decider.ts';
import { awardFor } from './credits/ledger.ts';
import { Refusal } from './decider.ts';
import { foldStream, type StreamStates } from './fold-stream.ts';
import { createStateCache, forgettingWithKeys } from './state-cache.ts';
import { aContext } from './testing/a-context.ts';

const at = '2026-01-05T10:00:00.000Z';
const now = () => new Date(at);

/** A log that counts requests, can be replaced by another one, and can lose the answer to an append. */
const aLog = () => {
  let log = memoryEventStore();
  const asked = { reads: 0, appends: 0 };
  let whenAppended: (() => void) | undefined;
  const store: EventStore = {
    ...log,
    appendToStream: async (...args) => {
      asked.appends++;
      const appended = await log.appendToStream(...args);
      const happens = whenAppended;
      whenAppended = undefined;
      happens?.();
      return appended;
    },
    readStream: (...args) => {
      asked.reads++;
      return log.readStream(...args);
    },
    readAll: (...args) => log.readAll(...args),
  };
  return {
    store,
    asked,
    replace: () => void (log = memoryEventStore()),
    loseNextAnswer: (meanwhile: () => void = () => undefined) => {
      whenAppended = () => {
        meanwhile();
        throw new StoreUnavailable('no answer');
      };
    },
  };
};

type Spoil = (states: StreamStates) => StreamStates;

/** A process that sends commands to the ledger of user 17. `spoil` deliberately breaks its cache. */
const aProcess = (store: EventStore, spoil: Spoil = (states) => states, nowMs = () => 0) => {
  const states = spoil(createStateCache({ store, nowMs }));
  const handle = createCommandHandler({ store, now, states });
  return (command: CreditsCommand, id: string = randomUUID()) =>
    handle(creditsCategory, 17, command, { ...aContext, id });
};

const award = (reviewId: number) =>
  awardFor({ userId: 17, reviewId, productId: 7, earns: true, source: 'discover', completedAt: at });
const reserve = (amount: number, reservationId: string = randomUUID()): CreditsCommand => ({
  type: 'ReserveCredits',
  data: { userId: 17, productId: 7, reservationId, amount, reservedAt: at },
});

const availableIn = async (store: EventStore): Promise<number> =>
  (await foldStream(store, creditsCategory, 'credits-17')).state.available;

describe('a command to a cached stream', () => {
  it('costs one append and no read', async () => {
    const { store, asked } = aLog();
    const send = aProcess(store);
    await send(award(1));
    expect(asked).toEqual({ reads: 1, appends: 1 });
    for (const review of [2, 3, 4]) await send(award(review));
    expect(asked).toEqual({ reads: 1, appends: 4 });
    expect(await availableIn(store)).toBe(4);
  });

  it('is decided on what others have appended in between', async () => {
    const { store, asked } = aLog();
    const [one, other] = [aProcess(store), aProcess(store)];
    await one(award(1));
    await other(award(2));
    asked.reads = 0;
    const { state } = await one(award(3));
    expect(state.available).toBe(3);
    expect(asked.reads).toBe(1);
  });

  it('answers a repeat that another process has handled with nothing more', async () => {
    const { store } = aLog();
    const [one, other] = [aProcess(store), aProcess(store)];
    const [id, command] = [randomUUID(), award(2)];
    await one(award(1));
    const first = await other(command, id);
    expect(await one(command, id)).toEqual(first);
    expect(await one(command, id)).toEqual(first);
  });

  it('waits for its turn when many come at once, and none is in the way of another', async () => {
    const { store, asked } = aLog();
    const send = aProcess(store);
    await Promise.all(Array.from({ length: 50 }, (_, index) => send(award(index + 1))));
    expect(asked).toEqual({ reads: 1, appends: 50 });
    expect(await availableIn(store)).toBe(50);
  });

  it('is decided on a state that was read when the log has not been asked for a minute', async () => {
    const { store, asked } = aLog();
    let nowMs = 0;
    const send = aProcess(store, undefined, () => nowMs);
    await send(award(1));
    nowMs += 60_000;
    await send(award(2));
    expect(asked.reads).toBe(1);
    nowMs += 60_001;
    await send(award(3));
    expect(asked.reads).toBe(2);
  });
});

describe('the cached state of a stream', () => {
  it('is what a later read finds, for every command', async () => {
    const { store } = aLog();
    const states = createStateCache({ store });
    const handle = createCommandHandler({ store, now, states });
    const ofPerson = { userId: 17, email: 'ada@example.com', needsConfirmation: false };
    const data = { ...ofPerson, termsAgreedAt: at, registeredAt: at, unheardOf: 1 };
    await handle(userCategory, 17, { type: 'Register', data }, { ...aContext, id: randomUUID() });
    const profile = { userId: 17, fullName: 'Ada', expertise: undefined, updatedAt: at };
    const updated = { ...aContext, id: randomUUID() };
    await handle(userCategory, 17, { type: 'UpdateProfile', data: profile }, updated);
    expect(states.cached(userCategory, 'user-17', updated.id)).toEqual(
      await foldStream(store, userCategory, 'user-17', updated.id),
    );
  });
});

describe('a command that would append nothing', () => {
  /** Another process has earned the credit that is missing in the cached state. */
  const refusesOnlyWhatIsSo = async (spoil?: Spoil): Promise<void> => {
    const { store } = aLog();
    const [one, other] = [aProcess(store, spoil), aProcess(store)];
    await one(award(1));
    await other(award(2));
    await one(reserve(1));
    await expect(one(reserve(1))).rejects.toThrow(new Refusal('not-enough-credits'));
    expect(await availableIn(store)).toBe(1);
  };
  /** Another process has earned a credit since, which the answer to a repeat must include. */
  const leavesOnlyWhatIsDone = async (spoil?: Spoil): Promise<void> => {
    const { store } = aLog();
    const [one, other] = [aProcess(store, spoil), aProcess(store)];
    await one(award(1));
    await one(award(2));
    await one(reserve(1, '0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b'));
    const again = reserve(1, '0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b');
    await other(award(3));
    expect((await one(again)).state.available).toBe(2);
  };
  /** Answers the cached state as if it had just been read. */
  const believingWhatIsAtHand: Spoil = (states) => ({
    ...states,
    fold: async (category, stream, commandId = '') =>
      states.cached(category, stream, commandId) ?? states.fold(category, stream, commandId),
  });

  it('is refused on a state that was read for it', async () => {
    await refusesOnlyWhatIsSo();
    await expect(refusesOnlyWhatIsSo(believingWhatIsAtHand)).rejects.toThrow('not-enough-credits');
  });

  it('answers a state that was read for it', async () => {
    await leavesOnlyWhatIsDone();
    await expect(leavesOnlyWhatIsDone(believingWhatIsAtHand)).rejects.toThrow('expected 1 to be 2');
  });
});

describe('a stream whose append had an unknown outcome', () => {
  /** The server is replaced at that moment by a backup with other reservations. */
  const staysSolvent = async (spoil?: Spoil): Promise<void> => {
    const { store, replace, loseNextAnswer } = aLog();
    const send = aProcess(store, spoil);
    for (const review of [1, 2, 3]) await send(award(review));
    loseNextAnswer(replace);
    await expect(send(award(4))).rejects.toThrow('no answer');
    const restored = aProcess(store);
    for (const command of [award(1), award(2), reserve(1)]) await restored(command);
    await expect(send(reserve(1))).rejects.toThrow(new Refusal('not-enough-credits'));
    expect(await availableIn(store)).toBe(1);
  };

  it('is read from its first event before anything is decided on it', async () => {
    await staysSolvent();
    const keeping: Spoil = (states) => ({ ...states, forget: () => undefined });
    await expect(staysSolvent(keeping)).rejects.toThrow('instead of rejecting');
  });

  it('contains the command when it is sent again', async () => {
    const { store, loseNextAnswer } = aLog();
    const send = aProcess(store);
    await send(award(1));
    const [id, command] = [randomUUID(), award(2)];
    loseNextAnswer();
    await expect(send(command, id)).rejects.toThrow('no answer');
    expect(await send(command, id)).toMatchObject({ hasEvents: true });
    expect(await availableIn(store)).toBe(2);
  });
});

describe('a person whose key is deleted', () => {
  const erase = async (isHere: boolean) => {
    const keyring = memoryKeyring();
    const store = sealedEventStore(memoryEventStore(), keyring);
    const states = createStateCache({ store });
    const handle = createCommandHandler({ store, now, states });
    const send = (command: Parameters<(typeof userCategory)['decider']['decide']>[0]) =>
      handle(userCategory, 17, command, { ...aContext, id: randomUUID() });
    const ofPerson = { userId: 17, email: 'ada@example.com', needsConfirmation: false };
    const data = { ...ofPerson, termsAgreedAt: at, registeredAt: at };
    await send({ type: 'Register', data });
    await send({ type: 'UpdateProfile', data: { userId: 17, fullName: 'Ada', updatedAt: at } });
    await (isHere ? forgettingWithKeys(keyring, states) : keyring).erase('user-17');
    const update = () => send({ type: 'UpdateProfile', data: { userId: 17, expertise: 'engines', updatedAt: at } });
    return { states, update };
  };

  it.each([
    ['in this process', true],
    ['in another one', false],
  ])('%s is not written about from what is at hand', async (_, isHere) => {
    const { states, update } = await erase(isHere);
    await expect(update()).rejects.toMatchObject({ code: 'subject-erased' });
    expect((await states.fold(userCategory, 'user-17')).state).toMatchObject({ email: '', fullName: '' });
  });
});
