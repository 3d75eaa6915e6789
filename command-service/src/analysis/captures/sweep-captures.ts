import { VERSIONS_WITH_CAPTURES } from '@twofold/contracts/analysis/captures';
import type { EventStore } from '@twofold/event-store/port';
import type { Logger } from '@twofold/http/log';
import type pg from 'pg';
import { streamOf } from '../../category.ts';
import { foldStream } from '../../fold-stream.ts';
import { productCategory } from '../category.ts';
import type { Analysis } from '../decider.ts';
import { mayKeepCaptures, type CapturedIn } from '../measurement-decisions.ts';

/** Captures are stored before the event that names them. After this time no event will. */
const NAMED_WITHIN_MS = 24 * 3_600_000;
const PAGE = 100;

const TO_SWEEP = `
  select distinct product_id from write_side.captures
  where not is_named and created_at < $1 and product_id > $2 order by product_id limit ${PAGE}`;
const MARK_NAMED = `
  update write_side.captures set is_named = true
  where product_id = $1 and not is_named and created_at < $2
    and (version, name, digest) in (select * from unnest($3::integer[], $4::text[], $5::text[]))`;
const DELETE_UNNAMED = 'delete from write_side.captures where product_id = $1 and not is_named and created_at < $2';
const DELETE_OLD_VERSIONS = `
  delete from write_side.captures where product_id = $1 and version <= (
    select version from (select distinct version from write_side.captures where product_id = $1 and is_named) as kept
    order by version desc offset ${VERSIONS_WITH_CAPTURES} limit 1)`;

/**
 * Deletes captures older than a day that no event names, and all but the last versions of each product. The delay
 * ensures that a backup contains all captures that its copy of the log names.
 */
export const createSweepCaptures = (deps: {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly now: () => Date;
  readonly log: Logger;
}): (() => Promise<void>) => {
  const { pool, store, now, log } = deps;

  const sweepProduct = async (productId: number, before: Date): Promise<void> => {
    const { state } = await foldStream(store, productCategory, streamOf(productCategory, productId));
    const named = namedIn(state);
    const columns = [named.map(({ version }) => version), named.map(({ name }) => name), named.map(digestOf)];
    await pool.query(MARK_NAMED, [productId, before, ...columns]);
    await pool.query(DELETE_UNNAMED, [productId, before]);
    await pool.query(DELETE_OLD_VERSIONS, [productId]);
  };

  return async () => {
    const before = new Date(now().getTime() - NAMED_WITHIN_MS);
    for (let after = '0'; ;) {
      const { rows } = await pool.query<{ product_id: string }>(TO_SWEEP, [before, after]);
      for (const { product_id: id } of rows) {
        // An unreadable stream must not stop the sweep of the others.
        await sweepProduct(Number(id), before).catch((err: unknown) =>
          log.error({ err, id }, 'could not sweep captures'),
        );
      }
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.product_id;
    }
  };
};

const namedIn = (state: Analysis): readonly CapturedIn[] =>
  state.status === 'absent' ? [] : state.captures.filter(({ version }) => mayKeepCaptures(state, version));

const digestOf = ({ digest }: CapturedIn): string => digest;
