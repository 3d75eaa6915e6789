import { createHmac } from 'node:crypto';
import { decrypt, encrypt, NONCE_BYTES } from './aes-gcm.ts';
import { deriveKey } from './derive-key.ts';
import { createBytesSealer, type BytesSealer } from './sealing-bytes.ts';

/** The place of a value in the log. The value is bound to it: moved elsewhere, it does not open. */
export type Place = { readonly eventId: string; readonly type: string; readonly field: string };

/** A sealed value in the log: `<version>.<base64url of nonce ‖ ciphertext ‖ tag>`. */
export type Sealed = { readonly sealed: string };

/** Seals and opens the data of one subject. Deterministic: the same value at the same place gives the same bytes. */
export type Sealer = {
  /** `value` is plain JSON. */
  seal(value: unknown, place: Place): Sealed;
  /** The original value; `undefined` if any bit, the place or the key differs. */
  open(sealed: Sealed, place: Place): { readonly value: unknown } | undefined;
  /** For bytes stored beside the log. */
  readonly bytes: BytesSealer;
  /**
   * Commits to a text that is stored elsewhere, for one purpose: 43 characters of base64url (HMAC-SHA-256). Only the
   * key's holder can make or verify a commitment. Once the key is erased, it reveals nothing.
   */
  commit(purpose: string, text: string): string;
};

/** A future format would have another number, so that both can be read. */
const VERSION = '1';
const PREFIX = `${VERSION}.`;

/**
 * The sealer for the subject of this key of 32 random bytes. Keys for sealing and for nonces are derived from it. A
 * nonce is derived from the value and its place: it repeats only when both do, so that a retry gives the same bytes.
 */
export const createSealer = (dataKey: Buffer): Sealer => {
  const sealKey = derive(dataKey, 'seal');
  return {
    seal: (value, place) => {
      const text = JSON.stringify(value);
      const nonce = createHmac('sha256', derive(dataKey, 'nonce'))
        .update(JSON.stringify([place.eventId, place.field, text]))
        .digest()
        .subarray(0, NONCE_BYTES);
      const box = encrypt(sealKey, nonce, Buffer.from(text), boundTo(place));
      return { sealed: `${PREFIX}${box.toString('base64url')}` };
    },
    open: ({ sealed }, place) => {
      const box = boxIn(sealed);
      const plain = box && decrypt(sealKey, box, boundTo(place));
      if (plain === undefined) return undefined;
      const value: unknown = JSON.parse(plain.toString());
      return { value };
    },
    bytes: createBytesSealer(dataKey),
    commit: (purpose, text) =>
      createHmac('sha256', derive(dataKey, 'commit'))
        .update(JSON.stringify([purpose, text]))
        .digest('base64url'),
  };
};

/** Whether a value is sealed, in any version and state. No unsealed personal field has such a value. */
export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' &&
  value !== null &&
  'sealed' in value &&
  typeof value.sealed === 'string' &&
  Object.keys(value).length === 1;

const derive = (dataKey: Buffer, purpose: 'seal' | 'nonce' | 'commit'): Buffer =>
  deriveKey(dataKey, `${purpose} ${VERSION}`);

const boundTo = ({ eventId, type, field }: Place): string => JSON.stringify([VERSION, eventId, type, field]);

/** Several texts decode to the same bytes, but only the canonical one is accepted. */
const boxIn = (sealed: string): Buffer | undefined => {
  if (!sealed.startsWith(PREFIX)) return undefined;
  const text = sealed.slice(PREFIX.length);
  const box = Buffer.from(text, 'base64url');
  return box.toString('base64url') === text ? box : undefined;
};
