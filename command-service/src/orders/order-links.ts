import { createHash, createHmac } from 'node:crypto';
import type { Keyring } from '@twofold/keyring/keyring';

/** 128 bits (D-59). */
const TOKEN_BYTES = 16;

/** What opens an order to whoever has the link of its mail. The log knows the hash only. */
export interface OrderLinks {
  /** The same order always has the same token, so that a mail sent twice has one link. */
  tokenOf(orderId: number): Promise<string>;
  /** SHA-256 of the token, in hex. */
  hashOf(orderId: number): Promise<string>;
}

export const createOrderLinks = (keyring: Pick<Keyring, 'secret'>): OrderLinks => {
  const tokenOf = async (orderId: number): Promise<string> =>
    createHmac('sha256', await keyring.secret('order-links'))
      .update(String(orderId))
      .digest()
      .subarray(0, TOKEN_BYTES)
      .toString('base64url');
  return {
    tokenOf,
    hashOf: async (orderId) =>
      createHash('sha256')
        .update(await tokenOf(orderId))
        .digest('hex'),
  };
};
