import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import pg from 'pg';

/** Runs one statement on a separate connection. */
export const ask = async <Row extends pg.QueryResultRow>(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
};

/** The contents of every table of a database as text, by table. */
export const everyTable = async (databaseUrl: string): Promise<Readonly<Record<string, string>>> => {
  const rows = await ask<{ name: string; text: string }>(
    databaseUrl,
    `select format('%I.%I', schemaname, tablename) as name,
       query_to_xml(format('select to_json(t)::text as row from %I.%I t', schemaname, tablename), true, false, '')::text as text
     from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  return Object.fromEntries(rows.map(({ name, text }) => [name, text.replaceAll('&quot;', '"')]));
};

/** Every event as a reader receives it, with its position as JSON. */
export const everyEvent = async (
  store: EventStore,
): Promise<(Omit<RecordedEvent, 'revision'> & { readonly revision: string })[]> => {
  const events = [];
  for await (const event of store.readAll()) events.push({ ...event, revision: String(event.revision) });
  return events;
};

/** The positions stored in the sessions of an account, at which the log contains the account. */
export const accountSeenAtOf = async (databaseUrl: string, id: number): Promise<unknown[]> => {
  const text = `select sess -> 'accountSeenAt' as seen from sessions.sessions where sess #>> '{passport,user}' = $1`;
  const rows = await ask<{ seen: unknown }>(databaseUrl, text, [String(id)]);
  return rows.map(({ seen }) => seen);
};
