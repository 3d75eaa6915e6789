import { createHash, createHmac } from 'node:crypto';
import type { Keyring } from '@twofold/keyring/keyring';

/** 128 bits (D-134). */
const TOKEN_BYTES = 16;

/** Answers the token of a link. Nobody stores it: it is derived from the link, so that the owner can see it again. */
export type TokenOfLink = (productId: number, linkId: string) => Promise<string>;

export const createTokenOfLink =
  (keyring: Pick<Keyring, 'secret'>): TokenOfLink =>
  async (productId, linkId) =>
    createHmac('sha256', await keyring.secret('share-links'))
      .update(`${productId}/${linkId}`)
      .digest()
      .subarray(0, TOKEN_BYTES)
      .toString('base64url');

/** What events keep of a token: its SHA-256 in hex. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
