import type { Credentials } from '@twofold/command-service/accounts/credentials';
import type { Hashing } from '@twofold/command-service/accounts/hashing';
import type { Crossing } from './faults.ts';
import { forgetAllOf, noFactors, type KeptFactors } from './memory-factors.ts';
import type { KeptSessions } from './memory-sessions.ts';
import type { Process } from './timeline.ts';

/** A reset link that was requested, and who has used it. */
export type KeptReset = {
  readonly userId: number;
  readonly token: string;
  readonly expiresAt: Date;
  usedBy: string | undefined;
  /** The process whose open transaction has changed it. */
  lockedBy: Process | undefined;
};

/** The tables by which people prove who they are. They outlive processes. */
export type KeptCredentials = {
  readonly hashes: Map<number, string>;
  /** When passwords were changed last, in milliseconds. */
  readonly changedAtMs: Map<number, number>;
  readonly sessions: KeptSessions;
  readonly factors: KeptFactors;
  /** By their ids. */
  readonly resets: Map<string, KeptReset>;
  /** The users whose address a link confirms, by its token. */
  readonly confirmations: Map<string, number>;
};

export const noCredentials = (): KeptCredentials => ({
  hashes: new Map(),
  changedAtMs: new Map(),
  sessions: new Map(),
  factors: noFactors(),
  resets: new Map(),
  confirmations: new Map(),
});

export type SomeHashing = Pick<Hashing, 'hash' | 'isStrong' | 'verify'>;

/** A stand-in for the hash of a password, which takes no time. */
export const hashOf = (password: string): string => `hash of ${password}`;

/** Hashing that takes no time. */
export const hashing: SomeHashing = {
  hash: (password) => Promise.resolve(hashOf(password)),
  isStrong: () => Promise.resolve(true),
  verify: (hash, password) => Promise.resolve(hash === hashOf(password)),
};

/** The hashes as one process reaches them. */
export const credentialsIn = (
  { hashes, resets, confirmations, factors }: KeptCredentials,
  { effect, look }: Crossing,
): Credentials => ({
  hashOf: (userId) => look(() => Promise.resolve(hashes.get(userId))),
  add: (userId, hash) =>
    effect(() => {
      const isNew = !hashes.has(userId);
      if (isNew) hashes.set(userId, hash);
      return Promise.resolve(isNew);
    }),
  remove: (userId) =>
    effect(() => {
      hashes.delete(userId);
      // As the foreign key cascades.
      forgetWhose(resets, userId);
      forgetAllOf(factors, userId);
      for (const [token, whose] of confirmations) if (whose === userId) confirmations.delete(token);
      return Promise.resolve();
    }),
});

const forgetWhose = (resets: Map<string, KeptReset>, userId: number): void => {
  for (const [id, reset] of resets) if (reset.userId === userId) resets.delete(id);
};
