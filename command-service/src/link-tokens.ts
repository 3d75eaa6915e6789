import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '@twofold/keyring/keyring';

/** The purposes of links. Each has its own secret. */
type Purpose =
  | 'password-resets'
  | 'email-confirmations'
  | 'order-links'
  | 'second-factor-links'
  | 'share-links'
  | 'unsubscribe-links';

/** Token lengths. Links with either fit on one line of a mail; longer lines may be broken in transit. */
export const TOKEN_BYTES = { long: 24, short: 16 } as const;

/**
 * The token of a link, valid for one purpose. The same id always has the same token, so that a mail sent twice contains
 * the same link. The token is not stored, only its `digestOf`.
 */
export const linkToken = async (
  keyring: Pick<Keyring, 'secret'>,
  purpose: Purpose,
  linkId: string,
  bytes: number = TOKEN_BYTES.long,
): Promise<string> =>
  createHmac('sha256', await keyring.secret(purpose))
    .update(linkId)
    .digest()
    .subarray(0, bytes)
    .toString('base64url');

/** The SHA-256 of a token. Tables store it, and events store it in hex. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Compares two tokens in constant time. */
export const isSameToken = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));
