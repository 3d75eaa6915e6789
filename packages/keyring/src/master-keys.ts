import { hkdfSync, randomBytes } from 'node:crypto';
import { decrypt, encrypt, NONCE_BYTES } from './aes-gcm.ts';
import { UnknownMasterKey } from './errors.ts';

export type WrappedKey = { readonly masterKeyId: string; readonly wrapped: Buffer };

export type MasterKeys = {
  /** The id of the master key that wraps. */
  readonly currentId: string;
  /** Wraps a key under a name: it cannot be unwrapped under another one. */
  wrap(key: Buffer, name: string): WrappedKey;
  /** @throws UnknownMasterKey if another master key wrapped it; Error if it was changed since. */
  unwrap(wrapped: WrappedKey, name: string): Buffer;
};

export const KEY_BYTES = 32;

/** The first of the master keys wraps, each of them unwraps. A master key has 32 bytes. */
export const createMasterKeys = (keys: readonly Buffer[]): MasterKeys => {
  const [current] = keys;
  if (current === undefined || keys.some(({ length }) => length !== KEY_BYTES))
    throw new RangeError(`The keyring needs at least one master key, each of ${KEY_BYTES} bytes`);
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  const currentId = idOf(current);
  return {
    currentId,
    wrap: (key, name) => ({
      masterKeyId: currentId,
      wrapped: encrypt(current, randomBytes(NONCE_BYTES), key, name),
    }),
    unwrap: ({ masterKeyId, wrapped }, name) => {
      const masterKey = byId.get(masterKeyId);
      if (masterKey === undefined)
        throw new UnknownMasterKey(
          `The key ${name} is wrapped with master key ${masterKeyId}; given are ${[...byId.keys()].join(', ')}`,
        );
      const key = decrypt(masterKey, wrapped, name);
      if (key === undefined) throw new Error(`The wrapped key ${name} was changed since it was made`);
      return key;
    },
  };
};

/** Identifies a master key without revealing it. */
const idOf = (key: Buffer): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'twofold master key id', 8)).toString('hex');
