import { isSubjectErased } from '@twofold/keyring/errors';
import type pg from 'pg';
import { Refusal } from '../decider.ts';
import type { HandleCommand } from '../command-handler.ts';
import { userCategory } from './category.ts';
import type { CommitToHash } from './commit-to-hash.ts';

const PAGE = 100;

/**
 * Commits to the passwords of accounts created before commitments existed. It cannot detect earlier changes. The decider
 * ensures that each password is committed once, regardless of the table. Safe to repeat after a crash, and in two
 * processes.
 */
export const createCommitPasswords = (deps: {
  readonly pool: pg.Pool;
  readonly handle: HandleCommand;
  readonly commitToHash: CommitToHash;
  readonly now: () => Date;
  readonly newId: () => string;
}): (() => Promise<void>) => {
  const { pool, handle, commitToHash, now, newId } = deps;

  const commit = async (userId: number, hash: string): Promise<void> => {
    const id = newId();
    const context = { id, correlationId: id, causationId: id, actor: 'system' };
    try {
      const data = { userId, passwordCommitment: await commitToHash(userId, hash), committedAt: now().toISOString() };
      await handle(userCategory, userId, { type: 'CommitPassword', data }, context);
    } catch (error) {
      // Not registered, or erased: there is nothing to commit to.
      if (!(error instanceof Refusal) && !isSubjectErased(error)) throw error;
    }
    // A password changed in the meantime has its commitment in that event.
    await pool.query('update write_side.credentials set committed_at = $2 where user_id = $1', [userId, now()]);
  };

  return async () => {
    for (;;) {
      const { rows } = await pool.query<{ user_id: string; hash: string }>(
        `select user_id, hash from write_side.credentials where committed_at is null order by user_id limit ${PAGE}`,
      );
      if (rows.length === 0) return;
      for (const { user_id: userId, hash } of rows) await commit(Number(userId), hash);
    }
  };
};
