import type { Keyring } from '@twofold/keyring/keyring';
import { digestOf, linkToken, TOKEN_BYTES } from '../link-tokens.ts';

/** The tokens of the links in mails about orders. Anyone with the link can open the order. The log has only the hash. */
export interface OrderLinks {
  /** The same order always has the same token, so that a mail sent twice has one link. */
  tokenOf(orderId: number): Promise<string>;
  /** SHA-256 of the token, in hex. */
  hashOf(orderId: number): Promise<string>;
}

export const createOrderLinks = (keyring: Pick<Keyring, 'secret'>): OrderLinks => {
  // 128 bits (D-59).
  const tokenOf = (orderId: number): Promise<string> =>
    linkToken(keyring, 'order-links', String(orderId), TOKEN_BYTES.short);
  return { tokenOf, hashOf: async (orderId) => digestOf(await tokenOf(orderId)).toString('hex') };
};
