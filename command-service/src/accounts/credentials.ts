import type pg from 'pg';

/**
 * The password hashes, which are never in an event (D-39). A row exists from before the registration until the erasure,
 * which deletes it first: code that stores something about a user checks that the row still exists.
 */
export interface Credentials {
  hashOf(userId: number): Promise<string | undefined>;
  /**
   * Stores the hash unless there is one, and answers whether the stored hash is this one. The registration then commits
   * to it.
   */
  add(userId: number, hash: string): Promise<boolean>;
  remove(userId: number): Promise<void>;
}

/** Stores them in `write_side.credentials`. */
export const postgresCredentials = (deps: { readonly pool: pg.Pool; readonly now: () => Date }): Credentials => {
  const { pool, now } = deps;
  return {
    hashOf: async (userId) => {
      const { rows } = await pool.query<{ hash: string }>(
        'select hash from write_side.credentials where user_id = $1',
        [userId],
      );
      return rows[0]?.hash;
    },
    add: async (userId, hash) => {
      const { rowCount } = await pool.query(
        `insert into write_side.credentials (user_id, hash, changed_at, committed_at) values ($1, $2, $3, $3) on conflict do nothing`,
        [userId, hash, now()],
      );
      return rowCount === 1;
    },
    remove: async (userId) => {
      await pool.query('delete from write_side.credentials where user_id = $1', [userId]);
    },
  };
};

/** Whether a password is hard to guess; `undefined` unless a reset set it: only those passwords are rated. */
export const isPasswordStrong = async (pool: Pick<pg.Pool, 'query'>, userId: number): Promise<boolean | undefined> => {
  const { rows } = await pool.query<{ is_strong: boolean | null }>(
    'select is_strong from write_side.credentials where user_id = $1',
    [userId],
  );
  return rows[0]?.is_strong ?? undefined;
};
