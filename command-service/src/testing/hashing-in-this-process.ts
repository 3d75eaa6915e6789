import { hash, verify } from '@node-rs/argon2';
import { COST, type Hashing } from '../accounts/hashing.ts';

/** Judging a password by its words takes dictionaries that few tests need. */
const STRONG_LENGTH = 16;

/** The hashing of a real service, without the time to start a process. */
export const hashingInThisProcess: Hashing = {
  hash: (password) => hash(password, COST),
  isStrong: (password) => Promise.resolve(password.length >= STRONG_LENGTH),
  verify: (known, password) => verify(known, password),
  close: () => Promise.resolve(),
};
