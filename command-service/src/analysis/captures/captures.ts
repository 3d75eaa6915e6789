import { createHash } from 'node:crypto';
import { captureContext } from '@twofold/contracts/analysis/captures';
import type { Capture } from '@twofold/contracts/analysis/events';
import { isSubjectErased } from '@twofold/keyring/errors';
import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import type pg from 'pg';

/** A capture as described by its event. */
export type CaptureId = {
  readonly productId: number;
  readonly version: number;
  readonly name: string;
  readonly digest: string;
};

/** The captures stored beside the log for each version of a report: page texts and screenshots. */
export interface Captures {
  /**
   * Seals bytes with the key of the report and stores them; an event must name them next. Storing the same sealed bytes
   * again changes nothing. Answers `undefined`, and stores nothing, once the key was erased.
   */
  readonly keep: (of: Omit<CaptureId, 'digest'>, bytes: Uint8Array) => Promise<Capture | undefined>;
  /** The bytes before sealing; `undefined` if they are gone. */
  readonly find: (id: CaptureId) => Promise<Buffer | undefined>;
  /** Deletes all captures of a product. */
  readonly removeAll: (productId: number) => Promise<void>;
}

/** Stores them in `write_side.captures`. */
export const postgresCaptures = (deps: {
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly keyring: Pick<Keyring, 'sealing'>;
  readonly now: () => Date;
}): Captures => {
  const { pool, keyring, now } = deps;
  return {
    keep: async ({ productId, version, name }, bytes) => {
      const subject = subjectOf('report', productId);
      const sealers = await keyring.sealing.toSeal([subject]).catch(unlessErased);
      const sealed = sealers
        ?.get(subject)
        ?.bytes.seal(Buffer.from(bytes), captureContext({ productId, version, name }));
      if (sealed === undefined) return undefined;
      const digest = digestOf(sealed);
      await pool.query(
        `insert into write_side.captures (product_id, version, name, digest, sealed, created_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (product_id, version, name, digest) do update set created_at = excluded.created_at`,
        [productId, version, name, digest, sealed, now()],
      );
      return { name, digest, bytes: sealed.length };
    },
    find: async ({ productId, version, name, digest }) => {
      const { rows } = await pool.query<{ sealed: Buffer }>(
        `select sealed from write_side.captures where product_id = $1 and version = $2 and name = $3 and digest = $4`,
        [productId, version, name, digest],
      );
      const sealed = rows[0]?.sealed;
      if (sealed === undefined || digestOf(sealed) !== digest) return undefined;
      const subject = subjectOf('report', productId);
      const opener = (await keyring.sealing.toOpen([subject])).get(subject);
      return opener === undefined || opener === 'erased'
        ? undefined
        : opener.bytes.open(sealed, captureContext({ productId, version, name }));
    },
    removeAll: async (productId) => {
      await pool.query('delete from write_side.captures where product_id = $1', [productId]);
    },
  };
};

const digestOf = (sealed: Buffer): string => createHash('sha256').update(sealed).digest('hex');

const unlessErased = (error: unknown): undefined => {
  if (!isSubjectErased(error)) throw error;
};
