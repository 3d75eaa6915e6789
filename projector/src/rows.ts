import pg, { type ClientBase, type CustomTypesConfig } from 'pg';
import { sizeOf } from '@twofold/feed/batches';
import type { Rows } from './fold.ts';
import type { Row, RowKey } from './projection.ts';
import { baseType, generationName, type AnyTable } from './read-model.ts';

/** Reads and writes the rows of one generation of a table. */
export interface RowStore {
  /** The rows of these keys; `undefined` for those that do not exist. */
  load(client: ClientBase, keys: ReadonlySet<RowKey>): Promise<Rows>;
  /**
   * Sends the statements that write the changed rows: one upsert and one delete, unless rows are very large. Does not
   * wait: on a pipelined connection the commit can follow immediately.
   */
  write(client: ClientBase, changes: Rows): Promise<unknown>[];
}

/** The maximum that one statement writes; until it is sent, the driver holds several copies of it. */
const LIMITS = { rows: 5_000, characters: 2_000_000 };

const INT8 = 20;

/** Returns `bigint` as a number, as in projections: numbers in read models are safe integers. */
const numbersAsNumbers: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
};

/** Statements are prepared once per connection; their names contain the generation's table. */
export const rowStore = (table: AnyTable, generation: number): RowStore => {
  const name = generationName(table, generation);
  const { key } = table;
  const columns = Object.keys(table.columns);
  const types = Object.values(table.columns).map(baseType);
  const keyType = types[columns.indexOf(key)] ?? 'text';
  const others = columns.filter((column) => column !== key);
  const arrays = types.map((type, index) => `$${index + 1}::${type}[]`);
  const sets = others.map((column) => `${column} = excluded.${column}`);
  const onConflict = sets.length === 0 ? 'do nothing' : `do update set ${sets.join(', ')}`;

  const load = `select ${columns.join(', ')} from ${name} where ${key} = any($1::${keyType}[])`;
  const upsert =
    `insert into ${name} (${columns.join(', ')}) select * from unnest(${arrays.join(', ')}) ` +
    `on conflict (${key}) ${onConflict}`;
  const remove = `delete from ${name} where ${key} = any($1::${keyType}[])`;

  const writePortion = (client: ClientBase, changes: Rows): Promise<unknown>[] => {
    const written: Row[] = [];
    const removed: RowKey[] = [];
    for (const [each, row] of changes) {
      if (row === undefined) removed.push(each);
      else written.push(row);
    }
    const sent: Promise<unknown>[] = [];
    if (written.length > 0) {
      const values = columns.map((column) => written.map((row) => row[column] ?? null));
      sent.push(client.query({ name: `upsert ${name}`, text: upsert, values }));
    }
    if (removed.length > 0) sent.push(client.query({ name: `remove ${name}`, text: remove, values: [removed] }));
    return sent;
  };

  return {
    load: async (client, keys) => {
      const rows: Rows = new Map();
      if (keys.size === 0) return rows;
      for (const each of keys) rows.set(each, undefined);
      const query = { name: `load ${name}`, text: load, values: [[...keys]], types: numbersAsNumbers };
      const found = await client.query<Row>(query);
      for (const row of found.rows) rows.set(row[key] as RowKey, row);
      return rows;
    },
    write: (client, changes) => [...portionsOf(changes)].flatMap((portion) => writePortion(client, portion)),
  };
};

/** Splits rows into batches for one statement each. */
export function* portionsOf(rows: Rows): Generator<Rows> {
  let portion: Rows = new Map();
  let size = 0;
  for (const [key, row] of rows) {
    portion.set(key, row);
    size += sizeOf(row);
    if (portion.size < LIMITS.rows && size < LIMITS.characters) continue;
    yield portion;
    portion = new Map();
    size = 0;
  }
  if (portion.size > 0) yield portion;
}
