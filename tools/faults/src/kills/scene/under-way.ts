import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import type { Pool } from 'pg';
import type { Witness } from './witness.ts';

/** Abandoned builds of read models keep their own checkpoints, which do not move. */
const UNDER_WAY = `
  select (select count(*)::int from write_side.checkpoints where position is null or position < $1) as reactors,
         (select count(*)::int from read_models.checkpoints
          where (position is null or position < $1) and name !~ '_v[0-9]+$') as projections,
         (select count(*)::int from read_models.operations where ended_at is null) as operations,
         (select count(*)::int from graphile_worker._private_jobs
          where (run_at <= now() or locked_at is not null or attempts > 0) and attempts < max_attempts) as jobs`;

/** Describes unfinished work: reactors and projections that are behind, and waiting jobs. Undefined if there is none. */
export const underWay = async (deps: {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly witness: Witness;
}): Promise<string | undefined> => {
  const head = await headOf(deps.store);
  const { rows } = await deps.pool.query<Record<string, number>>(UNDER_WAY, [head ?? '']);
  const busy = Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0);
  const isWitnessed = deps.witness.seen.at(-1)?.position === head;
  const isSame = (await headOf(deps.store)) === head;
  if (busy.length === 0 && isWitnessed && isSame) return undefined;
  return busy.map(([what, count]) => `${what}: ${count}`).join(', ') || 'the log goes on';
};
