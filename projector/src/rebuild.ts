import { claimCheckpoint } from '@twofold/event-store/followers/checkpoint';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, Position } from '@twofold/event-store/port';
import { positionOf } from '@twofold/event-store/units';
import { releaseAll, skippedEvents } from '@twofold/feed/parked-streams';
import type { Logger } from '@twofold/http/log';
import pg, { type ClientBase } from 'pg';
import { createBuilder, type Builder } from './builder.ts';
import { compareGenerations, type Comparison } from './compare-generations.ts';
import {
  activateGeneration,
  activeGeneration,
  buildCheckpoint,
  dropOtherGenerations,
  ensureCheckpoint,
  handOverCheckpoint,
} from './generations.ts';
import { OtherVersion } from './projection-handler.ts';
import { skipIfRequested } from './operations/skip-if-requested.ts';
import { openRecord, type RebuildRecord } from './operations/rebuild-record.ts';
import {
  createGenerationSql,
  createIndexesSql,
  generationName,
  SCHEMA,
  showGenerationSql,
  type ReadModel,
} from './read-model.ts';
import { rowStore } from './rows.ts';

export type RebuildDeps = {
  readonly store: EventStore;
  readonly connectionString: string;
  readonly readModel: ReadModel;
  readonly log: Logger;
  readonly signal: AbortSignal;
  readonly now?: () => Date;
  /** The memory budget for rows, in characters. */
  readonly budget?: number;
};

type Build = RebuildDeps & {
  readonly client: ClientBase;
  readonly generation: number;
  readonly shown: number;
  readonly skipped: ReadonlySet<string>;
  readonly record: RebuildRecord;
  readonly builderAt: (position: Position | undefined) => Builder;
};

const LOCK_NOT_AVAILABLE = '55P03';
const LOCK_TIMEOUT = '5s';
const MAX_ATTEMPTS = 5;

/** The generation that is now shown, and how it differed from the previous one. */
export type Rebuilt = { readonly generation: number; readonly comparison: Comparison };

/** A rebuild of this read model is running, in this or another process. */
export class RebuildRunning extends Error {
  readonly code = 'rebuild-running';
}

/**
 * Fills the next generation of a read model from the first event, beside the current one, and then switches to it. The
 * switch raises the epoch of the checkpoint: followers are fenced off and continue with the new table. The previous
 * generation is kept until the next rebuild.
 *
 * It may run beside the active projector, in any process; a read model has only one rebuild at a time. It fulfills all
 * requests that were in the log before it began.
 * @throws Poison at the first event that cannot be applied and that no operator has skipped; the current generation
 * stays.
 * @throws RebuildRunning; OtherVersion when the current generation was made by a newer version of the projection.
 */
export const rebuild = async (deps: RebuildDeps): Promise<Rebuilt> => {
  const { readModel, connectionString, log, signal } = deps;
  const { name } = readModel.projection;
  signal.throwIfAborted();
  const client = new pg.Client({
    connectionString,
    pipeline: true,
    keepAlive: true,
    application_name: 'twofold-rebuild',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
      [`rebuild ${name}`],
    );
    if (rows[0]?.locked !== true) throw new RebuildRunning(`A rebuild of ${name} is already running`);
    let rebuilt: Rebuilt | 'again';
    do rebuilt = await rebuildLocked(client, deps);
    while (rebuilt === 'again');
    log.info({ projection: name, ...rebuilt }, 'the read model was rebuilt');
    return rebuilt;
  } finally {
    await client.end();
  }
};

const rebuildLocked = async (client: ClientBase, deps: RebuildDeps): Promise<Rebuilt | 'again'> => {
  const { readModel, store, log, now = () => new Date() } = deps;
  const { projection, table } = readModel;
  const shown = await activeGeneration(client, projection.name);
  if (shown.version > projection.version)
    throw new OtherVersion(`The table of ${projection.name} has version ${shown.version}: a newer projector made it`);
  const generation = shown.generation + 1;
  const storeId = await store.storeId();
  log.info({ projection: projection.name, generation }, 'rebuilding the read model');
  const record = await openRecord(client, { store, readModel, generation });
  await dropOtherGenerations(client, table, shown.generation);
  await ensureCheckpoint(client, table, storeId);
  await client.query(createGenerationSql(table, generation));
  try {
    const name = buildCheckpoint(table, generation);
    const { epoch } = await claimCheckpoint(client, SCHEMA, name, storeId);
    const skipped = await skippedEvents(client, SCHEMA, projection.name);
    const rows = rowStore(table, generation);
    const build: Build = {
      ...deps,
      client,
      generation,
      shown: shown.generation,
      skipped,
      record,
      builderAt: (position) => createBuilder({ ...deps, client, rows, skipped, checkpoint: { name, epoch, position } }),
    };
    const filled = await fill(build);
    const { position, comparison } = await compare(build, filled);
    await show(build, position, comparison);
    return { generation, comparison };
  } catch (error) {
    await cleanUp(client, readModel);
    if (await skipIfRequested(client, { store, projection: projection.name, now }, error)) return 'again';
    // Without a connection nothing can be recorded: the rebuild stays marked as begun.
    await record.stopped(error).catch(() => undefined);
    throw error;
  }
};

/** Fills the table from the first event to the position of the shown generation, then creates the indexes and catches up. */
const fill = async ({ client, store, readModel, generation, builderAt }: Build): Promise<Position | undefined> => {
  const builder = builderAt(undefined);
  const { name } = readModel.projection;
  const catchUp = async (): Promise<void> => {
    await builder.foldUpTo(await targetOf(client, store, name));
    await builder.write();
  };
  await catchUp();
  await client.query(
    `${createIndexesSql(readModel.table, generation)}; analyze ${generationName(readModel.table, generation)}`,
  );
  await catchUp();
  return builder.position();
};

/** Brings the new generation to the position at which this transaction sees the shown one, and compares the two. */
const compare = async (
  { client, store, readModel, generation, shown, builderAt }: Build,
  from: Position | undefined,
): Promise<{ position: Position | undefined; comparison: Comparison }> => {
  const builder = builderAt(from);
  await client.query('begin isolation level repeatable read');
  await builder.foldUpTo(await targetOf(client, store, readModel.projection.name));
  await builder.write();
  const comparison = await compareGenerations(client, readModel.table, shown, generation);
  await client.query('commit');
  return { position: builder.position(), comparison };
};

/** Retries if a reader does not release the view. */
const show = async (build: Build, from: Position | undefined, comparison: Comparison): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      await showOnce(build, from, comparison);
      return;
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
      if (!isLocked || attempt === MAX_ATTEMPTS) throw error;
      await build.client.query('rollback');
    }
  }
};

const showOnce = async (build: Build, from: Position | undefined, comparison: Comparison): Promise<void> => {
  const { client, store, readModel, generation, skipped, record, builderAt } = build;
  const { projection, table } = readModel;
  const builder = builderAt(from);
  await client.query(`begin; set local lock_timeout = '${LOCK_TIMEOUT}'; set local synchronous_commit = on`);
  // From here on the follower's batches wait for us.
  await builder.foldUpTo(await targetOf(client, store, projection.name, 'for update'));
  await builder.write();
  if ((await skippedEvents(client, SCHEMA, projection.name)).size !== skipped.size)
    throw new Error(`An event was skipped while ${table.name} was being rebuilt: rebuild it again`);
  await handOverCheckpoint(client, table, generation, { storeId: await store.storeId(), position: builder.position() });
  await releaseAll(client, SCHEMA, projection.name);
  await activateGeneration(client, projection.name, { generation, version: projection.version });
  await client.query(showGenerationSql(table, generation));
  await record.shown(comparison);
  await client.query('commit');
};

/**
 * The position that the new generation must reach: that of the shown one. If that was made from another log, or from a
 * log that was longer before a restore, the end of the log.
 */
const targetOf = async (
  client: ClientBase,
  store: EventStore,
  name: string,
  lock: '' | 'for update' = '',
): Promise<Position | undefined> => {
  const { rows } = await client.query<{ store_id: string; position: string | null }>(
    `select store_id, position from ${SCHEMA}.checkpoints where name = $1 ${lock}`,
    [name],
  );
  const [checkpoint] = rows;
  const head = await headOf(store);
  if (checkpoint === undefined || head === undefined) return undefined;
  if (checkpoint.store_id !== (await store.storeId())) return head;
  if (checkpoint.position === null) return undefined;
  const position = positionOf(checkpoint.position);
  return position > head ? head : position;
};

/** Drops the unfinished table. If the connection is gone, the next rebuild drops it. */
const cleanUp = async (client: ClientBase, { projection, table }: ReadModel): Promise<void> => {
  try {
    await client.query('rollback');
    await dropOtherGenerations(client, table, (await activeGeneration(client, projection.name)).generation);
  } catch {
    return;
  }
};
