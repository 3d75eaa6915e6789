import { openPool, UNLIMITED } from '@twofold/postgres/pool';
import { CHAIN_START, type ChainedEvent, type ChainEnd, type ChainReader } from '../chain.ts';
import { connectionConfig, type PostgresOptions } from './postgres-connection.ts';
import { PAGE_EVENTS } from './postgres-pages.ts';
import { prefetched } from './postgres-walk.ts';

/** A page ends with the event that reaches this size: large events must not fill the memory. */
const PAGE_BYTES = 4 * 1024 * 1024;
/** For the current page, and the next one. */
const MAX_CONNECTIONS = 2;

/** Columns have the names of `ChainedEvent`; numbers are texts. */
const PAGE = `
  select position::text, stream, revision::text, type, id::text, data, metadata,
         to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as "recordedAt",
         encode(leaf, 'hex') as leaf, encode(chain, 'hex') as chain
  from (
    select *, sum(octet_length(data) + octet_length(metadata))
                over (order by position rows between unbounded preceding and 1 preceding) as before
    from (
      select * from event_log.events
      where ($1::bigint is null or position > $1) and position <= $2 order by position limit $3
    ) as limited
  ) as page
  where before is null or before < $4
  order by page.position`;

type Row = Omit<ChainedEvent, 'position' | 'revision'> & { readonly position: string; readonly revision: string };

/**
 * The chain of the log in PostgreSQL, for a role that may read it. It keeps at most two pages in memory. Numbers beyond
 * 2^53, which our logs never reach, lose digits and so fail verification.
 */
export const postgresChainReader = ({ connectionString, log }: PostgresOptions): ChainReader => {
  const pool = openPool({ ...connectionConfig(connectionString, 'chain'), max: MAX_CONNECTIONS, ...UNLIMITED }, log);

  const endWhere = async (where: string, values: readonly unknown[]): Promise<ChainEnd | undefined> => {
    const { rows } = await pool.query<{ position: string; chain: string }>(
      `select position::text, encode(chain, 'hex') as chain from event_log.events ${where}`,
      [...values],
    );
    return rows[0] && { position: Number(rows[0].position), chain: rows[0].chain };
  };
  const pageAfter = async (after: string | undefined, until: number): Promise<readonly Row[]> =>
    (await pool.query<Row>(PAGE, [after, until, PAGE_EVENTS, PAGE_BYTES])).rows;

  return {
    storeId: async () => {
      const { rows } = await pool.query<{ store_id: string }>('select store_id from event_log.head');
      if (rows[0] === undefined) throw new Error('The log has no head: it was never migrated');
      return rows[0].store_id;
    },
    end: async () => (await endWhere('order by events.position desc limit 1', [])) ?? CHAIN_START,
    at: (position) => endWhere('where events.position = $1', [position]),
    async *read({ after, until }) {
      let nextPage = prefetched(pageAfter(after?.toString(), until));
      for (;;) {
        const page = await nextPage;
        const last = page.at(-1);
        if (last === undefined) return;
        nextPage = prefetched(pageAfter(last.position, until));
        for (const row of page) yield eventOf(row);
      }
    },
    close: () => pool.end(),
  };
};

const eventOf = (row: Row): ChainedEvent => ({
  ...row,
  position: Number(row.position),
  revision: Number(row.revision),
  recordedAt: `${row.recordedAt.endsWith('000') ? row.recordedAt.slice(0, -'000'.length) : row.recordedAt}Z`,
});
