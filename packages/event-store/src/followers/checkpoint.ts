import type { Position } from '../port.ts';
import { positionOf } from '../units.ts';

/** The part of a database connection that is used here: pg's `Client` and `PoolClient` fit. */
export type Queryable = {
  query(text: string, values: unknown[]): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
};

/** A follower's position in the log. `epoch` counts the take-overs: a process with an older epoch no longer follows. */
export type Checkpoint = { readonly position: Position | undefined; readonly epoch: bigint };

/** The checkpoint has moved: another process follows now. Roll back and step down. */
export class Fenced extends Error {
  readonly code = 'fenced';
}

/** Errors cross packages by their code, not by `instanceof`. */
export const isFenced = (error: unknown): error is Fenced =>
  error instanceof Error && 'code' in error && error.code === 'fenced';

/** The checkpoint was made by following another log: its position means nothing in this one. */
export class ForeignCheckpoint extends Error {
  readonly code = 'foreign-checkpoint';
}

/**
 * The table with the checkpoints of all followers whose effects are in `schema`. Positions are compared as bytes
 * (collation C), so that `>=` means the same in SQL as in JavaScript.
 */
export const checkpointsTableSql = (schema: string): string => `
create table if not exists ${tableIn(schema)} (
  name       text primary key,
  store_id   text not null,
  position   text collate "C",
  epoch      bigint not null,
  updated_at timestamptz not null
)`;

/**
 * Takes over a follower's checkpoint: raises its epoch, so that its earlier holder is fenced off at its next batch. A
 * follower that never ran starts with an undefined position, before the first event.
 *
 * @throws ForeignCheckpoint when the checkpoint was recorded while following another store than `storeId`.
 */
export const claimCheckpoint = async (
  client: Queryable,
  schema: string,
  name: string,
  storeId: string,
): Promise<Checkpoint> => {
  const table = tableIn(schema);
  const claimed = await client.query(
    `insert into ${table} as checkpoint (name, store_id, position, epoch, updated_at)
     values ($1, $2, null, 1, clock_timestamp())
     on conflict (name) do update set epoch = checkpoint.epoch + 1, updated_at = clock_timestamp()
       where checkpoint.store_id = excluded.store_id
     returning position, epoch::text`,
    [name, storeId],
  );
  const epoch = textIn(claimed.rows[0], 'epoch');
  if (epoch === undefined) {
    const recorded = await client.query(`select store_id from ${table} where name = $1`, [name]);
    throw new ForeignCheckpoint(
      `Checkpoint ${name} belongs to the log ${textIn(recorded.rows[0], 'store_id')}, but this is the log ${storeId}: ` +
        'rebuild from the start, or connect to the log it was made from',
    );
  }
  const position = textIn(claimed.rows[0], 'position');
  return { position: position === undefined ? undefined : positionOf(position), epoch: BigInt(epoch) };
};

/** One step of a follower: from its position (undefined: before the first event) to the next. */
export type CheckpointMove = {
  readonly name: string;
  readonly epoch: bigint;
  readonly from: Position | undefined;
  readonly to: Position;
};

/**
 * Moves a checkpoint by compare-and-set on position and epoch. It must be the first statement of the batch's transaction
 * (read committed): the row stays locked until the commit, so a take-over waits for it, and a process that was taken over
 * writes nothing.
 *
 * @throws Fenced when nothing moved; the transaction must be rolled back.
 */
export const moveCheckpoint = (client: Queryable, schema: string, move: CheckpointMove): Promise<void> =>
  moveCheckpoints(client, schema, [move]);

/**
 * Moves several checkpoints in one statement, for followers that read the log together.
 * @throws Fenced when one of them did not move. Outside a transaction the others have moved then.
 */
export const moveCheckpoints = async (
  client: Queryable,
  schema: string,
  moves: readonly CheckpointMove[],
): Promise<void> => {
  for (const { name, from, to } of moves)
    if (from !== undefined && to < from)
      throw new RangeError(`Checkpoint ${name} cannot go back from ${from} to ${to}`);
  const { rows } = await client.query(
    `update ${tableIn(schema)} as checkpoint set position = move.destination, updated_at = clock_timestamp()
     from unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) as move (name, epoch, origin, destination)
     where checkpoint.name = move.name and checkpoint.epoch = move.epoch
       and checkpoint.position is not distinct from move.origin
     returning checkpoint.name`,
    [
      moves.map(({ name }) => name),
      moves.map(({ epoch }) => epoch.toString()),
      moves.map(({ from }) => from ?? null),
      moves.map(({ to }) => to),
    ],
  );
  const moved = new Set(rows.map((row) => textIn(row, 'name')));
  const lost = moves.find(({ name }) => !moved.has(name));
  if (lost !== undefined)
    throw new Fenced(
      `Checkpoint ${lost.name} is not at ${lost.from ?? 'the start'} in epoch ${lost.epoch}: another follower took over`,
    );
};

const textIn = (row: Record<string, unknown> | undefined, column: string): string | undefined => {
  const value = row?.[column];
  return typeof value === 'string' ? value : undefined;
};

/** Schemas are named in code, never by users. A name that needs quoting is a programming error. */
const tableIn = (schema: string): string => {
  if (!/^[a-z_][a-z0-9_]*$/.test(schema)) throw new RangeError(`${schema} is not a schema name`);
  return `${schema}.checkpoints`;
};
