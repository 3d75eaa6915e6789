import type { HandlerView } from '@twofold/contracts/audit/figures/api';
import type { Position } from '@twofold/event-store/port';
import { positionOf } from '@twofold/event-store/units';
import { operationReports, type OperationReport } from '@twofold/projector/operations/reports';
import { parkedCounts, parkedStreams, type ParkedStream } from '@twofold/feed/parked-streams';
import type { Pool } from 'pg';
import { createRates, lagOf } from './lag.ts';

const MAX_SKIPPED = 100;

/** Undefined: no event seen. */
export type HandlerCheckpoint = { readonly position: Position | undefined; readonly updatedAt: string };

/** The state of all projections or reactors with their bookkeeping in a schema, at one moment. */
export type Handlers = {
  readonly checkpoints: ReadonlyMap<string, HandlerCheckpoint>;
  /** The view of one handler, compared with an end of the log that was read afterwards. */
  readonly viewOf: (name: string, end: Position | undefined) => HandlerView;
};

/** Reads the bookkeeping in a schema, and remembers the last position of each handler. */
export const createReadHandlers = (deps: {
  readonly pool: Pool;
  readonly schema: 'read_models' | 'write_side';
  readonly now: () => Date;
}): (() => Promise<Handlers>) => {
  const { pool, schema, now } = deps;
  const rateOf = createRates(now);
  return async () => {
    const [checkpoints, parked, counts, skipped, operations] = await Promise.all([
      readCheckpoints(pool, schema),
      parkedStreams(pool, schema),
      parkedCounts(pool, schema),
      readSkipped(pool, schema),
      operationReports(pool, schema),
    ]);
    const viewOf: Handlers['viewOf'] = (name, end) => {
      const { position, updatedAt } = checkpoints.get(name) ?? {};
      const lag = lagOf(position, end);
      const eventsPerSecond = rateOf(name, position);
      const isOf = ({ projection }: { readonly projection: string }): boolean => projection === name;
      return {
        name,
        ...(position !== undefined && { position }),
        ...(updatedAt !== undefined && { updatedAt }),
        ...(lag !== undefined && { lag }),
        ...(eventsPerSecond !== undefined && { eventsPerSecond }),
        operations: operations.filter(isOf).map(asOperation),
        parked: counts.get(name) ?? 0,
        parkedStreams: parked.filter(isOf).map(asParked),
        skipped: skipped.filter(isOf).map(asSkipped),
      };
    };
    return { checkpoints, viewOf };
  };
};

const readCheckpoints = async (pool: Pool, schema: string): Promise<ReadonlyMap<string, HandlerCheckpoint>> => {
  const { rows } = await pool.query<{ name: string; position: string | null; updated_at: Date }>(
    `select name, position, updated_at from ${schema}.checkpoints order by name`,
  );
  return new Map(
    rows.map(({ name, position, updated_at }) => [
      name,
      { position: position === null ? undefined : positionOf(position), updatedAt: updated_at.toISOString() },
    ]),
  );
};

const asOperation = ({ projection: _projection, ...operation }: OperationReport) => operation;

/** Without the stack, which says nothing about the log. */
const asParked = (parked: ParkedStream): HandlerView['parkedStreams'][number] => {
  const { stream, revision, position, eventId, eventType, error, attempts, firstAt, lastAt } = parked;
  return { stream, revision: Number(revision), position, eventId, eventType, error, attempts, firstAt, lastAt };
};

type Skipped = {
  readonly projection: string;
  readonly event_id: string;
  readonly stream: string;
  readonly position: string;
  readonly reason: string;
  readonly skipped_at: Date;
};

const readSkipped = async (pool: Pool, schema: string): Promise<readonly Skipped[]> => {
  const { rows } = await pool.query<Skipped>(
    `select projection, event_id, stream, position, reason, skipped_at from ${schema}.skipped_events
     order by skipped_at desc limit ${MAX_SKIPPED}`,
  );
  return rows;
};

const asSkipped = ({ event_id, stream, position, reason, skipped_at }: Skipped): HandlerView['skipped'][number] => ({
  eventId: event_id,
  stream,
  position,
  reason,
  at: skipped_at.toISOString(),
});
