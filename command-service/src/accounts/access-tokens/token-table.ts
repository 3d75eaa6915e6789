import { createTokenDigests, newTokenText } from '@twofold/sessions/access-tokens/token-text';
import type pg from 'pg';

/** A token without its text. */
export type TokenToMake = {
  readonly id: string;
  readonly userId: number;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Expired tokens are kept this long, so that a refusal can name the reason. */
const KEPT_DAYS = 30;

/** Stores the digests of tokens, by which every service recognizes them. */
export interface TokenTable {
  /** Reserves a token, which does not work yet. Idempotent. Answers `false` if the account is being erased. */
  reserve(token: TokenToMake): Promise<boolean>;
  /**
   * Creates the text of a reserved token. An unused token gets a new text, since the answer with the old one may have
   * been lost; a used, revoked or deleted one gets `undefined`.
   */
  mint(id: string, userId: number): Promise<string | undefined>;
  /** Deletes an unused reservation. */
  drop(id: string): Promise<void>;
  revoke(id: string, userId: number): Promise<void>;
  revokeAll(userId: number): Promise<void>;
  forgetOld(): Promise<void>;
}

/** Stores them in `sessions.access_tokens`. Digests use the first secret. */
export const postgresTokenTable = (deps: {
  readonly pool: pg.Pool;
  readonly secrets: readonly string[];
  readonly now: () => Date;
}): TokenTable => {
  const { pool, now } = deps;
  const digestsOf = createTokenDigests(deps.secrets);
  return {
    reserve: async ({ id, userId, name, scopes, createdAt, expiresAt }) => {
      // An erasure deletes the credentials first: it either waits for this row and deletes it, or the row is never
      // written.
      const { rows } = await pool.query(
        `with account as (select from write_side.credentials where user_id = $2 for key share),
         reserved as (
           insert into sessions.access_tokens (id, user_id, name, scopes, created_at, expires_at)
           select $1, $2, $3, $4, $5, $6 from account on conflict do nothing)
         select from account`,
        [id, userId, name, scopes, createdAt, expiresAt],
      );
      return rows.length === 1;
    },
    mint: async (id, userId) => {
      const text = newTokenText();
      const { rowCount } = await pool.query(
        `update sessions.access_tokens set digest = $3, minted_at = $4
         where id = $1 and user_id = $2 and last_used_at is null and revoked_at is null`,
        [id, userId, digestsOf(text)[0], now()],
      );
      return rowCount === 1 ? text : undefined;
    },
    drop: async (id) => {
      await pool.query('delete from sessions.access_tokens where id = $1 and minted_at is null', [id]);
    },
    revoke: async (id, userId) => {
      await pool.query(
        'update sessions.access_tokens set revoked_at = $3 where id = $1 and user_id = $2 and revoked_at is null',
        [id, userId, now()],
      );
    },
    revokeAll: async (userId) => {
      await pool.query('update sessions.access_tokens set revoked_at = $2 where user_id = $1 and revoked_at is null', [
        userId,
        now(),
      ]);
    },
    forgetOld: async () => {
      const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000);
      await pool.query('delete from sessions.access_tokens where expires_at < $1', [before]);
    },
  };
};
