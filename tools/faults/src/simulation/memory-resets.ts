import {
  RESET_LIFETIME_MS,
  type PasswordResets,
  type TokenUse,
} from '@twofold/command-service/accounts/password-resets/resets';
import type { Crossing } from './faults.ts';
import type { KeptCredentials, KeptReset } from './memory-credentials.ts';
import { endSessions } from './memory-sessions.ts';
import type { Process } from './timeline.ts';

/** How long a transaction waits before it rereads a row that an open transaction has changed. */
const AGAIN_MS = 50;

/** Password resets as one process reaches them: a transaction changes everything when it ends, or nothing. */
export const memoryResets = (deps: {
  readonly kept: KeptCredentials;
  readonly crossing: Crossing;
  readonly process: Process;
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => Date;
}): PasswordResets => {
  const { kept, crossing, process, sleep, now } = deps;
  const { effect, look } = crossing;
  const tokenOf = (resetId: string): string => `token-of-${resetId}`;
  const find = (token: string): KeptReset | undefined =>
    [...kept.resets.values()].find((reset) => reset.token === token);
  const isUsable = (reset: KeptReset | undefined): reset is KeptReset =>
    reset !== undefined && reset.usedBy === undefined && reset.expiresAt > now();
  const wasUsedBy = ({ token, commandId }: TokenUse): boolean => find(token)?.usedBy === commandId;

  /** A transaction locks all links of their owner, so that two links of one user are used one after the other. */
  const lock = async ({ token }: TokenUse): Promise<KeptReset | undefined> => {
    for (;;) {
      const reset = find(token);
      if (!isUsable(reset)) return undefined;
      const ofOwner = [...kept.resets.values()].filter(({ userId }) => userId === reset.userId);
      if (ofOwner.every(({ lockedBy }) => lockedBy === undefined || lockedBy.isDead)) {
        reset.lockedBy = process;
        return reset;
      }
      await sleep(AGAIN_MS);
    }
  };

  const forgetUnused = (userId: number): void => {
    for (const [id, reset] of kept.resets)
      if (reset.userId === userId && reset.usedBy === undefined) kept.resets.delete(id);
  };

  return {
    tokenOf: (resetId) => Promise.resolve(tokenOf(resetId)),
    open: ({ resetId, userId, requestedAt }) =>
      effect(() => {
        const expiresAt = new Date(requestedAt.getTime() + RESET_LIFETIME_MS);
        const reset: KeptReset = { userId, token: tokenOf(resetId), expiresAt, usedBy: undefined, lockedBy: undefined };
        const mayOpen = kept.hashes.has(userId) && (kept.changedAtMs.get(userId) ?? 0) <= requestedAt.getTime();
        if (mayOpen && !kept.resets.has(resetId)) kept.resets.set(resetId, reset);
        return Promise.resolve(mayOpen);
      }),
    ownerOf: (use) =>
      look(() => {
        const reset = find(use.token);
        return Promise.resolve(isUsable(reset) || wasUsedBy(use) ? reset?.userId : undefined);
      }),
    use: async (use, { hash }, record) => {
      const reset = await look(() => lock(use));
      if (reset === undefined) return look(() => Promise.resolve(wasUsedBy(use)));
      try {
        const at = now().getTime();
        await record(reset.userId);
        return await effect(() => {
          reset.usedBy = use.commandId;
          if (kept.hashes.has(reset.userId)) kept.hashes.set(reset.userId, hash);
          kept.changedAtMs.set(reset.userId, at);
          forgetUnused(reset.userId);
          endSessions(kept.sessions, reset.userId);
          return Promise.resolve(true);
        });
      } finally {
        if (reset.lockedBy === process) reset.lockedBy = undefined;
      }
    },
    forgetOld: () => Promise.resolve(),
  };
};
