import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashingInThisProcess } from '../testing/hashing-in-this-process.ts';
import { createPasswords } from './passwords.ts';

describe('a password', () => {
  it('is nobody’s where there is no hash', async () => {
    expect(await createPasswords(hashingInThisProcess, 1).verify(undefined, 'Engine1843')).toBe(false);
  });

  it('costs as much to compare where there is no hash', async () => {
    const compared: string[] = [];
    const passwords = createPasswords(
      { ...hashingInThisProcess, verify: (hash) => Promise.resolve(compared.push(hash) < 0) },
      1,
    );
    await passwords.verify(undefined, 'Engine1843');
    const real = parseOptions(await passwords.hash('Engine1843'));
    expect(parseOptions(compared[0]!)).toEqual(real);
  });
});

describe('many passwords at once', () => {
  const setUp = (atOnce: number, maxWaiting: number) => {
    const waiting: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const slow = async (): Promise<boolean> => {
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => waiting.push(resolve));
      running--;
      return true;
    };
    const passwords = createPasswords({ ...hashingInThisProcess, verify: slow }, atOnce, maxWaiting);
    const finish = async (): Promise<void> => {
      waiting.shift()?.();
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    };
    return { passwords, finish, most: () => most };
  };

  it('take turns', async () => {
    const { passwords, finish, most } = setUp(2, 10);
    const all = Array.from({ length: 5 }, () => passwords.verify('hash', 'word'));
    for (let index = 0; index < 5; index++) await finish();
    expect(await Promise.all(all)).toEqual([true, true, true, true, true]);
    expect(most()).toBe(2);
  });

  it('beyond those that may wait are asked to come back', async () => {
    const { passwords, finish } = setUp(1, 1);
    const admitted = [passwords.verify('hash', 'word'), passwords.verify('hash', 'word')];
    await expect(passwords.verify('hash', 'word')).rejects.toMatchObject({ status: 503 });
    await finish();
    await finish();
    expect(await Promise.all(admitted)).toEqual([true, true]);
  });

  it('go on after one that failed', async () => {
    let calls = 0;
    const failingFirst = () => (calls++ === 0 ? Promise.reject(new Error('no memory')) : Promise.resolve(true));
    const passwords = createPasswords({ ...hashingInThisProcess, verify: failingFirst }, 1, 1);
    await expect(passwords.verify('hash', 'word')).rejects.toThrow('no memory');
    expect(await passwords.verify('hash', 'word')).toBe(true);
  });
});
