import { describe, expect, it } from 'vitest';
import { createSealer, isSealed } from './sealing.ts';
import { brokenSealings } from './testing/broken-sealing.ts';
import { sealingPromises } from './testing/sealing-promises.ts';

const broken = brokenSealings.flatMap(({ fault, breaks, make }) => breaks.map((promise) => ({ fault, promise, make })));

describe('sealing a value', () => {
  it.each(sealingPromises)('keeps that $promise', ({ check }) => check(createSealer));
});

describe('the promises of sealing', () => {
  it.each(broken)('are broken by a sealer that $fault: $promise', ({ promise, make }) => {
    const { check } = sealingPromises.find((each) => each.promise === promise)!;
    expect(() => check(make)).toThrow(Error);
  });

  it('are each broken by some sealer', () => {
    const covered = new Set(broken.map(({ promise }) => promise));
    expect(sealingPromises.filter(({ promise }) => !covered.has(promise))).toEqual([]);
  });
});

describe('opening a value', () => {
  it('accepts only the canonical text of its bytes', () => {
    const sealer = createSealer(Buffer.alloc(32, 1));
    const place = { eventId: '00000000-0000-4000-8000-000000000001', type: 'Seen', field: 'name' };
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // In two of three lengths, the last bit of the text belongs to no byte: without the check, the change opens.
    for (const value of ['a', 'ab', 'abc']) {
      const { sealed } = sealer.seal(value, place);
      const last = alphabet[alphabet.indexOf(sealed.at(-1) ?? '') ^ 1] ?? '';
      expect(sealer.open({ sealed: `${sealed.slice(0, -1)}${last}` }, place)).toBeUndefined();
    }
  });
});

describe('recognizing sealed values', () => {
  it.each([{ sealed: '1.abc' }, { sealed: '2.of-a-later-release' }, { sealed: '' }])(
    'recognizes %j as sealed',
    (value) => {
      expect(isSealed(value)).toBe(true);
    },
  );

  it.each(['1.abc', null, { erased: true }, { sealed: 1 }, { sealed: '1.abc', more: 1 }, ['sealed']])(
    'takes %j for plain',
    (value) => {
      expect(isSealed(value)).toBe(false);
    },
  );
});
