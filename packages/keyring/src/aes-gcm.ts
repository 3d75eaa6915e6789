import { createCipheriv, createDecipheriv } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const TAG_BYTES = 16;
export const NONCE_BYTES = 12;

/**
 * Encrypts with AES-256-GCM. `bound` is authenticated but not encrypted: decryption requires the same text.
 * @returns nonce ‖ ciphertext ‖ tag
 */
export const encrypt = (key: Buffer, nonce: Buffer, plain: Buffer, bound: string): Buffer => {
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

/** The plaintext, or `undefined` if the key, the bound text or any bit of the ciphertext differs. */
export const decrypt = (key: Buffer, box: Buffer, bound: string): Buffer | undefined => {
  if (box.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, box.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(box.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(box.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
};
