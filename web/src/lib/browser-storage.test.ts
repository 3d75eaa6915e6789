import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, readStoredJson, store, storedKeys } from './browser-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the storage of a browser', () => {
  it('keeps a text until it is removed, separately for tab and device', () => {
    store('a', 'one');
    store('a', 'two', 'session');
    expect([readStored('a'), readStored('a', 'session'), storedKeys()]).toEqual(['one', 'two', ['a']]);
    store('a', null);
    expect([readStored('a'), readStored('a', 'session')]).toEqual([null, 'two']);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"a":'],
    ['null', 'null'],
  ])('reads %s as undefined', (_, text) => {
    store('a', text);
    expect(readStoredJson('a')).toBeUndefined();
  });

  it('reads JSON as it was stored', () => {
    store('a', '[1]');
    expect(readStoredJson('a')).toEqual([1]);
  });

  it('is empty if the browser blocks it', () => {
    const refused = {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    };
    vi.stubGlobal('localStorage', new Proxy({}, { ...refused, ownKeys: refused.get }));
    store('a', 'one');
    expect([readStored('a'), readStoredJson('a'), storedKeys()]).toEqual([null, undefined, []]);
  });
});
