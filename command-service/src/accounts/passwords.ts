import { HttpError } from '@twofold/http/respond-to-errors';
import { NOBODYS_HASH, type Hashing } from './hashing.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether a password is hard to guess for somebody who knows these texts. */
  isStrong(password: string, known: readonly string[]): Promise<boolean>;
  /** Takes as long where there is no hash, so that nobody learns from the time who has an account (T21). */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

/** Passwords beyond those that wait for their turn are an attack. */
const MAX_WAITING = 100;

/**
 * Hashes so many passwords at once.
 * @throws HttpError 503 when too many wait already
 */
export const createPasswords = (
  { hash, isStrong, verify }: Pick<Hashing, 'hash' | 'isStrong' | 'verify'>,
  atOnce: number,
  maxWaiting: number = MAX_WAITING,
): Passwords => {
  const inTurn = createTurns(atOnce, maxWaiting);
  return {
    hash: (password) => inTurn(() => hash(password)),
    isStrong: (password, known) => inTurn(() => isStrong(password, known)),
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
