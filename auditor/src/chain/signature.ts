import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { z } from 'zod';

/** An Ed25519 signature with the raw public key it verifies with, both in base64. */
export const signature = z.strictObject({
  publicKey: z.string().regex(/^[A-Za-z0-9+/]{43}=$/),
  value: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
});

export type Signature = z.infer<typeof signature>;

export type Signer = { readonly publicKey: string; readonly sign: (text: string) => Signature };

/** The DER prefixes (RFC 8410) of the 32 bytes of a private and of a public key. */
const PRIVATE_KEY = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_KEY = Buffer.from('302a300506032b6570032100', 'hex');

/** Signs with an Ed25519 private key of 32 bytes. */
export const createSigner = (privateKey: Buffer): Signer => {
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_KEY, privateKey]), format: 'der', type: 'pkcs8' });
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const publicKey = der.subarray(PUBLIC_KEY.length).toString('base64');
  return {
    publicKey,
    sign: (text) => ({ publicKey, value: sign(null, Buffer.from(text), key).toString('base64') }),
  };
};

/** Whether the text was signed with the private key of the public key in the signature. */
export const isSigned = (text: string, { publicKey, value }: Signature): boolean => {
  const key = createPublicKey({
    key: Buffer.concat([PUBLIC_KEY, Buffer.from(publicKey, 'base64')]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(text), key, Buffer.from(value, 'base64'));
};
