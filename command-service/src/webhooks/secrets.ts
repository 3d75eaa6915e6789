import { randomBytes } from 'node:crypto';
import { isSubjectErased } from '@twofold/keyring/errors';
import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import type pg from 'pg';

/** Secrets have the format of the Standard Webhooks specification: a prefix, then the bytes in base64. */
const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

type OfEndpoint = { readonly endpointId: string; readonly userId: number };

/** The secrets that sign messages to endpoints, each sealed with the key of its account. */
export interface Secrets {
  /** Creates the secret of an endpoint. Idempotent. Answers `false` if the account is being erased. */
  make(of: OfEndpoint, at: Date): Promise<boolean>;
  find(of: OfEndpoint): Promise<string | undefined>;
  open(sealed: OfEndpoint & { readonly sealedSecret: Buffer }): Promise<string | undefined>;
  /** Deletes the secret, and the delivery log with it. */
  remove(of: OfEndpoint): Promise<void>;
}

/** Stores them in `write_side.webhook_endpoints`. */
export const postgresSecrets = (deps: {
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly keyring: Pick<Keyring, 'sealing'>;
}): Secrets => {
  const { pool, keyring } = deps;
  const placeOf = ({ endpointId }: OfEndpoint): string => `webhook secret ${endpointId}`;

  const open: Secrets['open'] = async ({ sealedSecret, ...of }) => {
    const subject = subjectOf('user', of.userId);
    const opener = (await keyring.sealing.toOpen([subject])).get(subject);
    if (opener === undefined || opener === 'erased') return undefined;
    return opener.bytes.open(sealedSecret, placeOf(of))?.toString();
  };

  return {
    make: async (of, at) => {
      const subject = subjectOf('user', of.userId);
      const sealers = await keyring.sealing.toSeal([subject]).catch(unlessErased);
      const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
      const sealed = sealers?.get(subject)?.bytes.seal(Buffer.from(secret), placeOf(of));
      if (sealed === undefined) return false;
      // An erasure first deletes the credentials, which deletes this row by cascade.
      const { rows } = await pool.query(
        `with account as (select user_id from write_side.credentials where user_id = $2 for key share),
         made as (
           insert into write_side.webhook_endpoints (id, user_id, sealed_secret, added_at)
           select $1, user_id, $3, $4 from account on conflict do nothing)
         select from account`,
        [of.endpointId, of.userId, sealed, at],
      );
      return rows.length === 1;
    },
    find: async (of) => {
      const { rows } = await pool.query<{ sealed: Buffer }>(
        'select sealed_secret as sealed from write_side.webhook_endpoints where id = $1 and user_id = $2',
        [of.endpointId, of.userId],
      );
      return rows[0] && open({ ...of, sealedSecret: rows[0].sealed });
    },
    open,
    remove: async ({ endpointId, userId }) => {
      await pool.query('delete from write_side.webhook_endpoints where id = $1 and user_id = $2', [endpointId, userId]);
    },
  };
};

const unlessErased = (error: unknown): undefined => {
  if (!isSubjectErased(error)) throw error;
};
