import type { ClientBase } from 'pg';
import type { NoteKey, SpillStore } from './spill-cache.ts';

/** Visible to this connection only, and dropped with it at the latest. */
const TABLE = 'pg_temp.verification_notes';
const PAGE = 1_000;
/** The most that one statement writes. */
const LIMITS = { notes: 5_000, characters: 2_000_000 };

const CREATE = `
  create temporary table verification_notes (
    section integer not null, key text collate "C" not null, note text not null, primary key (section, key)
  )`;
const LOAD = `
  select notes.section, notes.key, notes.note as text
  from unnest($1::integer[], $2::text[]) as wanted (section, key)
  join ${TABLE} as notes on notes.section = wanted.section and notes.key = wanted.key`;
const SAVE = `
  insert into ${TABLE} (section, key, note) select * from unnest($1::integer[], $2::text[], $3::text[])
  on conflict (section, key) do update set note = excluded.note`;
const REMOVE = `
  delete from ${TABLE} as notes using unnest($1::integer[], $2::text[]) as gone (section, key)
  where notes.section = gone.section and notes.key = gone.key`;
const ALL = `
  select key, note from ${TABLE} where section = $1 and ($2::text is null or key > $2) order by key limit ${PAGE}`;

/** A temporary table has no statistics, so the planner needs a setting to use the index. */
export const FIND_BY_INDEX = `
  set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off;
  set local enable_bitmapscan = off; set local jit = off; set local plan_cache_mode = force_generic_plan`;

/** Creates the temporary table of the notes. A read-only transaction can fill it, but not create it. */
export const makeNoteTable = async (client: ClientBase): Promise<void> => {
  await client.query(`drop table if exists ${TABLE}; ${CREATE}`);
};

export const dropNoteTable = async (client: ClientBase): Promise<void> => {
  await client.query(`drop table if exists ${TABLE}`);
};

/** Keeps notes in the temporary table of a connection. */
export const spillTable = (client: ClientBase): SpillStore => ({
  load: async (keys) => {
    const { rows } = await client.query<{ section: number; key: string; text: string }>({
      name: 'load notes',
      text: LOAD,
      values: columnsOf(keys),
    });
    return rows;
  },
  save: async (notes) => {
    for (const portion of portionsOf(notes)) {
      const written = portion.filter(({ text }) => text !== undefined);
      const removed = portion.filter(({ text }) => text === undefined);
      if (written.length > 0)
        await client.query({
          name: 'save notes',
          text: SAVE,
          values: [...columnsOf(written), written.map(({ text }) => text)],
        });
      if (removed.length > 0) await client.query({ name: 'remove notes', text: REMOVE, values: columnsOf(removed) });
    }
  },
  count: async (section) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from ${TABLE} where section = $1`,
      [section],
    );
    return rows[0]?.count ?? 0;
  },
  all: async function* (section) {
    for (let last: string | undefined; ;) {
      const { rows } = await client.query<{ key: string; note: string }>({
        name: 'all notes',
        text: ALL,
        values: [section, last ?? null],
      });
      if (rows.length > 0) yield rows.map(({ note }) => note);
      if (rows.length < PAGE) return;
      last = rows.at(-1)?.key;
    }
  },
});

const columnsOf = (notes: readonly NoteKey[]): [sections: number[], keys: string[]] => [
  notes.map(({ section }) => section),
  notes.map(({ key }) => key),
];

function* portionsOf<Item extends { readonly text: string | undefined }>(
  items: Iterable<Item>,
): Generator<readonly Item[]> {
  let portion: Item[] = [];
  let size = 0;
  for (const item of items) {
    portion.push(item);
    size += item.text?.length ?? 0;
    if (portion.length < LIMITS.notes && size < LIMITS.characters) continue;
    yield portion;
    portion = [];
    size = 0;
  }
  if (portion.length > 0) yield portion;
}
