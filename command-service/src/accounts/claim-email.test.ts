import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { describe, expect, it } from 'vitest';
import { createCommandHandler, type CommandContext } from '../command-handler.ts';
import { userCategory } from './category.ts';
import { foldsOf } from '../fold-stream.ts';
import { createClaimAddress } from './claim-email.ts';
import { createPeople } from './people.ts';

const START_MS = Date.parse('2026-01-05T10:00:00.000Z');

const setUp = () => {
  let nowMs = START_MS;
  const store = memoryEventStore();
  const now = () => new Date(nowMs);
  const handle = createCommandHandler({ store, now });
  const people = createPeople({ fold: foldsOf(store) });
  const claimAddress = createClaimAddress({ handle, people, now });
  const aContext = (): CommandContext => {
    const id = crypto.randomUUID();
    return { id, correlationId: id, causationId: id, actor: 'visitor' };
  };
  return {
    claim: (userId: number) =>
      claimAddress({ emailId: 'abc', userId, claimedAt: now().toISOString(), context: aContext() }),
    register: (userId: number) => {
      const registeredAt = now().toISOString();
      const data = {
        userId,
        email: 'ada@example.com',
        termsAgreedAt: registeredAt,
        registeredAt,
        needsConfirmation: false,
      };
      return handle(userCategory, userId, { type: 'Register', data }, aContext());
    },
    erase: (userId: number) => {
      const data = { userId, erasedAt: now().toISOString() };
      return handle(userCategory, userId, { type: 'EraseUser', data }, aContext());
    },
    wait: (ms: number) => void (nowMs += ms),
    owner: async () => (await people.claim('abc')).found,
    status: async (userId: number) => (await people.user(userId)).found.status,
  };
};

describe('claiming an address that a user has claimed', () => {
  it('is refused while their registration may be in progress', async () => {
    const { claim, wait, status } = setUp();
    await claim(5);
    wait(29_999);
    await expect(claim(6)).rejects.toMatchObject({ code: 'email-taken' });
    expect(await status(5)).toBe('absent');
  });

  it('is refused permanently once they are registered', async () => {
    const { claim, register, wait } = setUp();
    await claim(5);
    await register(5);
    wait(365 * 24 * 3_600_000);
    await expect(claim(6)).rejects.toMatchObject({ code: 'email-taken' });
  });

  it('takes it over after half a minute, so that the first can never finish', async () => {
    const { claim, register, wait, owner } = setUp();
    await claim(5);
    wait(30_000);
    await claim(6);
    expect(await owner()).toMatchObject({ userId: 6 });
    await expect(register(5)).rejects.toMatchObject({ code: 'user-id-taken' });
    await register(6);
  });

  it('takes it over immediately from an erased user', async () => {
    const { claim, register, erase, owner } = setUp();
    await claim(5);
    await register(5);
    await erase(5);
    await claim(6);
    expect(await owner()).toMatchObject({ userId: 6 });
  });

  it('gives it to one of two who take over at the same time', async () => {
    const { claim, wait, owner } = setUp();
    await claim(5);
    wait(30_000);
    const outcomes = await Promise.allSettled([claim(6), claim(7), claim(8)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = 6 + outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect(await owner()).toMatchObject({ userId: winner });
  });

  it('never lets a slow registration and a take-over both finish', async () => {
    for (let round = 0; round < 50; round++) {
      const { claim, register, wait, status } = setUp();
      await claim(5);
      wait(30_000);
      const [slow, taker] = await Promise.allSettled([register(5), claim(6).then(() => register(6))]);
      const done = [slow, taker].filter((outcome) => outcome.status === 'fulfilled');
      expect(done).toHaveLength(1);
      expect([await status(5), await status(6)].filter((one) => one === 'registered')).toHaveLength(1);
    }
  });
});

describe('claiming an address again', () => {
  it('changes nothing', async () => {
    const { claim, owner } = setUp();
    await claim(5);
    const before = await owner();
    await claim(5);
    expect(await owner()).toEqual(before);
  });
});
