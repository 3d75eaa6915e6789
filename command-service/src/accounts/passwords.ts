import { HttpError } from '@twofold/http/respond-to-errors';
import type { WithinShare } from '../limits/address-shares.ts';
import { DUMMY_HASH, type Hashing } from './hashing.ts';

/** `from` is the caller's network address. @throws HttpError 429 if too many of its calls wait, 503 if too many of all */
export interface Passwords {
  hash(password: string, from: string | undefined): Promise<string>;
  /** Whether a password is hard to guess for an attacker who knows these texts. */
  isStrong(password: string, known: readonly string[], from: string | undefined): Promise<boolean>;
  /** Takes the same time without a hash, so that timing does not reveal which addresses have accounts. */
  verify(hash: string | undefined, password: string, from: string | undefined): Promise<boolean>;
}

/** A longer queue indicates an attack. */
const MAX_WAITING = 100;

/** Maximum in progress per address, enough for a family that logs in together. A network gets a third of the queue. */
export const SHARE_OF_HASHING = { ofAddress: 8, ofNetwork: 32 } as const;

const unlimited: WithinShare = (_, work) => work();

/** Limits how many passwords are hashed at the same time; the others wait, up to the share of each address. */
export const createPasswords = (
  { hash, isStrong, verify }: Pick<Hashing, 'hash' | 'isStrong' | 'verify'>,
  atOnce: number,
  options: { readonly maxWaiting?: number; readonly withinShare?: WithinShare } = {},
): Passwords => {
  const { maxWaiting = MAX_WAITING, withinShare = unlimited } = options;
  const inTurn = createTurns(atOnce, maxWaiting);
  return {
    hash: (password, from) => withinShare(from, () => inTurn(() => hash(password))),
    isStrong: (password, known, from) => withinShare(from, () => inTurn(() => isStrong(password, known))),
    verify: (known, password, from) => withinShare(from, () => inTurn(() => verify(known ?? DUMMY_HASH, password))),
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
    // A finished one hands over its slot directly, so that no later request overtakes the queue.
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
