import { createHash, createHmac } from 'node:crypto';
import type { Keyring } from '@twofold/keyring/keyring';

/** Nobody guesses it, and a link with it fits on a line of a mail: longer lines are broken on their way. */
const TOKEN_BYTES = 24;

/**
 * The token of a link in a mail, for one purpose only. The same id always has the same token, so that a mail sent twice
 * has one link. The token is not kept: `digestOf` recognizes it.
 */
export const linkToken = async (
  keyring: Pick<Keyring, 'secret'>,
  purpose: 'password-resets' | 'email-confirmations',
  linkId: string,
): Promise<string> =>
  createHmac('sha256', await keyring.secret(purpose))
    .update(linkId)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url');

/** The SHA-256 of a token, which is what tables keep. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
