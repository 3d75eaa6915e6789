import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import { systemSchedule, type Schedule } from '@twofold/timing/timing';
import { openPool } from '@twofold/postgres/pool';
import { migrateReadModels } from '@twofold/projector/migrate';
import { createTestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import type { Pool } from 'pg';
import { createFeed, type Feed, type FeedDeps } from '../feed.ts';
import type { Handler, Writes } from '../handler.ts';
import { aNewEvent } from './an-event.ts';

export const SCHEMA = 'read_models';
export const SILENT = { info: () => undefined, error: () => undefined };
/** Waits are fifty times as short as in production. */
export const hurried: Schedule = (run, ms) => systemSchedule(run, ms / 50);
/** A retry never happens before the test is over. */
export const stopped: Schedule = () => () => undefined;

/** The error that a handler throws for an event, if any. */
type Trouble = (event: RecordedEvent) => Error | undefined;
const noTrouble: Trouble = () => undefined;

/** Writes the stream and type of every event into its table. Configured faults happen before or in the transaction. */
export const writer = (name: string, parses = noTrouble, applies = noTrouble): Handler => ({
  name,
  from: 'start',
  open: () =>
    Promise.resolve((events): Writes => {
      for (const event of events) raise(parses(event));
      return async (client) => {
        for (const event of events) raise(applies(event));
        await client.query('select 1');
        return () => events.map((event) => client.query(INSERT, [name, textOf(event)]));
      };
    }),
});
const INSERT = 'insert into written (handler, event) values ($1, $2)';

/** Remembers the stream and type of every event it acted on. */
export const actor = (name: string, acts: (event: RecordedEvent) => Promise<unknown> = () => Promise.resolve()) => {
  const acted: string[] = [];
  const handler: Handler = {
    name,
    from: 'start',
    act: async (event) => {
      await acts(event);
      acted.push(textOf(event));
    },
  };
  return { handler, acted };
};

const raise = (error: Error | undefined): void => {
  if (error !== undefined) throw error;
};
const textOf = ({ stream, type }: RecordedEvent): string => `${stream} ${type}`;

/** A database with the tables of a feed, and a log. */
export type Scene = {
  readonly pool: Pool;
  readonly store: EventStore;
  /** Empties log and tables. */
  readonly reset: () => Promise<void>;
  readonly append: (stream: string, ...types: string[]) => Promise<void>;
  readonly follow: (handlers: readonly Handler[], deps?: Partial<FeedDeps>) => Feed;
  /** Waits until these handlers have reached the end of the log. */
  readonly caughtUp: (...names: string[]) => Promise<void>;
  /** The rows of a writer, in order. */
  readonly written: (name: string) => Promise<string[]>;
  /** Ends all feeds. */
  readonly stop: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export const openScene = async (): Promise<Scene> => {
  const database = await createTestDatabase();
  await migrateReadModels(database.url);
  const pool = openPool(
    { connectionString: database.url, application_name: 'feed', max: 8, pipeline: true },
    undefined,
  );
  await pool.query('create table written (place bigserial, handler text, event text)');
  let running: { readonly ended: Promise<unknown>; readonly end: () => void }[] = [];
  const scene = {
    pool,
    store: memoryEventStore(),
    reset: async () => {
      scene.store = memoryEventStore();
      const tables = ['checkpoints', 'parked_streams', 'skipped_events', 'operations'].map(
        (name) => `${SCHEMA}.${name}`,
      );
      await pool.query(`truncate written, ${tables.join(', ')}`);
    },
    append: async (stream: string, ...types: string[]) => {
      for (const type of types) await scene.store.appendToStream(stream, [aNewEvent({ type, data: {} })], 'any');
    },
    follow: (handlers: readonly Handler[], deps: Partial<FeedDeps> = {}) => {
      const { store } = scene;
      const feed = createFeed(handlers, { store, pool, schema: SCHEMA, log: SILENT, schedule: hurried, ...deps });
      const ending = new AbortController();
      const ended = feed.run(ending.signal).catch((error: unknown) => error);
      running.push({ ended, end: () => ending.abort() });
      return feed;
    },
    caughtUp: async (...names: string[]) => {
      const head = await headOf(scene.store);
      const behind = async () => {
        const { rows } = await pool.query<{ name: string }>(
          `select name from ${SCHEMA}.checkpoints where position = $1`,
          [head],
        );
        const there = rows.map(({ name }) => name);
        const missing = names.filter((name) => !there.includes(name));
        if (missing.length > 0) throw new Error(`Not at the end of the log: ${missing.join(', ')}`);
      };
      await eventually(behind, { withinMs: 15_000, everyMs: 2 });
    },
    written: async (name: string) => {
      const { rows } = await pool.query<{ event: string }>(
        'select event from written where handler = $1 order by place',
        [name],
      );
      return rows.map(({ event }) => event);
    },
    stop: async () => {
      for (const { end } of running) end();
      await Promise.all(running.map(({ ended }) => ended));
      running = [];
    },
    close: async () => {
      await pool.end();
      await database.drop();
    },
  };
  return scene;
};
