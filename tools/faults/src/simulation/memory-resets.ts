import type { PasswordResets, TokenUse } from '@twofold/command-service/accounts/password-resets/resets';
import type { Crossing } from './faults.ts';
import { endSessions, type KeptCredentials, type KeptReset } from './memory-credentials.ts';
import type { Process } from './timeline.ts';

/** Whoever finds a row changed by a transaction that is not over looks again after this. */
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

  const lock = async ({ token }: TokenUse): Promise<KeptReset | undefined> => {
    for (;;) {
      const reset = find(token);
      if (!isUsable(reset)) return undefined;
      if (reset.lockedBy === undefined || reset.lockedBy.isDead) {
        reset.lockedBy = process;
        return reset;
      }
      await sleep(AGAIN_MS);
    }
  };

  return {
    tokenOf: (resetId) => Promise.resolve(tokenOf(resetId)),
    open: ({ resetId, userId, expiresAt }) =>
      effect(() => {
        const reset: KeptReset = { userId, token: tokenOf(resetId), expiresAt, usedBy: undefined, lockedBy: undefined };
        if (kept.hashes.has(userId) && !kept.resets.has(resetId)) kept.resets.set(resetId, reset);
        return Promise.resolve();
      }),
    isOpen: (use) => look(() => Promise.resolve(isUsable(find(use.token)) || wasUsedBy(use))),
    use: async (use, hash, record) => {
      const reset = await look(() => lock(use));
      if (reset === undefined) return look(() => Promise.resolve(wasUsedBy(use)));
      try {
        await record(reset.userId);
        return await effect(() => {
          reset.usedBy = use.commandId;
          if (kept.hashes.has(reset.userId)) kept.hashes.set(reset.userId, hash);
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
