import { createTestDatabase } from '@twofold/testing/database';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { migrateReadModels } from './migrate.ts';

/** Tables with their columns and indexes, then views, by name. */
const DESCRIBE = `
select 'create table ' || c.relname || E' (\\n' || (
    select string_agg('  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else '' end
        || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
        || case when a.attgenerated <> '' then ' stored' else '' end, E',\\n' order by a.attnum)
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ) || E'\\n);\\n' || coalesce((
    select string_agg(pg_get_indexdef(i.indexrelid) || E';\\n', '' order by i.indexrelid::regclass::text)
    from pg_index i where i.indrelid = c.oid), '') as text
from pg_class c where c.relnamespace = 'read_models'::regnamespace and c.relkind in ('r', 'p')
  and c.relname not like '%migrations%'
order by c.relname`;
const VIEWS = `
select 'create view ' || viewname || E' as\\n' || definition || E'\\n' as text
from pg_views where schemaname = 'read_models' order by viewname`;

/** `npx vitest run --project int projector/src/schema.int.test.ts -u` writes the file. */
it('migrating creates the read models as in schema.sql', async () => {
  const database = await createTestDatabase();
  await migrateReadModels(database.url);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const tables = await client.query<{ text: string }>(DESCRIBE);
  const views = await client.query<{ text: string }>(VIEWS);
  await client.end();
  await database.drop();
  const head = '-- The read models as migrations leave them. Written by the test beside `migrate.ts`.\n';
  await expect([head, ...[...tables.rows, ...views.rows].map(({ text }) => text)].join('\n')).toMatchFileSnapshot(
    '../schema.sql',
  );
});
