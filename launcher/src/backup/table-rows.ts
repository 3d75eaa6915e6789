import type { ClientBase } from 'pg';
import { z } from 'zod';
import { CannotStart } from '../cannot-start.ts';

/**
 * The content of a backup file: whole tables, and the state of a schema's sequences. Files of older releases may have
 * rows of `formerTables`, which are not restored.
 */
export type Content = {
  readonly tables: readonly string[];
  readonly formerTables?: readonly string[];
  readonly sequencesOf?: string;
};

/** Credentials, allocated ids, and the sealed captures. Sessions are not included: every user logs in again. */
export const STATE: Content = {
  tables: ['write_side.credentials', 'write_side.captures', 'write_side.webhook_endpoints'],
  formerTables: ['sessions.sessions'],
  sequencesOf: 'write_side',
};

/** The keys of people and reports, each wrapped with a master key. Master keys are in no backup. */
export const KEYS: Content = { tables: ['keyring.keys', 'keyring.secrets'] };

const line = z.union([
  z.strictObject({ table: z.string(), row: z.record(z.string(), z.unknown()) }),
  z.strictObject({ sequence: z.string(), last: z.string() }),
  z.strictObject({ lines: z.int() }),
]);

/** How many rows are read in one batch, and how many rows or characters are written in one. */
const PAGE = 1_000;
const PAGE_CHARACTERS = 16_000_000;
/** A row of these may have megabytes. */
const LARGE_ROWS: ReadonlySet<string> = new Set(['write_side.captures']);
const PAGE_OF_LARGE_ROWS = 10;

/**
 * The rows as lines of JSON, in one snapshot. The last line contains their number, so that a truncated file is
 * detected.
 */
export async function* linesOf(client: ClientBase, { tables, sequencesOf }: Content): AsyncGenerator<string> {
  let lines = 0;
  await client.query('begin isolation level repeatable read read only');
  try {
    for (const table of tables) {
      await client.query(`declare backed_up cursor for select row_to_json(it)::text as row from ${table} as it`);
      const page = LARGE_ROWS.has(table) ? PAGE_OF_LARGE_ROWS : PAGE;
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${page} from backed_up`);
        if (rows.length === 0) break;
        yield rows.map(({ row }) => `{"table":${JSON.stringify(table)},"row":${row}}\n`).join('');
        lines += rows.length;
      }
      await client.query('close backed_up');
    }
    for (const sequence of await sequencesIn(client, sequencesOf)) {
      yield `${JSON.stringify(sequence)}\n`;
      lines += 1;
    }
    yield `${JSON.stringify({ lines })}\n`;
  } finally {
    await client.query('rollback');
  }
}

const sequencesIn = async (
  client: ClientBase,
  schema: string | undefined,
): Promise<readonly { readonly sequence: string; readonly last: string }[]> => {
  if (schema === undefined) return [];
  const { rows } = await client.query<{ sequence: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as last
     from pg_sequences where schemaname = $1 and last_value is not null`,
    [schema],
  );
  return rows;
};

/**
 * Restores the rows of a file into empty tables, and the sequences, in the caller's transaction.
 * @throws CannotStart for a truncated file, or one that is not of a backup
 */
export const restoreRows = async (
  client: ClientBase,
  { tables, formerTables = [], sequencesOf = '' }: Content,
  texts: AsyncIterable<string>,
  name: string,
): Promise<void> => {
  const refuse = (what: string): never => {
    throw new CannotStart(`${name} ${what}: it is damaged, or no file of a backup.`);
  };
  let waiting: { readonly table: string; readonly rows: string[]; characters: number } | undefined;
  const insert = async (): Promise<void> => {
    if (waiting === undefined) return;
    const { table, rows } = waiting;
    waiting = undefined;
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      `[${rows.join(',')}]`,
    ]);
  };
  let [lines, isWhole] = [0, false];
  for await (const text of texts) {
    const said = parse(text) ?? refuse(`has a line ${lines + 1} that cannot be read`);
    if (isWhole) refuse('continues after its end');
    if ('table' in said && formerTables.includes(said.table)) {
      // Not restored, but counted.
    } else if ('table' in said) {
      if (!tables.includes(said.table)) refuse(`has rows of ${said.table}`);
      const isFull = waiting?.rows.length === PAGE || (waiting?.characters ?? 0) > PAGE_CHARACTERS;
      if (waiting?.table !== said.table || isFull) await insert();
      waiting ??= { table: said.table, rows: [], characters: 0 };
      waiting.rows.push(JSON.stringify(said.row));
      waiting.characters += text.length;
    } else if ('sequence' in said) {
      if (!said.sequence.startsWith(`${sequencesOf}.`)) refuse(`has a sequence ${said.sequence}`);
      await client.query('select setval($1::regclass, $2)', [said.sequence, said.last]);
    } else {
      if (said.lines !== lines) refuse('does not have the lines that its end speaks of');
      isWhole = true;
    }
    lines += 1;
  }
  if (!isWhole) refuse('has no end');
  await insert();
};

const parse = (text: string): z.infer<typeof line> | undefined => {
  try {
    return line.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};
