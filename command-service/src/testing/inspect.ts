import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import pg from 'pg';

/** One statement on a connection of its own. */
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

/** Everything that every table of a database holds, as text, by table. */
export const everyTable = async (databaseUrl: string): Promise<Readonly<Record<string, string>>> => {
  const tables = await ask<{ name: string }>(
    databaseUrl,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = await ask<{ text: string }>(databaseUrl, `select row_to_json(t)::text as text from ${name} t`);
    texts[name] = rows.map(({ text }) => text).join('\n');
  }
  return texts;
};

/** Every event as a reader sees it; what it knows of its place can be written as JSON too. */
export const everyEvent = async (
  store: EventStore,
): Promise<(Omit<RecordedEvent, 'revision'> & { readonly revision: string })[]> => {
  const events = [];
  for await (const event of store.readAll()) events.push({ ...event, revision: String(event.revision) });
  return events;
};
