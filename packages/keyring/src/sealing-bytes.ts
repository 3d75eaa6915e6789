import { createHmac } from 'node:crypto';
import { decrypt, encrypt, NONCE_BYTES } from './aes-gcm.ts';
import { deriveKey } from './derive-key.ts';

/**
 * Seals and opens bytes stored beside the log, such as a screenshot. They are bound to `place`: they do not open with
 * another one. Deterministic: the same bytes and place give the same sealed bytes.
 */
export type BytesSealer = {
  seal(plain: Buffer, place: string): Buffer;
  /** The original bytes; `undefined` if any bit, the place or the key differs. */
  open(sealed: Buffer, place: string): Buffer | undefined;
};

/** The first byte of sealed bytes. A future format would have another number, so that both can be read. */
const VERSION = 1;

/**
 * Sealed bytes are version ‖ nonce ‖ ciphertext ‖ tag of AES-256-GCM. The keys for sealing and for nonces are derived
 * from the key of the subject, and differ from those of event fields. A nonce is derived from the bytes and their
 * place, so that it repeats only when both do.
 */
export const createBytesSealer = (dataKey: Buffer): BytesSealer => ({
  seal: (plain, place) => {
    const nonce = createHmac('sha256', deriveKey(dataKey, `nonce bytes ${VERSION}`))
      .update(`${JSON.stringify(place)}\0`)
      .update(plain)
      .digest()
      .subarray(0, NONCE_BYTES);
    return Buffer.concat([Buffer.of(VERSION), encrypt(sealKeyOf(dataKey), nonce, plain, boundTo(place))]);
  },
  open: (sealed, place) =>
    sealed[0] === VERSION ? decrypt(sealKeyOf(dataKey), sealed.subarray(1), boundTo(place)) : undefined,
});

const sealKeyOf = (dataKey: Buffer): Buffer => deriveKey(dataKey, `seal bytes ${VERSION}`);

const boundTo = (place: string): string => JSON.stringify([VERSION, 'bytes', place]);
