import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NONCE_BYTES } from './aes-gcm.ts';
import { createBytesSealer } from './sealing-bytes.ts';
import { createSealer } from './sealing.ts';

const PLACE = 'capture 7/1/desktop';
const anyBytes = fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes));

describe('sealing bytes', () => {
  it('opens them unchanged', () => {
    const sealer = createBytesSealer(randomBytes(32));
    const property = fc.property(anyBytes, fc.string({ unit: 'binary' }), (bytes, place) => {
      expect(sealer.open(sealer.seal(bytes, place), place)).toEqual(bytes);
    });
    fc.assert(property);
  });

  it('gives the same bytes for the same bytes at the same place, in any process', () => {
    const key = randomBytes(32);
    const property = fc.property(anyBytes, fc.string(), (bytes, place) => {
      expect(createBytesSealer(key).seal(bytes, place)).toEqual(createSealer(key).bytes.seal(bytes, place));
    });
    fc.assert(property);
  });

  it('uses another nonce for other bytes, another place and another key', () => {
    const [key, bytes] = [randomBytes(32), randomBytes(40)];
    const sealed = [
      createBytesSealer(key).seal(bytes, PLACE),
      createBytesSealer(key).seal(randomBytes(40), PLACE),
      createBytesSealer(key).seal(bytes, 'capture 7/2/desktop'),
      createBytesSealer(randomBytes(32)).seal(bytes, PLACE),
    ];
    const nonces = sealed.map((box) => box.subarray(1, 1 + NONCE_BYTES).toString('hex'));
    expect(new Set(nonces).size).toBe(sealed.length);
  });

  it('does not open them at another place, or with another key', () => {
    const key = randomBytes(32);
    const sealed = createBytesSealer(key).seal(randomBytes(40), PLACE);
    expect(createBytesSealer(key).open(sealed, 'capture 8/1/desktop')).toBeUndefined();
    expect(createBytesSealer(randomBytes(32)).open(sealed, PLACE)).toBeUndefined();
  });

  it('detects a flipped bit, and a truncated end', () => {
    const sealer = createBytesSealer(randomBytes(32));
    const property = fc.property(anyBytes, fc.nat(), (bytes, at) => {
      const sealed = sealer.seal(bytes, PLACE);
      const flipped = Buffer.from(sealed);
      const index = Math.floor(at / 8) % flipped.length;
      flipped[index] = flipped[index]! ^ (1 << (at % 8));
      expect(sealer.open(flipped, PLACE)).toBeUndefined();
      expect(sealer.open(sealed.subarray(0, at % sealed.length), PLACE)).toBeUndefined();
    });
    fc.assert(property);
  });

  it('hides their content', () => {
    const sealed = createBytesSealer(randomBytes(32)).seal(Buffer.from('secret words of a page'), PLACE);
    expect(sealed.toString('latin1')).not.toContain('secret');
  });
});
