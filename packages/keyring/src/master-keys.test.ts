import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createMasterKeys } from './master-keys.ts';

const [old, current, other] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const key = randomBytes(32);

describe('wrapping a key', () => {
  it('unwraps it under its name, and never returns the same bytes twice', () => {
    const masterKeys = createMasterKeys([current]);
    const [one, two] = [masterKeys.wrap(key, 'user-17'), masterKeys.wrap(key, 'user-17')];
    expect(masterKeys.unwrap(one, 'user-17')).toEqual(key);
    expect(masterKeys.unwrap(two, 'user-17')).toEqual(key);
    expect(one.wrapped).not.toEqual(two.wrapped);
    expect(one.wrapped.includes(key)).toBe(false);
  });

  it('uses the first master key, and opens with each', () => {
    const before = createMasterKeys([old]).wrap(key, 'user-17');
    const both = createMasterKeys([current, old]);
    expect(both.unwrap(before, 'user-17')).toEqual(key);
    expect(createMasterKeys([current]).unwrap(both.wrap(key, 'user-17'), 'user-17')).toEqual(key);
    expect(both.currentId).toBe(createMasterKeys([current]).currentId);
  });

  it('names the missing master key, and reveals nothing about the others', () => {
    const wrapped = createMasterKeys([old]).wrap(key, 'user-17');
    const unwrap = () => createMasterKeys([current, other]).unwrap(wrapped, 'user-17');
    expect(unwrap).toThrow(expect.objectContaining({ code: 'unknown-master-key' }));
    expect(unwrap).toThrow(`The key user-17 is wrapped with master key ${wrapped.masterKeyId}`);
    expect(unwrap).not.toThrow(current.toString('hex').slice(0, 8));
  });

  it('detects a key that was changed, or has another name', () => {
    const masterKeys = createMasterKeys([current]);
    const kept = masterKeys.wrap(key, 'user-17');
    const changed = Buffer.from(kept.wrapped);
    changed[20]! ^= 1;
    const message = 'was changed since it was made';
    expect(() => masterKeys.unwrap({ ...kept, wrapped: changed }, 'user-17')).toThrow(message);
    expect(() => masterKeys.unwrap(kept, 'user-18')).toThrow(message);
    expect(() => masterKeys.unwrap({ ...kept, wrapped: Buffer.alloc(3) }, 'user-17')).toThrow(message);
  });

  it('needs a master key, and 32 bytes of each', () => {
    expect(() => createMasterKeys([])).toThrow(RangeError);
    expect(() => createMasterKeys([current, randomBytes(16)])).toThrow(RangeError);
  });
});
