import { claimCheckpoint, moveCheckpoint } from '@twofold/event-store/followers/checkpoint';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';
import type { ClientBase, Pool } from 'pg';
import { foldBatch, parseBatch } from './fold.ts';
import { activeGeneration } from './generations.ts';
import { parkedNames, skippedEvents } from './parked-streams.ts';
import { SCHEMA, type ReadModel } from './read-model.ts';
import { rowStore, type RowStore } from './rows.ts';
import { inTransaction } from './transaction.ts';

/** What whoever follows the log for a projection knows, since nobody else may write: the epoch sees to that. */
export type Following = {
  readonly epoch: bigint;
  readonly rows: RowStore;
  /** The last event that was dealt with; undefined before the first. */
  position: Position | undefined;
  readonly parked: Set<string>;
  readonly skipped: Set<string>;
};

/** The table that is shown was filled by another version of the projection than the one this process has. */
export class OtherVersion extends Error {
  readonly code = 'other-version';
  /** Whether what is shown is the older one. */
  readonly isOlder: boolean;

  constructor({ projection }: ReadModel, shown: number) {
    super(`The table of ${projection.name} is of version ${shown}; this projector has version ${projection.version}`);
    this.isOlder = shown < projection.version;
  }
}

/**
 * Takes the checkpoint of a projection over, and with it the right to write its read model.
 * @throws OtherVersion when the table that is shown is not one this projection may write.
 * @throws ForeignCheckpoint when the read model was made from another log; Error when it is ahead of this one.
 */
export const startFollowing = async (pool: Pool, store: EventStore, readModel: ReadModel): Promise<Following> => {
  const { projection, table } = readModel;
  // Before the claim: a projector that may not write should not disturb the one that does.
  const before = await activeGeneration(pool, projection.name);
  if (before.version !== projection.version) throw new OtherVersion(readModel, before.version);

  const { epoch, position } = await claimCheckpoint(pool, SCHEMA, projection.name, await store.storeId());
  const head = await headOf(store);
  if (position !== undefined && (head === undefined || head < position))
    throw new Error(
      `The read model ${table.name} is at ${position}, ahead of the log, which ends at ${head ?? 'nothing'}: ` +
        'the log was restored from a backup; rebuild the read model',
    );
  // Once more, for whoever switches generations claims the checkpoint: after our claim nobody does without fencing us.
  const active = await activeGeneration(pool, projection.name);
  if (active.version !== projection.version) throw new OtherVersion(readModel, active.version);
  return {
    epoch,
    position,
    rows: rowStore(table, active.generation),
    parked: await parkedNames(pool, projection.name),
    skipped: await skippedEvents(pool, projection.name),
  };
};

type Write = {
  readonly events: readonly RecordedEvent[];
  /** Where the checkpoint stands afterwards. */
  readonly to: Position;
  /** Events that the batch has, but that are not to be applied. */
  readonly isHeld: (event: RecordedEvent) => boolean;
  /** Statements of the same transaction, sent without waiting. */
  readonly also?: (client: ClientBase) => Promise<unknown>[];
};

/**
 * Applies events and moves the checkpoint in one transaction, whose first statement is the move: when somebody else
 * follows by now, nothing of it happens.
 *
 * @throws Fenced when somebody else follows; Poison when an event cannot be read or applied; errors of the database.
 */
export const writeBatch = async (
  pool: Pool,
  { projection }: ReadModel,
  following: Following,
  { events, to, isHeld, also }: Write,
): Promise<void> => {
  const batch = parseBatch(projection, events, isHeld);
  const move = { name: projection.name, epoch: following.epoch, from: following.position, to };
  await inTransaction(pool, {
    announcement: `${projection.name} ${to}`,
    read: async (client) => {
      const moving = moveCheckpoint(prepared(client), SCHEMA, move);
      const loading = following.rows.load(client, batch.keys);
      loading.catch(() => undefined);
      await moving;
      return foldBatch(batch, await loading);
    },
    write: (client, changes) => [...following.rows.write(client, changes), ...(also?.(client) ?? [])],
  });
  following.position = to;
};

/** The statement that moves the checkpoint comes with every batch: the server plans it once for each connection. */
const prepared = (client: ClientBase) => ({
  query: (text: string, values: unknown[]) =>
    client.query<Record<string, unknown>>({ name: 'move checkpoint', text, values }),
});
