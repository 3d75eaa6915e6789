import type { ProjectionsView } from '@twofold/contracts/audit/figures/api';
import type { EventStore } from '@twofold/event-store/port';
import { rebuildReports, type RebuildReport } from '@twofold/projector/operations/reports';
import { readModels } from '@twofold/projector/projections';
import { SCHEMA } from '@twofold/projector/read-model';
import type { Pool } from 'pg';
import { createReadHandlers, type Handlers } from './handlers.ts';
import { endsOf } from './lag.ts';

type Projection = ProjectionsView['projections'][number];

/** Reads the projector's bookkeeping, and remembers the last position of each projection. */
export const createProjectionsView = (deps: {
  readonly pool: Pool;
  readonly stored: EventStore;
  readonly now: () => Date;
}): (() => Promise<ProjectionsView>) => {
  const { pool, stored, now } = deps;
  const readHandlers = createReadHandlers({ pool, schema: SCHEMA, now });
  return async () => {
    const [generations, handlers, rebuilds] = await Promise.all([
      readGenerations(pool),
      readHandlers(),
      rebuildReports(pool),
    ]);
    // After the checkpoints, so that none of them can seem to be ahead.
    const { head, settled } = await endsOf(stored, now);
    const projections = readModels.flatMap(({ projection: { name, version } }): Projection[] => {
      const active = generations.get(name);
      if (active === undefined) return [];
      return [
        {
          ...handlers.viewOf(name, settled),
          generation: active.generation,
          version: active.version,
          codeVersion: version,
          activatedAt: active.activated_at.toISOString(),
          ...rebuildOf(
            rebuilds.find((rebuild) => rebuild.projection === name),
            handlers,
          ),
        },
      ];
    });
    return { ...(head !== undefined && { head }), projections };
  };
};

type Generation = { readonly generation: number; readonly version: number; readonly activated_at: Date };

const readGenerations = async (pool: Pool): Promise<ReadonlyMap<string, Generation>> => {
  const { rows } = await pool.query<Generation & { projection: string }>(
    `select projection, generation, version, activated_at from ${SCHEMA}.generations`,
  );
  return new Map(rows.map((row) => [row.projection, row]));
};

/** A running rebuild has its own checkpoint; one that neither runs nor has ended was killed, and starts again. */
const rebuildOf = (
  report: RebuildReport | undefined,
  { checkpoints }: Handlers,
): Pick<Projection, 'rebuild' | 'lastRebuild'> => {
  if (report === undefined) return {};
  const { projection, version: _version, isRunning, outcome, ...rebuild } = report;
  const { generation, begunAt } = rebuild;
  if (outcome !== undefined) return { lastRebuild: { ...rebuild, outcome } };
  if (!isRunning) return {};
  const { position, updatedAt = begunAt } = checkpoints.get(`${projection}_v${generation}`) ?? {};
  return { rebuild: { generation, ...(position !== undefined && { position }), updatedAt } };
};
