import { waitingMs } from '@twofold/event-store/followers/progress';
import { parkedCounts } from '@twofold/feed/parked-streams';
import type { EventStore } from '@twofold/event-store/port';
import { positionOf } from '@twofold/event-store/units';
import type { GaugeOf, ReadState, Sample } from '@twofold/metrics/state-gauges';
import type pg from 'pg';
import { MEASURE_SITE, WRITE_LATE_REPORT } from './reactors/job-queue.ts';

/** The state of background work, in any process. */
export const BACKGROUND_GAUGES = {
  twofold_reactor_behind_seconds: {
    help: 'Age of the oldest event that a reactor has not handled',
    labels: ['reactor'],
  },
  twofold_reactor_parked_streams: {
    help: 'Streams that a reactor skips because of an error',
    labels: ['reactor'],
  },
  twofold_reactor_in_trouble: { help: 'Whether a reactor is stuck in this process', labels: ['reactor'] },
  twofold_jobs_waiting: { help: 'Jobs that are due and not done yet, except site measurements' },
  twofold_jobs_failed: { help: 'Jobs that failed in all attempts and are not retried' },
} as const satisfies Readonly<Record<string, GaugeOf>>;

type BackgroundGauge = keyof typeof BACKGROUND_GAUGES;

/** Reads the gauges from the checkpoints, the job queue, and the log (for how long the next event has waited). */
export const readBackgroundState =
  (deps: {
    readonly pool: pg.Pool;
    readonly store: EventStore;
    readonly now: () => Date;
    /** The reason why a reactor does not run in this process, if it does not. */
    readonly trouble: (reactor: string) => string | undefined;
  }): ReadState<BackgroundGauge> =>
  async () => {
    const { pool, store, now, trouble } = deps;
    const storeId = await store.storeId();
    const { rows: reactors } = await pool.query<{ name: string; position: string | null }>(
      'select name, position from write_side.checkpoints where store_id = $1',
      [storeId],
    );
    const ages = new Map<string | null, number>();
    for (const position of new Set(reactors.map((reactor) => reactor.position))) {
      const after = position === null ? undefined : positionOf(position);
      ages.set(position, (await waitingMs(store, after, now)) / 1_000);
    }
    const parked = await parkedCounts(pool, 'write_side');
    const { rows: jobs } = await pool.query<{ waiting: string; failed: string }>(
      `select count(*) filter (where run_at <= now() and attempts < max_attempts and task_identifier <> all ($1)) as waiting,
              count(*) filter (where attempts >= max_attempts) as failed from graphile_worker.jobs`,
      [[MEASURE_SITE, WRITE_LATE_REPORT]],
    );
    const ofEach = (value: (name: string, position: string | null) => number): readonly Sample[] =>
      reactors.map(({ name, position }) => ({ labels: { reactor: name }, value: value(name, position) }));
    return {
      twofold_reactor_behind_seconds: ofEach((_, position) => ages.get(position) ?? 0),
      twofold_reactor_parked_streams: ofEach((name) => parked.get(name) ?? 0),
      twofold_reactor_in_trouble: ofEach((name) => Number(trouble(name) !== undefined)),
      twofold_jobs_waiting: jobs.map(({ waiting }) => ({ value: Number(waiting) })),
      twofold_jobs_failed: jobs.map(({ failed }) => ({ value: Number(failed) })),
    };
  };
