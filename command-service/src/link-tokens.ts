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

/** How long tokens are. Links with either fit on a line of a mail: longer lines are broken on their way. */
export const TOKEN_BYTES = { long: 24, short: 16 } as const;

/**
 * The token of a link, for one purpose only. The same id always has the same token, so that a mail sent twice has one
 * link. The token is not kept: `digestOf` recognizes it.
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

/** The SHA-256 of a token, which is what tables keep, and events in hex. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Compares two tokens in constant time. */
export const isSameToken = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));
