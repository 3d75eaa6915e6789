import type { NewEvent } from '@twofold/event-store/port';
import type { Client, QueryConfig } from 'pg';
import type { Bench } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';
import type { Append } from '../data/members.ts';

/** Writes an append somewhere, durably. */
export type Write = (append: Append, worker: number) => Promise<unknown>;

/** The least that a table of events can be: numbered by a sequence, and nothing but its key is checked. */
export const bareTableSql = (name: string): string => `
  create table ${name} (
    position    bigserial primary key,
    stream      text not null,
    revision    bigint not null,
    type        text not null,
    id          uuid not null,
    data        text not null,
    metadata    text not null,
    recorded_at timestamptz not null default clock_timestamp()
  )`;

const COLUMNS = 'stream, revision, type, id, data, metadata';

/** What goes into the columns. The first revision of an append follows from the one its writer expects. */
const valuesOf = ({ stream, expected, events }: Append): unknown[][] => {
  const first = typeof expected === 'bigint' ? expected + 1n : 0n;
  return events.map(({ type, id, data, metadata }: NewEvent, index) => [
    stream,
    (first + BigInt(index)).toString(),
    type,
    id,
    JSON.stringify(data),
    JSON.stringify(metadata),
  ]);
};

const connections = (count: number, url: string, bench: Bench, isPipeline: boolean): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, () => connect(url, bench, { pipeline: isPipeline })));

const clientOf = (clients: readonly Client[], worker: number): Client => {
  const client = clients[worker];
  if (client === undefined) throw new RangeError(`There is no connection ${worker}`);
  return client;
};

/** A single-row INSERT for each event over a connection for each worker; more than one event are one transaction. */
export const rowInserts = async (bench: Bench, url: string, table: string, inFlight: number): Promise<Write> => {
  const text = `insert into ${table} (${COLUMNS}) values ($1, $2, $3, $4, $5, $6)`;
  const statement = (values: unknown[]): QueryConfig => ({ name: 'insert one', text, values });
  // Several statements are sent without waiting for the answer to each: a round trip for each would be a straw man.
  const clients = await connections(inFlight, url, bench, true);
  return (append, worker) => {
    const client = clientOf(clients, worker);
    const rows = valuesOf(append);
    const inserts = rows.map((values) => statement(values));
    if (inserts.length === 1) return Promise.all(inserts.map((insert) => client.query(insert)));
    return Promise.all([
      client.query('begin'),
      ...inserts.map((insert) => client.query(insert)),
      client.query('commit'),
    ]);
  };
};

/** One INSERT for all events of an append over a connection for each worker. */
export const arrayInserts = async (bench: Bench, url: string, table: string, inFlight: number): Promise<Write> => {
  const clients = await connections(inFlight, url, bench, false);
  return (append, worker) => clientOf(clients, worker).query(insertMany(table, valuesOf(append)));
};

/** The rows travel as lines, a text for each column: the server takes them apart faster than an array with quotes. */
const insertMany = (table: string, rows: readonly unknown[][]): QueryConfig => {
  const column = (index: number): string => rows.map((row) => row[index]).join('\n');
  const lines = [1, 2, 3, 4, 5, 6].map((number) => `string_to_array($${number}, E'\\n')`);
  const [stream, revision, type, id, data, metadata] = lines;
  return {
    name: 'insert many',
    text: `insert into ${table} (${COLUMNS})
           select * from unnest(${stream}, ${revision}::bigint[], ${type}, ${id}::uuid[], ${data}, ${metadata})`,
    values: [0, 1, 2, 3, 4, 5].map(column),
  };
};

const MAX_BATCH = 200;

/** Group commit without anything else: whatever waits goes into one INSERT over one connection. */
export const coalescingInserts = async (bench: Bench, url: string, table: string): Promise<Write> => {
  const [client] = await connections(1, url, bench, false);
  if (client === undefined) throw new RangeError('There is no connection');
  let queue: { readonly rows: unknown[][]; readonly resolve: () => void; readonly reject: (error: unknown) => void }[] =
    [];
  let isWorking = false;
  const work = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.length > 0) {
      const batch = queue.slice(0, MAX_BATCH);
      queue = queue.slice(MAX_BATCH);
      try {
        await client.query(
          insertMany(
            table,
            batch.flatMap(({ rows }) => rows),
          ),
        );
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWorking = false;
  };
  return (append) =>
    new Promise<void>((resolve, reject) => {
      queue.push({ rows: valuesOf(append), resolve, reject });
      if (isWorking) return;
      isWorking = true;
      void work();
    });
};
