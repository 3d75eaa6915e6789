import type { Keyring } from '@twofold/keyring/keyring';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.ts';
import { digestOf, linkToken } from '../../link-tokens.ts';

/** A link works for a week after it was requested. */
const LINK_LIFETIME_MS = 7 * 86_400_000;

/** The time between two mails to one account. */
const COOLDOWN_MS = 60_000;
const DAY_MS = 86_400_000;

export type LinkToOpen = { readonly linkId: string; readonly userId: number; readonly requestedAt: Date };

/** The links that confirm email addresses. A link can be opened any number of times until it expires. */
export interface EmailConfirmations {
  /** The same link always has the same token, so that a mail sent twice has one link. */
  tokenOf(linkId: string): Promise<string>;
  /** Activates a link, unless it has expired or the user was erased. Idempotent. Answers whether it has not expired. */
  open(link: LinkToOpen): Promise<boolean>;
  /**
   * Activates another link of an account, unless too many were requested recently. Idempotent.
   * @returns the milliseconds until another one is allowed; 0 if the link works
   */
  openAnother(link: LinkToOpen, perDay: number): Promise<number>;
  /** The user whose address the link confirms; `undefined` if the link does not work. */
  userOf(token: string): Promise<number | undefined>;
  forgetOld(): Promise<void>;
}

/** Stores them in `write_side.email_confirmations`, with the SHA-256 of the token. */
export const postgresEmailConfirmations = (deps: {
  readonly pool: pg.Pool;
  readonly keyring: Pick<Keyring, 'secret'>;
  readonly now: () => Date;
}): EmailConfirmations => {
  const { pool, keyring, now } = deps;
  const tokenOf = (linkId: string): Promise<string> => linkToken(keyring, 'email-confirmations', linkId);

  const insert = async (client: Pick<pg.Pool, 'query'>, { linkId, userId, requestedAt }: LinkToOpen): Promise<void> => {
    await client.query(
      `insert into write_side.email_confirmations (id, user_id, token_hash, requested_at, expires_at)
       select $1, user_id, $3, $4, $5 from write_side.credentials where user_id = $2
       on conflict (id) do nothing`,
      [linkId, userId, digestOf(await tokenOf(linkId)), requestedAt, expiryOf(requestedAt)],
    );
  };

  return {
    tokenOf,
    open: async (link) => {
      const isInTime = now() < expiryOf(link.requestedAt);
      if (isInTime) await insert(pool, link);
      return isInTime;
    },
    openAnother: (link, perDay) =>
      inTransaction(pool, async (client) => {
        const { userId, linkId } = link;
        // Requests of one account run one after the other, so that all of them are counted.
        await client.query('select from write_side.credentials where user_id = $1 for no key update', [userId]);
        const { rows } = await client.query<Sent>(
          `select id, requested_at as at from write_side.email_confirmations
           where user_id = $1 and requested_at > $2 order by requested_at`,
          [userId, new Date(now().getTime() - DAY_MS)],
        );
        const waitMs = rows.some(({ id }) => id === linkId) ? 0 : waitAfter(rows, perDay) - now().getTime();
        if (waitMs <= 0) await insert(client, link);
        return Math.max(0, waitMs);
      }),
    userOf: async (token) => {
      const { rows } = await pool.query<{ user_id: string }>(
        'select user_id from write_side.email_confirmations where token_hash = $1 and expires_at > $2',
        [digestOf(token), now()],
      );
      return rows[0] && Number(rows[0].user_id);
    },
    forgetOld: async () => {
      await pool.query('delete from write_side.email_confirmations where expires_at <= $1', [now()]);
    },
  };
};

const expiryOf = (requestedAt: Date): Date => new Date(requestedAt.getTime() + LINK_LIFETIME_MS);

type Sent = { readonly id: string; readonly at: Date };

/**
 * When the next mail may be sent, given those of the last day, in milliseconds since 1970; `perDay` 0 means no limit.
 */
const waitAfter = (sent: readonly Sent[], perDay: number): number => {
  if (perDay === 0) return 0;
  const [last, oldest] = [sent.at(-1), sent.at(-perDay)];
  return Math.max(last ? last.at.getTime() + COOLDOWN_MS : 0, oldest ? oldest.at.getTime() + DAY_MS : 0);
};
