import type { ProjectionsView } from '@twofold/contracts/audit/figures/api';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import { parkedCounts, parkedStreams, type ParkedStream } from '@twofold/feed/parked-streams';
import {
  operationReports,
  rebuildReports,
  type OperationReport,
  type RebuildReport,
} from '@twofold/projector/operations/reports';
import { readModels } from '@twofold/projector/projections';
import { SCHEMA } from '@twofold/projector/read-model';
import type { Pool } from 'pg';

type Projection = ProjectionsView['projections'][number];

/** A position that was seen, and when. */
type Seen = { readonly place: number; readonly atMs: number };

/** How many digits the positions of a log have that counts its events. */
const DENSE_DIGITS = 19;
/** A rate of less time than this says little. */
const MIN_RATE_MS = 1_000;
const MAX_SKIPPED = 100;

/** Looks at what the projector has written of itself, and remembers how far each was when it was last looked at. */
export const createProjectionsView = (deps: {
  readonly pool: Pool;
  readonly stored: EventStore;
  readonly now: () => Date;
}): (() => Promise<ProjectionsView>) => {
  const { pool, stored, now } = deps;
  const seen = new Map<string, Seen>();
  const rates = new Map<string, number>();

  const rateOf = (name: string, position: string | undefined): number | undefined => {
    if (position?.length !== DENSE_DIGITS) return undefined;
    const [place, atMs] = [Number(position), now().getTime()];
    const last = seen.get(name);
    if (last !== undefined && atMs - last.atMs < MIN_RATE_MS) return rates.get(name);
    seen.set(name, { place, atMs });
    if (last !== undefined) rates.set(name, (Math.max(0, place - last.place) * 1_000) / (atMs - last.atMs));
    return rates.get(name);
  };

  return async () => {
    const [generations, checkpoints, parked, counts, skipped, operations, rebuilds] = await Promise.all([
      readGenerations(pool),
      readCheckpoints(pool),
      parkedStreams(pool, SCHEMA),
      parkedCounts(pool, SCHEMA),
      readSkipped(pool),
      operationReports(pool),
      rebuildReports(pool),
    ]);
    // After the checkpoints, so that none of them can seem to be ahead.
    const head = await headOf(stored);
    const projections = readModels.flatMap(({ projection: { name, version } }): Projection[] => {
      const active = generations.get(name);
      if (active === undefined) return [];
      const checkpoint = checkpoints.get(name);
      const position = checkpoint?.position ?? undefined;
      const lag = lagOf(position, head);
      const eventsPerSecond = rateOf(name, position);
      return [
        {
          name,
          ...(position !== undefined && { position }),
          ...(checkpoint && { updatedAt: checkpoint.updated_at.toISOString() }),
          ...(lag !== undefined && { lag }),
          ...(eventsPerSecond !== undefined && { eventsPerSecond }),
          generation: active.generation,
          version: active.version,
          codeVersion: version,
          activatedAt: active.activated_at.toISOString(),
          ...rebuildOf(
            rebuilds.find((rebuild) => rebuild.projection === name),
            checkpoints,
          ),
          operations: operations.filter(({ projection }) => projection === name).map(asOperation),
          parked: counts.get(name) ?? 0,
          parkedStreams: parked.filter(({ projection }) => projection === name).map(asParked),
          skipped: skipped.filter(({ projection }) => projection === name).map(asSkipped),
        },
      ];
    });
    return { ...(head !== undefined && { head }), projections };
  };
};

const lagOf = (position: string | undefined, head: string | undefined): number | undefined => {
  if (head === undefined) return 0;
  if (head.length !== DENSE_DIGITS) return undefined;
  return Math.max(0, Number(head) - Number(position ?? 0));
};

type Generation = { readonly generation: number; readonly version: number; readonly activated_at: Date };

const readGenerations = async (pool: Pool): Promise<ReadonlyMap<string, Generation>> => {
  const { rows } = await pool.query<Generation & { projection: string }>(
    `select projection, generation, version, activated_at from ${SCHEMA}.generations`,
  );
  return new Map(rows.map((row) => [row.projection, row]));
};

type Checkpoint = { readonly position: string | null; readonly updated_at: Date };

const readCheckpoints = async (pool: Pool): Promise<ReadonlyMap<string, Checkpoint>> => {
  const { rows } = await pool.query<Checkpoint & { name: string }>(
    `select name, position, updated_at from ${SCHEMA}.checkpoints`,
  );
  return new Map(rows.map((row) => [row.name, row]));
};

/** One that runs has a checkpoint of its own; one that neither runs nor has ended was killed, and is begun again. */
const rebuildOf = (
  report: RebuildReport | undefined,
  checkpoints: ReadonlyMap<string, Checkpoint>,
): Pick<Projection, 'rebuild' | 'lastRebuild'> => {
  if (report === undefined) return {};
  const { projection, version: _version, isRunning, outcome, ...rebuild } = report;
  const { generation, begunAt } = rebuild;
  if (outcome !== undefined) return { lastRebuild: { ...rebuild, outcome } };
  if (!isRunning) return {};
  const checkpoint = checkpoints.get(`${projection}_v${generation}`);
  const position = checkpoint?.position ?? undefined;
  const updatedAt = checkpoint?.updated_at.toISOString() ?? begunAt;
  return { rebuild: { generation, ...(position !== undefined && { position }), updatedAt } };
};

const asOperation = ({ projection: _projection, ...operation }: OperationReport) => operation;

/** Without the stack, which says nothing about the log. */
const asParked = (parked: ParkedStream): Projection['parkedStreams'][number] => {
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

const readSkipped = async (pool: Pool): Promise<readonly Skipped[]> => {
  const { rows } = await pool.query<Skipped>(
    `select projection, event_id, stream, position, reason, skipped_at from ${SCHEMA}.skipped_events
     order by skipped_at desc limit ${MAX_SKIPPED}`,
  );
  return rows;
};

const asSkipped = ({ event_id, stream, position, reason, skipped_at }: Skipped): Projection['skipped'][number] => ({
  eventId: event_id,
  stream,
  position,
  reason,
  at: skipped_at.toISOString(),
});
