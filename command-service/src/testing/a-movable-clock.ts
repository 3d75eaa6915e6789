import { eventually } from '@twofold/testing/eventually';
import type { RunningService } from './a-service.ts';
import { ask } from './inspect.ts';

/** A clock that follows the real one and can be advanced. */
export const aMovableClock = () => {
  let aheadMs = 0;
  return {
    now: (): Date => new Date(Date.now() + aheadMs),
    putForward: (ms: number): void => {
      aheadMs += ms;
    },
  };
};

type MovableClock = ReturnType<typeof aMovableClock>;
type Watched = Pick<RunningService, 'store' | 'databaseUrl'>;

/** Waits until a service's reactors have handled every event and every due job has run. */
export const untilQuiet = (service: Watched): Promise<void> =>
  eventually(
    async () => {
      const head = await headOf(service);
      const rows = await ask<{ behind: number; due: number }>(
        service.databaseUrl,
        `select (select count(*)::int from write_side.checkpoints where position is null or position < $1) as behind,
                (select count(*)::int from graphile_worker._private_jobs
                 where run_at <= now() or locked_at is not null) as due`,
        [head],
      );
      const isQuiet = rows[0]?.behind === 0 && rows[0].due === 0 && (await headOf(service)) === head;
      if (!isQuiet) throw new Error(`Reactors and jobs are at work: ${JSON.stringify(rows[0])}`);
    },
    { withinMs: 20_000, everyMs: 50 },
  );

const headOf = async ({ store }: Watched): Promise<string> => {
  for await (const { position } of store.readAll({ direction: 'backwards', limit: 1 })) return position;
  return '';
};

/**
 * Advances the clock of a running service, and makes its waiting jobs due accordingly: their times are in the library's
 * table and use the clock of the database. Resolves when all due jobs have run.
 */
export const moveClock = async (service: Watched, clock: MovableClock, hours: number): Promise<void> => {
  await untilQuiet(service);
  const ms = hours * 3_600_000;
  clock.putForward(ms);
  await ask(
    service.databaseUrl,
    `update graphile_worker._private_jobs set run_at = run_at - $1 * interval '1 millisecond'`,
    [ms],
  );
  // The notification that wakes the worker when a job is added.
  await ask(service.databaseUrl, `select pg_notify('jobs:insert', '{"count": 10}')`);
  await untilQuiet(service);
};
