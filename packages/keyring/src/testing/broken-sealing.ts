import { createHash, randomBytes } from 'node:crypto';
import { decrypt, encrypt, NONCE_BYTES } from '../aes-gcm.ts';
import { createSealer, type Place } from '../sealing.ts';
import type { MakeSealer } from './sealing-promises.ts';

type BrokenSealing = { readonly fault: string; readonly breaks: readonly string[]; readonly make: MakeSealer };

/** A simplified sealer with one bad choice. */
const sealingWith =
  (choices: {
    readonly nonceOf?: (place: Place, text: string, key: Buffer) => Buffer;
    readonly boundTo?: (place: Place) => string;
  }): MakeSealer =>
  (key) => {
    const { nonceOf = (place, text) => hashOf(place, text, key.toString('hex')), boundTo = JSON.stringify } = choices;
    return {
      seal: (value, place) => {
        const text = JSON.stringify(value);
        const box = encrypt(key, nonceOf(place, text, key), Buffer.from(text), boundTo(place));
        return { sealed: `1.${box.toString('base64url')}` };
      },
      open: ({ sealed }, place) => {
        const plain = decrypt(key, Buffer.from(sealed.slice(2), 'base64url'), boundTo(place));
        return plain && { value: JSON.parse(plain.toString()) as unknown };
      },
    };
  };

const hashOf = (...parts: readonly unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, NONCE_BYTES);

const noticesAll = 'a bit that was flipped, or an end that was cut off, is noticed';

export const randomNonces: MakeSealer = sealingWith({ nonceOf: () => randomBytes(NONCE_BYTES) });

/** Deliberately broken sealers, each with one fault. */
export const brokenSealings: readonly BrokenSealing[] = [
  {
    fault: 'takes a random nonce',
    breaks: ['the same value at the same place has the same bytes, no matter who seals it'],
    make: randomNonces,
  },
  {
    fault: 'takes the nonce from the value alone',
    breaks: ['another event, field, value or key has another nonce'],
    make: sealingWith({ nonceOf: (_, text) => hashOf(text) }),
  },
  {
    fault: 'takes the nonce from the place alone',
    breaks: ['another event, field, value or key has another nonce'],
    make: sealingWith({ nonceOf: (place) => hashOf(place) }),
  },
  {
    fault: 'does not bind a value to its event',
    breaks: ['what was sealed for another event, type or field, or with another key, does not open'],
    make: sealingWith({ boundTo: ({ type, field }) => `${type} ${field}` }),
  },
  { fault: 'takes any text that decodes to the right bytes', breaks: [noticesAll], make: sealingWith({}) },
  {
    fault: 'writes JSON and calls it sealed',
    breaks: ['nothing of a value is in what was sealed', noticesAll],
    make: () => ({
      seal: (value) => ({ sealed: `1.${Buffer.from(JSON.stringify(value)).toString('base64url')}` }),
      open: ({ sealed }) => ({ value: JSON.parse(Buffer.from(sealed.slice(2), 'base64url').toString()) as unknown }),
    }),
  },
  {
    fault: 'drops the last character of a text',
    breaks: ['what was sealed opens as it was'],
    make: (key) => {
      const sealer = createSealer(key);
      return {
        ...sealer,
        seal: (value, place) => sealer.seal(typeof value === 'string' ? value.slice(0, -1) : value, place),
      };
    },
  },
];
