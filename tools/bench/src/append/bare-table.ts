import type { Client, QueryConfig } from 'pg';
import type { Bench } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';
import { firstRevisionOf, type Append } from '../data/members.ts';

/** Stores an append durably. */
export type Write = (append: Append, worker: number) => Promise<unknown>;

/** The least that a table of events can be: positions come from a sequence, and only the key is checked. */
export const createBareTableSql = `
  create table by_row (
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

/** The values of the columns, a row for each event. */
const valuesOf = (append: Append): unknown[][] => {
  const first = firstRevisionOf(append);
  return append.events.map(({ type, id, data, metadata }, index) => [
    append.stream,
    (first + BigInt(index)).toString(),
    type,
    id,
    JSON.stringify(data),
    JSON.stringify(metadata),
  ]);
};

const clientOf = (clients: readonly Client[], worker: number): Client => {
  const client = clients[worker];
  if (client === undefined) throw new RangeError(`There is no connection ${worker}`);
  return client;
};

/** A single-row INSERT for each event. Each worker has its own connection; several events are one transaction. */
export const rowInserts = async (bench: Bench, url: string, inFlight: number): Promise<Write> => {
  const text = `insert into by_row (${COLUMNS}) values ($1, $2, $3, $4, $5, $6)`;
  const statement = (values: unknown[]): QueryConfig => ({ name: 'insert one', text, values });
  // The statements of a transaction are pipelined: a round trip for each would make the limit too easy to beat.
  const clients = await Promise.all(Array.from({ length: inFlight }, () => connect(url, bench, { pipeline: true })));
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
