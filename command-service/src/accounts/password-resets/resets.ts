import type { Keyring } from '@twofold/keyring/keyring';
import { endSessionsOf } from '@twofold/sessions/upkeep';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.ts';
import { digestOf, linkToken } from '../link-tokens.ts';

/** One hour from when it was asked for. */
export const RESET_LIFETIME_MS = 60 * 60 * 1_000;

/** A token that is used by a command. Who repeats the command is the same user of it. */
export type TokenUse = { readonly token: string; readonly commandId: string };

export type ResetToOpen = { readonly resetId: string; readonly userId: number; readonly expiresAt: Date };

/** Password resets that people asked for: a link that works once. */
export interface PasswordResets {
  /** The same reset always has the same token, so that a mail sent twice has one link. */
  tokenOf(resetId: string): Promise<string>;
  /** Makes the link of a reset work, unless the person is gone. Doing it again changes nothing. */
  open(reset: ResetToOpen): Promise<void>;
  /** Whether the token may be used by this command, or was. */
  isOpen(use: TokenUse): Promise<boolean>;
  /**
   * Uses a token up, sets the hash and ends all sessions, all of it or nothing. `record` runs in between, and nothing
   * happens when it throws. Answers whether the token was one that may be used; for a command that has used it before
   * nothing happens again.
   */
  use(use: TokenUse, hash: string, record: (userId: number) => Promise<void>): Promise<boolean>;
  forgetOld(): Promise<void>;
}

/** Keeps them in `write_side.password_resets`: not the token, but its SHA-256. */
export const postgresPasswordResets = (deps: {
  readonly pool: pg.Pool;
  readonly keyring: Pick<Keyring, 'secret'>;
  readonly now: () => Date;
}): PasswordResets => {
  const { pool, keyring, now } = deps;

  const consume = async (
    client: pg.PoolClient,
    { token, commandId }: TokenUse,
    hash: string,
    record: (userId: number) => Promise<void>,
  ): Promise<boolean> => {
    const at = now();
    const { rows } = await client.query<{ user_id: string }>(
      `update write_side.password_resets set used_at = $2, used_by = $3
       where token_hash = $1 and used_at is null and expires_at > $2 returning user_id`,
      [digestOf(token), at, commandId],
    );
    const [used] = rows;
    if (!used) return wasUsedBy(client, { token, commandId });
    const userId = Number(used.user_id);
    await record(userId);
    await client.query('update write_side.credentials set hash = $2, changed_at = $3 where user_id = $1', [
      userId,
      hash,
      at,
    ]);
    await endSessionsOf(client, userId);
    return true;
  };

  return {
    tokenOf: (resetId) => linkToken(keyring, 'password-resets', resetId),
    open: async function ({ resetId, userId, expiresAt }) {
      await pool.query(
        `insert into write_side.password_resets (id, user_id, token_hash, expires_at)
         select $1, user_id, $3, $4 from write_side.credentials where user_id = $2
         on conflict (id) do nothing`,
        [resetId, userId, digestOf(await this.tokenOf(resetId)), expiresAt],
      );
    },
    isOpen: async ({ token, commandId }) => {
      const { rowCount } = await pool.query(
        'select from write_side.password_resets where token_hash = $1 and used_at is null and expires_at > $2',
        [digestOf(token), now()],
      );
      return rowCount === 1 || wasUsedBy(pool, { token, commandId });
    },
    use: (use, hash, record) => inTransaction(pool, (client) => consume(client, use, hash, record)),
    forgetOld: async () => {
      await pool.query('delete from write_side.password_resets where expires_at < $1', [now()]);
    },
  };
};

/** A process may have died after it had used the token up, and before it could answer. */
const wasUsedBy = async (client: Pick<pg.PoolClient, 'query'>, { token, commandId }: TokenUse): Promise<boolean> => {
  const { rowCount } = await client.query(
    'select from write_side.password_resets where token_hash = $1 and used_by = $2',
    [digestOf(token), commandId],
  );
  return rowCount === 1;
};
