import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import type pg from 'pg';

/** A stored passkey: its public key and its signature counter. */
export type Passkey = {
  readonly factorId: string;
  readonly userId: number;
  readonly credentialId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
};

/**
 * The secrets that verify second factors. The log decides which are active: a secret without an event was never
 * confirmed, or was removed.
 */
export interface Factors {
  /** Stores the secret of an authenticator app that is being set up. */
  keepTotp(userId: number, factorId: string, secret: Buffer): Promise<void>;
  /** The secret of an app, and when it was stored. */
  totp(userId: number, factorId: string): Promise<{ readonly secret: Buffer; readonly createdAt: Date } | undefined>;
  /** Uses up a time step of an app; answers false if it, or a later one, was used. */
  useStep(factorId: string, step: number): Promise<boolean>;
  /** Answers false if the account is gone or the passkey is in use. */
  keepPasskey(passkey: Passkey): Promise<boolean>;
  passkeysOf(userId: number): Promise<readonly Passkey[]>;
  passkey(credentialId: string): Promise<Passkey | undefined>;
  countPasskey(factorId: string, counter: number): Promise<void>;
  remove(userId: number, factorIds: readonly string[]): Promise<void>;
  /**
   * Deletes the unconfirmed factors of an account: all except these. Apps whose code was used, and passkeys, stay for an
   * hour: a request may be about to confirm them.
   */
  forgetSetups(userId: number, knownIds: readonly string[]): Promise<void>;
}

const PASSKEY = `id as "factorId", user_id::float8 as "userId", credential_id as "credentialId",
  public_key as "publicKey", counter::float8 as counter, transports`;

/** Longer than any request that adds a factor. */
const SETUP_LASTS_MS = 60 * 60_000;

type Deps = { readonly pool: pg.Pool; readonly keyring: Pick<Keyring, 'sealing'>; readonly now: () => Date };

/** Stores them in `write_side.second_factors`. */
export const postgresFactors = (deps: Deps): Factors => {
  const { pool, now } = deps;
  return {
    ...totpFactors(deps),
    ...passkeyFactors(deps),
    remove: async (userId, factorIds) => {
      await pool.query('delete from write_side.second_factors where user_id = $1 and id = any ($2)', [
        userId,
        factorIds,
      ]);
    },
    forgetSetups: async (userId, knownIds) => {
      await pool.query(
        `delete from write_side.second_factors
         where user_id = $1 and id <> all ($2) and ((kind = 'totp' and last_step = 0) or created_at < $3)`,
        [userId, knownIds, new Date(now().getTime() - SETUP_LASTS_MS)],
      );
    },
  };
};

/** Secrets are sealed with the key of their account. */
const totpFactors = ({ pool, keyring, now }: Deps): Pick<Factors, 'keepTotp' | 'totp' | 'useStep'> => {
  return {
    keepTotp: async (userId, factorId, secret) => {
      const subject = subjectOf('user', userId);
      const sealed = (await keyring.sealing.toSeal([subject])).get(subject)?.bytes.seal(secret, placeOf(factorId));
      await pool.query(
        `insert into write_side.second_factors (id, user_id, kind, sealed, created_at)
         select $1, user_id, 'totp', $3, $4 from write_side.credentials where user_id = $2`,
        [factorId, userId, sealed, now()],
      );
    },
    totp: async (userId, factorId) => {
      const { rows } = await pool.query<{ sealed: Buffer; created_at: Date }>(
        `select sealed, created_at from write_side.second_factors where id = $1 and user_id = $2 and kind = 'totp'`,
        [factorId, userId],
      );
      const [row] = rows;
      if (!row) return undefined;
      const subject = subjectOf('user', userId);
      const opener = (await keyring.sealing.toOpen([subject])).get(subject);
      const secret = opener === 'erased' ? undefined : opener?.bytes.open(row.sealed, placeOf(factorId));
      return secret && { secret, createdAt: row.created_at };
    },
    useStep: async (factorId, step) => {
      const { rowCount } = await pool.query(
        'update write_side.second_factors set last_step = $2 where id = $1 and last_step < $2',
        [factorId, step],
      );
      return rowCount === 1;
    },
  };
};

const passkeyFactors = ({
  pool,
  now,
}: Deps): Pick<Factors, 'keepPasskey' | 'passkeysOf' | 'passkey' | 'countPasskey'> => ({
  keepPasskey: async ({ factorId, userId, credentialId, publicKey, counter, transports }) => {
    const { rowCount } = await pool.query(
      `insert into write_side.second_factors
           (id, user_id, kind, credential_id, public_key, counter, transports, created_at)
         select $1, user_id, 'passkey', $3, $4, $5, $6, $7 from write_side.credentials where user_id = $2
         on conflict do nothing`,
      [factorId, userId, credentialId, Buffer.from(publicKey), counter, transports, now()],
    );
    return rowCount === 1;
  },
  passkeysOf: async (userId) => {
    const { rows } = await pool.query<Passkey>(
      `select ${PASSKEY} from write_side.second_factors where user_id = $1 and kind = 'passkey'`,
      [userId],
    );
    return rows;
  },
  passkey: async (credentialId) => {
    const { rows } = await pool.query<Passkey>(
      `select ${PASSKEY} from write_side.second_factors where credential_id = $1`,
      [credentialId],
    );
    return rows[0];
  },
  countPasskey: async (factorId, counter) => {
    await pool.query('update write_side.second_factors set counter = greatest(counter, $2) where id = $1', [
      factorId,
      counter,
    ]);
  },
});

/** Deletes the secrets of an account's second factors, after the event that removed the factors. */
export const forgetSecondFactors = async (pool: Pick<pg.Pool, 'query'>, userId: number): Promise<void> => {
  await pool.query('delete from write_side.second_factors where user_id = $1', [userId]);
  await pool.query('delete from write_side.recovery_codes where user_id = $1', [userId]);
};

const placeOf = (factorId: string): string => `second factor ${factorId}`;
