import { hash, verify } from '@node-rs/argon2';
import { COST, type Hashing } from '../accounts/hashing.ts';

/** What the processes of a real service do, for tests that have no time to start one. */
export const hashingInThisProcess: Hashing = {
  hash: (password) => hash(password, COST),
  verify: (known, password) => verify(known, password),
  close: () => Promise.resolve(),
};
