import type { EventFinder, EventPlace } from '../event-finder.ts';
import { revisionOf } from '../units.ts';
import { countOf, densePosition } from './dense-position.ts';

/** The part of a pool that is used here; pg's fits. */
type Queryable = { query(text: string, values: unknown[]): Promise<{ readonly rows: readonly unknown[] }> };

type Row = {
  readonly position: string;
  readonly stream: string;
  readonly revision: string;
  readonly leaf: string;
  readonly chain: string;
};

/** The positions that one call searches. It scans the metadata of every event, in well under a second. */
const SEARCH_RANGE = 200_000n;
const MAX_FOUND = 1_000;

const SELECT = `
  select position::text, stream, revision::text, encode(leaf, 'hex') as leaf, encode(chain, 'hex') as chain
  from event_log.events`;

/** Finds events of the log in PostgreSQL, for a role that may read it. */
export const postgresEventFinder = (pool: Queryable): EventFinder => {
  const ask = async (text: string, values: unknown[]): Promise<readonly Row[]> =>
    // The columns are those of the statement.
    (await pool.query(text, values)).rows as readonly Row[];

  return {
    find: async (id) => {
      const [row] = await ask(`${SELECT} where id = $1`, [id]);
      return row && placeOf(row);
    },
    ofRequest: async (correlationId, before) => {
      const [last] = before === undefined ? await ask(`${SELECT} order by events.position desc limit 1`, []) : [];
      const end = before === undefined ? BigInt(last?.position ?? 0) + 1n : countOf(before);
      const from = end > SEARCH_RANGE ? end - SEARCH_RANGE : 0n;
      // As `JSON.stringify` writes it. The caller filters false matches.
      const written = `"correlationId":${JSON.stringify(correlationId)}`;
      const rows = await ask(
        `${SELECT} where position < $1 and position >= $2 and strpos(metadata, $3) > 0
         order by events.position desc limit ${MAX_FOUND}`,
        [end.toString(), from.toString(), written],
      );
      const searchedTo = rows.length === MAX_FOUND ? BigInt(rows.at(-1)?.position ?? 0) : from;
      return {
        places: rows.map(placeOf).toReversed(),
        next: searchedTo > 1n ? densePosition(searchedTo) : undefined,
      };
    },
    firstSince: async (time) => {
      const isSince = async (position: bigint): Promise<boolean> => {
        const { rows } = await pool.query(
          `select recorded_at >= $2 as "isSince" from event_log.events where position = $1`,
          [position.toString(), time],
        );
        return (rows as readonly { readonly isSince: boolean }[])[0]?.isSince ?? true;
      };
      const [last] = await ask(`${SELECT} order by events.position desc limit 1`, []);
      let [low, high] = [0n, BigInt(last?.position ?? 0) + 1n];
      const end = high;
      while (high - low > 1n) {
        const middle = (low + high) / 2n;
        if (await isSince(middle)) high = middle;
        else low = middle;
      }
      return high === end ? undefined : densePosition(high);
    },
  };
};

const placeOf = ({ stream, revision, leaf, chain }: Row): EventPlace => ({
  stream,
  revision: revisionOf(revision),
  leaf,
  chain,
});
