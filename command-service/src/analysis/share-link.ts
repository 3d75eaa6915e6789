import type { Keyring } from '@twofold/keyring/keyring';
import { digestOf, linkToken, TOKEN_BYTES } from '../link-tokens.ts';

/** The token of a link. It is derived from the link's id, so that the owner can see it again although it is not stored. */
export type TokenOfLink = (productId: number, linkId: string) => Promise<string>;

export const createTokenOfLink =
  (keyring: Pick<Keyring, 'secret'>): TokenOfLink =>
  (productId, linkId) =>
    // 128 bits (D-134).
    linkToken(keyring, 'share-links', `${productId}/${linkId}`, TOKEN_BYTES.short);

/** The SHA-256 of a token in hex, as stored in events. */
export const hashOfToken = (token: string): string => digestOf(token).toString('hex');
