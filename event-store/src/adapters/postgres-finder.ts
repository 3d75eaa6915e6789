import type { EventFinder } from '../event-finder.ts';
import { revisionOf } from '../units.ts';

/** What of a pool is used here; pg's fits. */
type Asking = { query(text: string, values: unknown[]): Promise<{ readonly rows: readonly unknown[] }> };

type Row = { readonly stream: string; readonly revision: string; readonly leaf: string; readonly chain: string };

/** Finds events of the log in PostgreSQL, for a role that may read it. */
export const postgresEventFinder = (pool: Asking): EventFinder => ({
  find: async (id) => {
    const { rows } = await pool.query(
      `select stream, revision::text, encode(leaf, 'hex') as leaf, encode(chain, 'hex') as chain
       from event_log.events where id = $1`,
      [id],
    );
    // The columns are those of the statement.
    const [row] = rows as readonly Row[];
    return row && { ...row, revision: revisionOf(row.revision) };
  },
});
