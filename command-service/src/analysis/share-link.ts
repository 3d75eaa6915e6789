import type { Keyring } from '@twofold/keyring/keyring';
import { digestOf, linkToken, TOKEN_BYTES } from '../link-tokens.ts';

/**
 * Answers the token of a link. The token is derived from the link and never stored, so that the owner can see it again.
 */
export type TokenOfLink = (productId: number, linkId: string) => Promise<string>;

export const createTokenOfLink =
  (keyring: Pick<Keyring, 'secret'>): TokenOfLink =>
  (productId, linkId) =>
    // 128 bits (D-134).
    linkToken(keyring, 'share-links', `${productId}/${linkId}`, TOKEN_BYTES.short);

/** What events keep of a token: its SHA-256 in hex. */
export const hashOfToken = (token: string): string => digestOf(token).toString('hex');
