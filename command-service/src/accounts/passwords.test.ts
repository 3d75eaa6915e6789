import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashingInThisProcess } from '../testing/hashing-in-this-process.ts';
import { createShares, type WithinShare } from '../limits/address-shares.ts';
import { createPasswords, SHARE_OF_HASHING } from './passwords.ts';

const UNLIMITED = { ofAddress: Infinity, ofNetwork: Infinity };

describe('a password', () => {
  it('matches nothing if there is no hash', async () => {
    expect(await createPasswords(hashingInThisProcess, 1).verify(undefined, 'Engine1843', undefined)).toBe(false);
  });

  it('takes as long to verify if there is no hash', async () => {
    const compared: string[] = [];
    const passwords = createPasswords(
      { ...hashingInThisProcess, verify: (hash) => Promise.resolve(compared.push(hash) < 0) },
      1,
    );
    await passwords.verify(undefined, 'Engine1843', undefined);
    const real = parseOptions(await passwords.hash('Engine1843', undefined));
    expect(parseOptions(compared[0]!)).toEqual(real);
  });
});

describe('many passwords at once', () => {
  const setUp = (atOnce: number, maxWaiting: number, withinShare = createShares(UNLIMITED)) => {
    const waiting: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const slow = async (): Promise<boolean> => {
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => waiting.push(resolve));
      running--;
      return true;
    };
    const hashing = { ...hashingInThisProcess, hash: () => Promise.resolve(''), verify: slow };
    const passwords = createPasswords(hashing, atOnce, { maxWaiting, withinShare });
    const finish = async (): Promise<void> => {
      waiting.shift()?.();
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    };
    return { passwords, finish, most: () => most };
  };

  it('are hashed in turns', async () => {
    const { passwords, finish, most } = setUp(2, 10);
    const all = Array.from({ length: 5 }, () => passwords.verify('hash', 'word', 'an address'));
    for (let index = 0; index < 5; index++) await finish();
    expect(await Promise.all(all)).toEqual([true, true, true, true, true]);
    expect(most()).toBe(2);
  });

  it('are refused beyond the maximum queue', async () => {
    const { passwords, finish } = setUp(1, 1);
    const admitted = [passwords.verify('hash', 'word', 'an address'), passwords.verify('hash', 'word', 'an address')];
    await expect(passwords.verify('hash', 'word', 'an address')).rejects.toMatchObject({ status: 503 });
    await finish();
    await finish();
    expect(await Promise.all(admitted)).toEqual([true, true]);
  });

  /** The number of turns a user waits while one address, or a network, sends as much as it can. */
  const turnsOf = async (withinShare: WithinShare, addressOf: (index: number) => string): Promise<number> => {
    const { passwords, finish } = setUp(2, 1_000, withinShare);
    const flood = Array.from({ length: 115 }, (_, index) => passwords.verify('hash', 'word', addressOf(index)));
    const refused = Promise.allSettled(flood);
    let turns = 0;
    let isDone = false;
    const other = passwords.verify('hash', 'word', '203.0.113.9').then(() => (isDone = true));
    for (; !isDone; turns++) await finish();
    for (let rest = 0; rest < 115; rest++) await finish();
    await other;
    const reasons = (await refused).flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    for (const reason of reasons) expect(reason).toMatchObject({ status: 429, headers: { 'Retry-After': '1' } });
    return turns;
  };

  it.each([
    ['an address', () => '192.0.2.1', 9],
    ['a /64', (index: number) => `2001:db8::${index}`, 9],
    ['a /24', (index: number) => `192.0.2.${index}`, 33],
    ['a /48', (index: number) => `2001:db8:0:${index}::1`, 33],
  ])('of %s leave room for others', async (_, addressOf, turns) => {
    expect(await turnsOf(createShares(SHARE_OF_HASHING), addressOf)).toBeLessThanOrEqual(turns);
  });

  it('continue after one that failed', async () => {
    let calls = 0;
    const failingFirst = () => (calls++ === 0 ? Promise.reject(new Error('no memory')) : Promise.resolve(true));
    const passwords = createPasswords({ ...hashingInThisProcess, verify: failingFirst }, 1);
    await expect(passwords.verify('hash', 'word', 'an address')).rejects.toThrow('no memory');
    expect(await passwords.verify('hash', 'word', 'an address')).toBe(true);
  });
});
