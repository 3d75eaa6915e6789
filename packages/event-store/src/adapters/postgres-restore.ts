import type { ClientBase } from 'pg';
import type { ChainedEvent } from '../chain.ts';

/** The number of events per statement. */
const BATCH = 1_000;

const INSERT = `
  insert into event_log.events (position, stream, revision, type, id, data, metadata, recorded_at, leaf, chain)
  select position, stream, revision, type, id, data, metadata, recorded_at, decode(leaf, 'hex'), decode(chain, 'hex')
  from unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::uuid[], $6::text[], $7::text[],
              $8::timestamptz[], $9::text[], $10::text[])
    as given (position, stream, revision, type, id, data, metadata, recorded_at, leaf, chain)`;

/** The columns in the order of the statement. */
const COLUMNS = [
  'position',
  'stream',
  'revision',
  'type',
  'id',
  'data',
  'metadata',
  'recordedAt',
  'leaf',
  'chain',
] as const;

/** Refuses to restore into a log with events. */
export class LogNotEmpty extends Error {
  readonly code = 'log-not-empty';
}

/**
 * Restores a whole, verified log into an empty one: its name, and its events byte by byte, so that the chain and all
 * its checkpoints stay valid. Runs in the transaction of the caller, who owns the tables.
 * @returns the number of events
 * @throws LogNotEmpty
 */
export const restoreLog = async (
  client: ClientBase,
  storeId: string,
  events: AsyncIterable<ChainedEvent>,
): Promise<number> => {
  await client.query('lock table event_log.events, event_log.head in access exclusive mode');
  const { rows } = await client.query('select from event_log.events limit 1');
  if (rows.length > 0) throw new LogNotEmpty('The target log already has events');
  // The log gets the backup's name, which the trigger refuses. Nothing has been appended yet.
  await client.query('alter table event_log.head disable trigger refuse_change');
  await client.query('update event_log.head set store_id = $1', [storeId]);
  await client.query('alter table event_log.head enable trigger refuse_change');

  let count = 0;
  let batch: ChainedEvent[] = [];
  const insert = async (): Promise<void> => {
    await client.query(
      INSERT,
      COLUMNS.map((column) => batch.map((event) => event[column])),
    );
    count += batch.length;
    batch = [];
  };
  for await (const event of events) {
    batch.push(event);
    if (batch.length === BATCH) await insert();
  }
  if (batch.length > 0) await insert();
  return count;
};
