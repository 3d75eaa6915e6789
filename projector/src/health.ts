import { headOf, waitingMs } from '@twofold/event-store/followers/progress';
import type { EventStore, Position } from '@twofold/event-store/port';
import { positionOf } from '@twofold/event-store/units';
import { parkedCounts, parkedStreams, type ParkedStream } from '@twofold/feed/parked-streams';
import type { Pool } from 'pg';
import { SCHEMA, type ReadModel } from './read-model.ts';

/** A parked stream as operators see it, as JSON. */
export type ParkedReport = Omit<ParkedStream, 'projection' | 'revision' | 'stack'>;

export type ProjectionHealth = {
  readonly name: string;
  readonly generation: number;
  /** The last event that is in the read model; absent before the first. */
  readonly checkpoint?: Position;
  /** The last event of the log. The read model is up to date if its checkpoint is here. */
  readonly head?: Position;
  /** The age of the first event that is not in the read model; 0 if there is none. */
  readonly behindMs: number;
  /** How many streams are parked, and those that have been parked longest. */
  readonly parkedCount: number;
  readonly parked: readonly ParkedReport[];
  /** Why it makes no progress, in words. */
  readonly trouble?: string;
};

export type ProjectorHealth = {
  /** Degraded: a stream is parked, a projection makes no progress, or a read model is more than `MAX_BEHIND_MS` behind. */
  readonly status: 'ok' | 'degraded';
  /** Whether this process is the active one. */
  readonly isLeading: boolean;
  readonly projections: readonly ProjectionHealth[];
};

/** A live projection lags by milliseconds. One that lags by more than this cannot keep up, or does not run. */
export const MAX_BEHIND_MS = 10_000;

type HealthDeps = {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly readModels: readonly ReadModel[];
  /** Why a projection makes no progress, in words. */
  readonly trouble: (projection: string) => string | undefined;
  readonly isLeading: boolean;
  readonly now: () => Date;
};

/**
 * Reads the state from the database and the log, not from this process's memory: a stopped projector looks stopped, and
 * a standby reports the same as the active one.
 */
export const projectorHealth = async (deps: HealthDeps): Promise<ProjectorHealth> => {
  const { pool, store, readModels, trouble: troubleOf, isLeading, now } = deps;
  const storeId = await store.storeId();
  const checkpoints = await readCheckpoints(pool);
  const [parked, parkedCount] = await Promise.all([parkedStreams(pool, SCHEMA), parkedCounts(pool, SCHEMA)]);
  // Read after the checkpoints, so that none of them can seem to be ahead of it.
  const head = await headOf(store);
  const projections = await Promise.all(
    readModels.map(async ({ projection: { name } }): Promise<ProjectionHealth> => {
      const row = checkpoints.get(name);
      const isForeign = row?.store_id !== undefined && row.store_id !== storeId;
      const checkpoint = isForeign ? undefined : row?.position;
      const trouble = troubleOf(name) ?? (isForeign ? 'The read model was made from another log' : undefined);
      return {
        name,
        generation: row?.generation ?? 0,
        ...(checkpoint !== undefined && { checkpoint }),
        ...(head !== undefined && { head }),
        behindMs: await waitingMs(store, checkpoint, now),
        parkedCount: parkedCount.get(name) ?? 0,
        parked: parked.filter(({ projection }) => projection === name).map(reportOf),
        ...(trouble !== undefined && { trouble }),
      };
    }),
  );
  const isOk = projections.every(
    ({ parkedCount, trouble, behindMs }) => parkedCount === 0 && trouble === undefined && behindMs <= MAX_BEHIND_MS,
  );
  return { status: isOk ? 'ok' : 'degraded', isLeading, projections };
};

type CheckpointRow = { store_id: string | undefined; position: Position | undefined; generation: number };

const readCheckpoints = async (pool: Pool): Promise<Map<string, CheckpointRow>> => {
  const { rows } = await pool.query<{
    name: string;
    generation: number;
    store_id: string | null;
    position: string | null;
  }>(
    `select projection as name, generation, store_id, position
     from ${SCHEMA}.generations left join ${SCHEMA}.checkpoints on name = projection`,
  );
  return new Map(
    rows.map(({ name, generation, store_id, position }) => [
      name,
      {
        generation,
        store_id: store_id ?? undefined,
        position: position === null ? undefined : positionOf(position),
      },
    ]),
  );
};

const reportOf = (parked: ParkedStream): ParkedReport => {
  const { stream, position, eventId, eventType, error, attempts, firstAt, lastAt } = parked;
  return { stream, position, eventId, eventType, error, attempts, firstAt, lastAt };
};
