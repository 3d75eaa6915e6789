import type { ClientBase } from 'pg';
import { generationName, SCHEMA, type AnyTable } from './read-model.ts';

/** How the rows of a new generation differ from the shown ones, at the same position of the log. */
export type Comparison = {
  readonly rows: number;
  /** Rows that only the shown generation has. */
  readonly missing: number;
  /** Rows that only the new generation has. */
  readonly extra: number;
  /** Rows in both that differ in a common column. */
  readonly changed: number;
};

/** Compares two generations row by row. Call it in a transaction that sees both at one position. */
export const compareGenerations = async (
  client: ClientBase,
  table: AnyTable,
  shown: number,
  next: number,
): Promise<Comparison> => {
  const columns = await commonColumns(client, table, shown);
  const values = (of: string): string => `(${columns.map((column) => `${of}.${column}`).join(', ')})`;
  const isChanged = columns.length === 0 ? 'false' : `${values('shown')} is distinct from ${values('next')}`;
  const { rows } = await client.query<Comparison>(`
    select count(next.${table.key})::int as rows,
           count(*) filter (where next.${table.key} is null)::int as missing,
           count(*) filter (where shown.${table.key} is null)::int as extra,
           count(*) filter (where shown.${table.key} = next.${table.key} and ${isChanged})::int as changed
    from ${generationName(table, shown)} as shown
    full join ${generationName(table, next)} as next on shown.${table.key} = next.${table.key}`);
  return rows[0] ?? { rows: 0, missing: 0, extra: 0, changed: 0 };
};

/** The shown generation may have been made for an older version of the projection. */
const commonColumns = async (client: ClientBase, table: AnyTable, shown: number): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_schema = $1 and table_name = $2',
    [SCHEMA, `${table.name}_v${shown}`],
  );
  const existing = new Set(rows.map(({ name }) => name));
  return Object.keys(table.columns).filter((column) => existing.has(column) && column !== table.key);
};
