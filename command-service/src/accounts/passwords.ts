import { availableParallelism } from 'node:os';
import { HttpError } from '@twofold/http/respond-to-errors';
import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2';

/** Each hash takes a thread and 19 MiB, so only so many are made at once; more than so many waiting is an attack. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 100;

/** argon2id, which is the library's default, with the parameters OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of the same cost as a real one, and of no password. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long where there is no hash, so that nobody learns from the time who has an account (T21). */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

/** The library, with its parameters chosen. */
type Hashing = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (hash: string, password: string) => Promise<boolean>;
};

const argon2id: Hashing = {
  hash: (password) => argon2Hash(password, COST),
  verify: (hash, password) => argon2Verify(hash, password),
};

/** @throws HttpError 503 when too many wait already */
export const createPasswords = (
  atOnce: number = Math.max(1, Math.min(MAX_AT_ONCE, availableParallelism() - 1)),
  maxWaiting: number = MAX_WAITING,
  { hash, verify }: Hashing = argon2id,
): Passwords => {
  const inTurn = createTurns(atOnce, maxWaiting);
  return {
    hash: (password) => inTurn(() => hash(password)),
    verify: (known, password) => inTurn(() => verify(known ?? NOBODYS_HASH, password)),
  };
};

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

const createTurns = (atOnce: number, maxWaiting: number): InTurn => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running++;
    else if (waiting.length >= maxWaiting)
      throw new HttpError(503, 'Too many people are logging in. Please try again.');
    // Whoever is done hands its place on, so nobody who comes later gets in between.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
};
