import type { SessionDatabase } from '../session-store.ts';
import type { Queryable } from '../upkeep.ts';

/** A token as its owner sees it. */
export type ListedToken = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | undefined;
};

const LIST = `
select id, name, scopes, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"
from sessions.access_tokens where user_id = $1 and minted_at is not null and revoked_at is null
order by created_at desc, id`;

type Row = Omit<ListedToken, 'createdAt' | 'expiresAt' | 'lastUsedAt'> & {
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
};

/** The tokens of an account that were not revoked, newest first. */
export const tokensOf = async (database: SessionDatabase, userId: number): Promise<readonly ListedToken[]> => {
  const { rows } = await database.query(LIST, [userId]);
  return (rows as readonly Row[]).map(({ createdAt, expiresAt, lastUsedAt, ...token }) => ({
    ...token,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString(),
  }));
};

/** Revokes all tokens of an account, immediately and for every process. */
export const revokeTokensOf = async (database: Queryable, userId: number, at: Date): Promise<void> => {
  await database.query('update sessions.access_tokens set revoked_at = $2 where user_id = $1 and revoked_at is null', [
    userId,
    at,
  ]);
};

/** Deletes all data about the tokens of an account. */
export const forgetTokensOf = async (database: Queryable, userId: number): Promise<void> => {
  await database.query('delete from sessions.access_tokens where user_id = $1', [userId]);
};
