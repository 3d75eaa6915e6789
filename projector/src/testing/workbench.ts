import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import { systemSchedule, type Schedule } from '@twofold/timing/timing';
import { createFeed, type Feed, type FeedDeps } from '@twofold/feed/feed';
import { createLog } from '@twofold/http/log';
import { createTestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import type { Pool } from 'pg';
import { migrateReadModels } from '../migrate.ts';
import { createGenerationSql, createIndexesSql, SCHEMA, showGenerationSql, type ReadModel } from '../read-model.ts';
import { rebuild, type RebuildDeps } from '../rebuild.ts';
import { openProjectorPool } from '../pool.ts';
import { projectionHandler } from '../projection-handler.ts';
import { counters } from './counters.ts';

export const silent = createLog({ service: 'test', level: 'silent' });

/** Waits are fifty times as short as in production. */
export const hurried: Schedule = (run, ms) => systemSchedule(run, ms / 50);

/** A feed with only the workbench's read model. */
export type Runner = Pick<Feed, 'run'> & { readonly trouble: () => string | undefined };
export type RunnerDeps = FeedDeps & {
  readonly readModel: ReadModel;
  readonly rebuild: (signal: AbortSignal) => Promise<unknown>;
};

/** A test file's database with the read model `counters`, and helpers to inspect it. */
export type Workbench = {
  readonly url: string;
  readonly pool: Pool;
  /** Deletes rows and checkpoints, and switches back to the first generation of the counters. */
  reset(): Promise<void>;
  /** The counters that the view shows. */
  shown(): Promise<Record<string, number>>;
  checkpoint(): Promise<{ position: string | null; epoch: string } | undefined>;
  runner(store: EventStore, deps?: Partial<RunnerDeps>): Runner;
  /** Runs a runner until the checkpoint is at the head of the log, restarting it whenever it steps down, and stops it. */
  follow(store: EventStore, runner: Runner): Promise<void>;
  caughtUp(store: EventStore): Promise<void>;
  /** Rebuilds the read model of the workbench from a log. */
  rebuild(store: EventStore, deps?: Partial<RebuildDeps>): ReturnType<typeof rebuild>;
  /** The names of the counters' tables, one for each generation. */
  generations(): Promise<readonly string[]>;
  close(): Promise<void>;
};

export const openWorkbench = async (readModel: ReadModel = counters): Promise<Workbench> => {
  const database = await createTestDatabase();
  const { url } = database;
  await migrateReadModels(url);
  const pool = openProjectorPool(url, { max: 8 }, undefined);
  const { table } = readModel;

  const generations = async (): Promise<readonly string[]> => {
    const { rows } = await pool.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relname ~ '^counters_v[0-9]+$' order by 1",
    );
    return rows.map(({ name }) => name);
  };
  const reset = async (): Promise<void> => {
    await pool.query('drop view if exists read_models.counters');
    for (const name of await generations()) await pool.query(`drop table read_models.${name}`);
    await pool.query(`${createGenerationSql(table, 1)}; ${createIndexesSql(table, 1)}; ${showGenerationSql(table, 1)}`);
    await pool.query(`
      delete from read_models.checkpoints;
      delete from read_models.parked_streams;
      delete from read_models.skipped_events;
      delete from read_models.operations;
      delete from read_models.rebuilds;
      delete from read_models.generations where projection = 'counters';
      insert into read_models.generations (projection, generation, version) values ('counters', 1, 1)`);
  };
  const shown = async (): Promise<Record<string, number>> => {
    const { rows } = await pool.query<{ name: string; count: number }>(
      'select name, count from read_models.counters order by name',
    );
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  };
  const checkpoint: Workbench['checkpoint'] = async () => {
    const { rows } = await pool.query<{ position: string | null; epoch: string }>(
      "select position, epoch::text from read_models.checkpoints where name = 'counters'",
    );
    return rows[0];
  };
  const caughtUp = async (store: EventStore): Promise<void> => {
    const head = await headOf(store);
    await eventually(
      async () => {
        const { position } = (await checkpoint()) ?? {};
        if ((position ?? undefined) !== head) throw new Error(`At ${position} and not at ${head}`);
      },
      { withinMs: 10_000, everyMs: 2 },
    );
  };
  return {
    url,
    pool,
    reset,
    shown,
    checkpoint,
    caughtUp,
    generations,
    rebuild: (store, deps) => {
      const { signal } = new AbortController();
      return rebuild({ store, connectionString: url, readModel, log: silent, signal, ...deps });
    },
    runner: (store, deps) => {
      const ours = deps?.readModel ?? readModel;
      const rebuildOurs = (signal: AbortSignal) =>
        rebuild({ store, connectionString: url, readModel: ours, log: silent, signal });
      const handler = projectionHandler(deps?.pool ?? pool, ours, deps?.rebuild ?? rebuildOurs);
      const feed = createFeed([handler], {
        store,
        pool,
        schema: SCHEMA,
        channel: 'projector_checkpoint',
        isVolatile: true,
        log: silent,
        schedule: hurried,
        ...deps,
      });
      return { run: feed.run, trouble: () => feed.trouble(handler.name) };
    },
    follow: async (store, runner) => {
      const stop = new AbortController();
      const running = keepRunning(runner, stop.signal);
      try {
        await caughtUp(store);
      } finally {
        stop.abort();
        await running;
      }
    },
    close: async () => {
      await pool.end();
      await database.drop();
    },
  };
};

/** Restarts whenever the runner is fenced off, as a projector does. */
export const keepRunning = async (runner: Runner, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    try {
      await runner.run(signal);
    } catch (error) {
      const isFenced = error instanceof Error && 'code' in error && error.code === 'fenced';
      if (!isFenced && !signal.aborted) throw error;
    }
  }
};
