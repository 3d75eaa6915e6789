import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { NONCE_BYTES } from '../aes-gcm.ts';
import type { Place, Sealed, Sealer } from '../sealing.ts';

export type MakeSealer = (dataKey: Buffer) => Pick<Sealer, 'seal' | 'open'>;

type SealingPromise = { readonly promise: string; readonly check: (make: MakeSealer) => void };

/** JSON text has no -0: it is read as 0. */
const anyJson = fc.jsonValue({ stringUnit: 'binary' }).map((value): unknown => JSON.parse(JSON.stringify(value)));

const anyPlace: fc.Arbitrary<Place> = fc.record({
  eventId: fc.uuid(),
  type: fc.string(),
  field: fc.string(),
});

const aPlace = (): Place => ({ eventId: randomUUID(), type: 'UserRegistered', field: 'email' });

const nonceIn = ({ sealed }: Sealed): string =>
  Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64url')
    .subarray(0, NONCE_BYTES)
    .toString('hex');

const withBitFlipped = ({ sealed }: Sealed, at: number): Sealed => {
  const bytes = Buffer.from(sealed);
  const index = Math.floor(at / 8) % bytes.length;
  bytes[index] = bytes[index]! ^ (1 << (at % 8));
  return { sealed: bytes.toString('latin1') };
};

/** The promises of sealing, to run a single one. */
export const sealingPromises: readonly SealingPromise[] = [
  {
    promise: 'what was sealed opens as it was',
    check: (make) => {
      const sealer = make(randomBytes(32));
      const property = fc.property(anyJson, anyPlace, (value, place) => {
        expect(sealer.open(sealer.seal(value, place), place)).toEqual({ value });
      });
      fc.assert(property, { numRuns: 300 });
    },
  },
  {
    promise: 'the same value at the same place has the same bytes, no matter who seals it',
    check: (make) => {
      const key = randomBytes(32);
      const property = fc.property(anyJson, anyPlace, (value, place) => {
        expect(make(key).seal(value, place)).toEqual(make(key).seal(value, place));
      });
      fc.assert(property);
    },
  },
  {
    promise: 'another event, field, value or key has another nonce',
    check: (make) => {
      const [key, place] = [randomBytes(32), aPlace()];
      const sealed = [
        make(key).seal('a', place),
        make(key).seal('a', { ...place, eventId: randomUUID() }),
        make(key).seal('a', { ...place, field: 'fullName' }),
        make(key).seal('b', place),
        make(randomBytes(32)).seal('a', place),
      ];
      expect(new Set(sealed.map(nonceIn)).size).toBe(sealed.length);
    },
  },
  {
    promise: 'what was sealed for another event, type or field, or with another key, does not open',
    check: (make) => {
      const [key, place] = [randomBytes(32), aPlace()];
      const sealed = make(key).seal('a', place);
      expect(make(key).open(sealed, { ...place, eventId: randomUUID() })).toBeUndefined();
      expect(make(key).open(sealed, { ...place, type: 'ProfileUpdated' })).toBeUndefined();
      expect(make(key).open(sealed, { ...place, field: 'fullName' })).toBeUndefined();
      expect(make(randomBytes(32)).open(sealed, place)).toBeUndefined();
    },
  },
  {
    promise: 'a bit that was flipped, or an end that was cut off, is noticed',
    check: (make) => {
      const sealer = make(randomBytes(32));
      const property = fc.property(fc.string(), anyPlace, fc.nat(), (value, place, at) => {
        const sealed = sealer.seal(value, place);
        expect(sealer.open(withBitFlipped(sealed, at), place)).toBeUndefined();
        expect(sealer.open({ sealed: sealed.sealed.slice(0, at % sealed.sealed.length) }, place)).toBeUndefined();
      });
      fc.assert(property, { numRuns: 500 });
    },
  },
  {
    promise: 'nothing of a value is in what was sealed',
    check: (make) => {
      const { sealed } = make(randomBytes(32)).seal('ada@example.com', aPlace());
      expect(sealed).toMatch(/^1\.[\w-]+$/);
      expect(Buffer.from(sealed.slice(2), 'base64url').toString('latin1')).not.toContain('ada');
    },
  },
];
