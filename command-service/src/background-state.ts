import { waitingMs } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import { positionOf } from '@twofold/event-store/units';
import type { GaugeOf, ReadState } from '@twofold/metrics/state-gauges';
import type pg from 'pg';

/** What is to be known of the work that nobody waits for, whichever process does it. */
export const BACKGROUND_GAUGES = {
  twofold_reactor_behind_seconds: {
    help: 'How long the first event that a reactor has not seen has been waiting',
    labels: ['reactor'],
  },
  twofold_jobs_waiting: { help: 'Jobs whose time has come, and that nobody has done yet' },
  twofold_jobs_failed: { help: 'Jobs that were tried as often as they may be, and that nobody will try again' },
} as const satisfies Readonly<Record<string, GaugeOf>>;

type BackgroundGauge = keyof typeof BACKGROUND_GAUGES;

/** Reads it from the checkpoints and the queue, and looks into the log for how long something waits. */
export const readBackgroundState =
  (deps: {
    readonly pool: pg.Pool;
    readonly store: EventStore;
    readonly now: () => Date;
  }): ReadState<BackgroundGauge> =>
  async () => {
    const { pool, store, now } = deps;
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
    const { rows: jobs } = await pool.query<{ waiting: string; failed: string }>(
      `select count(*) filter (where run_at <= now() and attempts < max_attempts) as waiting,
              count(*) filter (where attempts >= max_attempts) as failed from graphile_worker.jobs`,
    );
    return {
      twofold_reactor_behind_seconds: reactors.map(({ name, position }) => ({
        labels: { reactor: name },
        value: ages.get(position) ?? 0,
      })),
      twofold_jobs_waiting: jobs.map(({ waiting }) => ({ value: Number(waiting) })),
      twofold_jobs_failed: jobs.map(({ failed }) => ({ value: Number(failed) })),
    };
  };
