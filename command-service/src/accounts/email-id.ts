import { createHmac } from 'node:crypto';
import type { Keyring } from '@twofold/keyring/keyring';

/** The id of the stream of an address. It reveals nothing about the address without the keyring. */
export type EmailId = (address: string) => Promise<string>;

/** HMAC of the normalized address (D-24), in hex. Its secret never rotates, so an address keeps its stream. */
export const createEmailId = (keyring: Pick<Keyring, 'secret'>): EmailId => {
  let secret: Promise<Buffer> | undefined;
  return async (address) => {
    secret ??= keyring.secret('email-streams').catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    const normalized = address.trim().toLowerCase();
    return createHmac('sha256', await secret)
      .update(normalized)
      .digest('hex');
  };
};
