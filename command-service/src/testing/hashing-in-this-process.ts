import { hash, verify } from '@node-rs/argon2';
import { COST, type Hashing } from '../accounts/hashing.ts';

/** Instead of the dictionaries, which few tests need: passwords of this length are strong. */
const STRONG_LENGTH = 16;

/** Real hashes, without starting a process. */
export const hashingInThisProcess: Hashing = {
  hash: (password) => hash(password, COST),
  isStrong: (password) => Promise.resolve(password.length >= STRONG_LENGTH),
  verify: (known, password) => verify(known, password),
  close: () => Promise.resolve(),
};
