import type { Outcome } from '@twofold/feed/operations/recorded-requests';
import type { ClientBase, Pool } from 'pg';
import { SCHEMA } from '../read-model.ts';

/** An operator's request to a projection, and its result. Without an end it is waiting or running. Times are ISO texts. */
export type OperationReport = {
  readonly projection: string;
  readonly requestId: string;
  readonly operation: 'rebuild' | 'retry' | 'skip';
  readonly stream?: string;
  /** The event to skip, and the reason. */
  readonly eventId?: string;
  readonly reason?: string;
  readonly requestedBy: number;
  readonly requestedAt: string;
  readonly endedAt?: string;
  readonly outcome?: Outcome;
  /** How many held events of the stream were applied. */
  readonly applied?: number;
  readonly error?: string;
};

/**
 * The last rebuild of a read model. `isRunning`: a process is working on it. If it neither runs nor has an outcome, that
 * process was killed. Its current position is the checkpoint `<projection>_v<generation>` in `read_models.checkpoints`.
 * `stopped`: at an event that cannot be applied; `interrupted`: by any other error, and it will be started again.
 */
export type RebuildReport = {
  readonly projection: string;
  readonly generation: number;
  readonly version: number;
  readonly begunAt: string;
  readonly isRunning: boolean;
  readonly endedAt?: string;
  readonly outcome?: 'shown' | 'stopped' | 'interrupted';
  readonly error?: string;
  /** The event at which it stopped. */
  readonly stream?: string;
  readonly eventId?: string;
  /** The number of rows in the new table, and how it differed from the previous one. */
  readonly rows?: number;
  readonly missing?: number;
  readonly extra?: number;
  readonly changed?: number;
};

/**
 * Operators' requests, newest first, at most `limit` for each projection (or reactor, in its schema). With
 * `parkedStreams`, `rebuildReports` and `read_models.checkpoints` it is the source of `GET /api/audit/projections`. The
 * role `twofold_auditor` may read all of it.
 */
export const operationReports = (client: Pool | ClientBase, schema = SCHEMA, limit = 20): Promise<OperationReport[]> =>
  reportsIn<OperationReport>(
    client,
    `select projection, request_id as "requestId", operation, stream, event_id as "eventId", reason,
       requested_by::int as "requestedBy", requested_at as "requestedAt", ended_at as "endedAt", outcome, applied, error
     from (select *, row_number() over (partition by projection order by requested_at desc) as place
           from ${schema}.operations) as placed
     where place <= $1 order by projection, place`,
    [limit],
  );

/** The last rebuild of each read model that was ever rebuilt (`read_models.rebuilds`). */
export const rebuildReports = (client: Pool | ClientBase): Promise<RebuildReport[]> =>
  reportsIn<RebuildReport>(
    client,
    `select projection, generation, version, begun_at as "begunAt", ended_at as "endedAt", outcome, error, stream,
       event_id as "eventId", rows, missing, extra, changed,
       outcome is null and exists (
         select from pg_locks where locktype = 'advisory' and granted and objsubid = 1
           and database = (select oid from pg_database where datname = current_database())
           and (classid::bigint << 32 | objid::bigint) = hashtextextended('rebuild ' || projection, 0)
       ) as "isRunning"
     from ${SCHEMA}.rebuilds order by projection`,
    [],
  );

/** Rows without their nulls, with times as texts. */
const reportsIn = async <Report>(client: Pool | ClientBase, sql: string, values: unknown[]): Promise<Report[]> => {
  const { rows } = await client.query<Record<string, unknown>>(sql, values);
  return rows.map((row) => {
    const known = Object.entries(row).filter(([, value]) => value !== null);
    return Object.fromEntries(
      known.map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
    ) as Report;
  });
};
