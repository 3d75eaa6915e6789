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
