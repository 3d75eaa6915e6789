import type { Keyring } from '@twofold/keyring/keyring';
import { revokeTokensOf } from '@twofold/sessions/access-tokens/access-tokens';
import { endSessionsOf } from '@twofold/sessions/upkeep';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.ts';
import { digestOf, linkToken } from '../../link-tokens.ts';

/** From the request on. */
export const RESET_LIFETIME_MS = 60 * 60 * 1_000;

/** The use of a token by a command. A repeat of the command may use it again. */
export type TokenUse = { readonly token: string; readonly commandId: string };

export type ResetToOpen = { readonly resetId: string; readonly userId: number; readonly requestedAt: Date };

/** The stored data of a password. */
export type KeptPassword = { readonly hash: string; readonly isStrong: boolean };

/** Requested password resets: links that work once. */
export interface PasswordResets {
  /** The same reset always has the same token, so that a mail sent twice has one link. */
  tokenOf(resetId: string): Promise<string>;
  /**
   * Activates the link of a reset, unless the user was erased or has changed the password since the request.
   * Idempotent. Answers whether the link exists.
   */
  open(reset: ResetToOpen): Promise<boolean>;
  /** The owner of a token, if this command may use it or has used it. */
  ownerOf(use: TokenUse): Promise<number | undefined>;
  /**
   * In one transaction: uses a token up, sets the password, invalidates the user's other links, ends all sessions and
   * revokes all access tokens. `record` runs inside it and rolls it back by throwing. Answers whether the token was
   * valid; a repeat of the command that used it changes nothing.
   */
  use(use: TokenUse, password: KeptPassword, record: (userId: number) => Promise<void>): Promise<boolean>;
  forgetOld(): Promise<void>;
}

/** Stores them in `write_side.password_resets`, with the SHA-256 of the token. */
export const postgresPasswordResets = (deps: {
  readonly pool: pg.Pool;
  readonly keyring: Pick<Keyring, 'secret'>;
  readonly now: () => Date;
}): PasswordResets => {
  const { pool, keyring, now } = deps;

  const consume = async (
    client: pg.PoolClient,
    { token, commandId }: TokenUse,
    { hash, isStrong }: KeptPassword,
    record: (userId: number) => Promise<void>,
  ): Promise<boolean> => {
    const at = now();
    // Serializes two links of one user: the second one then finds that it was deleted.
    await client.query(
      `select from write_side.credentials where user_id in (
         select user_id from write_side.password_resets where token_hash = $1) for no key update`,
      [digestOf(token)],
    );
    const { rows } = await client.query<{ user_id: string }>(
      `update write_side.password_resets set used_at = $2, used_by = $3
       where token_hash = $1 and used_at is null and expires_at > $2 returning user_id`,
      [digestOf(token), at, commandId],
    );
    const [used] = rows;
    if (!used) return (await ownerOf(client, { token, commandId }, at)) !== undefined;
    const userId = Number(used.user_id);
    await record(userId);
    await client.query(
      'update write_side.credentials set hash = $2, is_strong = $3, changed_at = $4, committed_at = $4 where user_id = $1',
      [userId, hash, isStrong, at],
    );
    await client.query('delete from write_side.password_resets where user_id = $1 and used_at is null', [userId]);
    await endSessionsOf(client, userId);
    await revokeTokensOf(client, userId, at);
    return true;
  };

  return {
    tokenOf: (resetId) => linkToken(keyring, 'password-resets', resetId),
    open: async function ({ resetId, userId, requestedAt }) {
      const expiresAt = new Date(requestedAt.getTime() + RESET_LIFETIME_MS);
      // The lock waits for a password change in progress.
      const { rowCount } = await pool.query(
        `insert into write_side.password_resets (id, user_id, token_hash, expires_at)
         select $1, user_id, $3, $4 from write_side.credentials where user_id = $2 and changed_at <= $5 for share
         on conflict (id) do update set expires_at = excluded.expires_at`,
        [resetId, userId, digestOf(await this.tokenOf(resetId)), expiresAt, requestedAt],
      );
      return rowCount === 1;
    },
    ownerOf: (use) => ownerOf(pool, use, now()),
    use: (use, password, record) => inTransaction(pool, (client) => consume(client, use, password, record)),
    forgetOld: async () => {
      await pool.query('delete from write_side.password_resets where expires_at < $1', [now()]);
    },
  };
};

/** A process may have died after it used the token and before it answered: its command may use it again. */
const ownerOf = async (
  client: Pick<pg.PoolClient, 'query'>,
  { token, commandId }: TokenUse,
  at: Date,
): Promise<number | undefined> => {
  const { rows } = await client.query<{ user_id: string }>(
    `select user_id from write_side.password_resets
     where token_hash = $1 and (used_by = $2 or (used_at is null and expires_at > $3))`,
    [digestOf(token), commandId, at],
  );
  return rows[0] && Number(rows[0].user_id);
};
