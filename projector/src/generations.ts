import type { ClientBase, Pool } from 'pg';
import type { Position } from '@twofold/event-store/port';
import { SCHEMA, type AnyTable } from './read-model.ts';

const GENERATIONS = `${SCHEMA}.generations`;

/** Which table of a read model is shown and followed, and the version of the projection that filled it. */
export type Generation = { readonly generation: number; readonly version: number };

/** @throws Error when no migration made a table for this projection. */
export const activeGeneration = async (client: Pool | ClientBase, projection: string): Promise<Generation> => {
  const { rows } = await client.query<Generation>(
    `select generation, version from ${GENERATIONS} where projection = $1`,
    [projection],
  );
  const [active] = rows;
  if (active === undefined) throw new Error(`No migration has created a table for the projection ${projection}`);
  return active;
};

export const activateGeneration = (client: ClientBase, projection: string, to: Generation): Promise<unknown> =>
  client.query(
    `update ${GENERATIONS} set generation = $2, version = $3, activated_at = clock_timestamp() where projection = $1`,
    [projection, to.generation, to.version],
  );

/** The checkpoint of a generation that is being filled; the current one has the projection's name. */
export const buildCheckpoint = (table: AnyTable, generation: number): string => `${table.name}_v${generation}`;

/** Creates the checkpoint of a new read model, so that it can be locked. */
export const ensureCheckpoint = (client: ClientBase, table: AnyTable, storeId: string): Promise<unknown> =>
  client.query(
    `insert into ${SCHEMA}.checkpoints (name, store_id, position, epoch, updated_at)
     values ($1, $2, null, 0, clock_timestamp()) on conflict (name) do nothing`,
    [table.name, storeId],
  );

/**
 * Sets the checkpoint of a read model to the position where a build ended, in a new epoch: earlier followers are fenced
 * off. Unlike `moveCheckpoint` it may go back, and to another log, because it now belongs to another table.
 */
export const handOverCheckpoint = async (
  client: ClientBase,
  table: AnyTable,
  generation: number,
  to: { readonly storeId: string; readonly position: Position | undefined },
): Promise<void> => {
  await client.query(
    `update ${SCHEMA}.checkpoints set store_id = $2, position = $3, epoch = epoch + 1, updated_at = clock_timestamp()
     where name = $1`,
    [table.name, to.storeId, to.position ?? null],
  );
  await client.query(`delete from ${SCHEMA}.checkpoints where name = $1`, [buildCheckpoint(table, generation)]);
};

/** Drops all generations except one: abandoned builds, and the generation before the last rebuild. */
export const dropOtherGenerations = async (client: ClientBase, table: AnyTable, kept: number): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = '${SCHEMA}'::regnamespace and relkind = 'r' and relname ~ $1 and relname <> $2`,
    [`^${table.name}_v[0-9]+$`, `${table.name}_v${kept}`],
  );
  for (const { name } of rows) await client.query(`drop table ${SCHEMA}.${name}`);
  await client.query(`delete from ${SCHEMA}.checkpoints where name ~ $1`, [`^${table.name}_v[0-9]+$`]);
};
