import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Browsers time out after a minute or a few and request another challenge. */
const LIFETIME_MS = 5 * 60 * 1_000;

/** The purposes of a challenge; one is not valid for another. */
type Purpose = 'login' | 'proof' | 'registration';

/** The challenges that passkeys sign. Each can be used once, and only by the account it was created for, if any. */
export interface Challenges {
  create(purpose: Purpose, userId: number | undefined): Promise<Uint8Array<ArrayBuffer>>;
  /** Uses up a challenge; answers whether it was open. */
  use(purpose: Purpose, userId: number | undefined, challenge: string): Promise<boolean>;
  forgetOld(): Promise<void>;
}

/** Stores them in `write_side.passkey_challenges`. */
export const postgresChallenges = (deps: { readonly pool: pg.Pool; readonly now: () => Date }): Challenges => {
  const { pool, now } = deps;
  return {
    create: async (purpose, userId) => {
      const challenge = new Uint8Array(randomBytes(32));
      await pool.query(
        `insert into write_side.passkey_challenges (challenge, purpose, user_id, expires_at) values ($1, $2, $3, $4)`,
        [
          Buffer.from(challenge).toString('base64url'),
          purpose,
          userId ?? null,
          new Date(now().getTime() + LIFETIME_MS),
        ],
      );
      return challenge;
    },
    use: async (purpose, userId, challenge) => {
      const { rowCount } = await pool.query(
        `delete from write_side.passkey_challenges
         where challenge = $1 and purpose = $2 and user_id is not distinct from $3 and expires_at > $4`,
        [challenge, purpose, userId ?? null, now()],
      );
      return rowCount === 1;
    },
    forgetOld: async () => {
      await pool.query('delete from write_side.passkey_challenges where expires_at < $1', [now()]);
    },
  };
};
