import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import { positionOf, revisionOf } from '@twofold/event-store/units';
import { Poison } from '@twofold/feed/failures';
import type { Handler } from '@twofold/feed/handler';
import { inTransaction } from '@twofold/postgres/transaction';
import type pg from 'pg';
import { BELONGINGS_VERSION, belongingsIn, type Belonging } from './belongings-in.ts';
import type { ReadIndex } from './belongings.ts';

/** The name of the handler, which is listed with the reactors, and of its index. */
export const BELONGINGS = 'index-belongings';

export type IndexDeps = { readonly pool: pg.Pool; readonly store: EventStore };

/** Fills `write_side.belongings` from the log. Rows and checkpoint are saved in one transaction. */
export const belongingsHandler = (deps: IndexDeps): Handler => ({
  name: BELONGINGS,
  from: 'start',
  open: async () => {
    await emptyUnlessCurrent(deps);
    return (events) => {
      const rows = events.flatMap(rowsOf);
      if (rows.length === 0) return undefined;
      const columns = (['owner', 'kind', 'id', 'position'] as const).map((name) => rows.map((row) => row[name]));
      return (client) => Promise.resolve(() => [client.query(INSERT, columns)]);
    };
  },
});

const INSERT = `
insert into write_side.belongings (owner, kind, id, position)
select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) on conflict do nothing`;

type Row = Belonging & { readonly position: string };

/** @throws Poison for an unreadable event: its stream is parked, and queries read that stream from the log. */
const rowsOf = (event: RecordedEvent): readonly Row[] => {
  try {
    return belongingsIn(event).map((belonging) => ({ ...belonging, position: event.position }));
  } catch (error) {
    throw new Poison(event, error);
  }
};

/**
 * Empties the index if another version of the handler filled it, or if it was filled from another log or from a later
 * state of this log, before a backup was restored. The next batch then starts at the first event, and processes that
 * still follow the old checkpoint are fenced off.
 */
const emptyUnlessCurrent = async ({ pool, store }: IndexDeps): Promise<void> => {
  const storeId = await store.storeId();
  const head = (await headOf(store)) ?? '';
  const { rows } = await pool.query<{ isCurrent: boolean }>(IS_CURRENT, [
    BELONGINGS,
    BELONGINGS_VERSION,
    storeId,
    head,
  ]);
  if (rows[0]?.isCurrent === true) return;
  await inTransaction(pool, {
    // The checkpoint is reset first, so that a running batch ends before the rows are deleted.
    read: (client) => client.query(RESET_CHECKPOINT, [BELONGINGS, storeId]),
    write: (client) => [
      client.query('delete from write_side.belongings'),
      client.query('delete from write_side.parked_streams where projection = $1', [BELONGINGS]),
      client.query(SET_VERSION, [BELONGINGS, BELONGINGS_VERSION]),
    ],
  });
};

const IS_CURRENT = `
select exists (select from write_side.indexes where name = $1 and version = $2)
  and not exists (select from write_side.checkpoints where name = $1 and (store_id <> $3 or position > $4 collate "C"))
  as "isCurrent"`;

const RESET_CHECKPOINT = `
update write_side.checkpoints set store_id = $2, position = null, epoch = epoch + 1, updated_at = clock_timestamp()
where name = $1`;

const SET_VERSION = `
insert into write_side.indexes (name, version) values ($1, $2)
on conflict (name) do update set version = excluded.version`;

type IndexedRow = {
  readonly position: string | null;
  readonly ids: readonly string[];
  readonly parked: readonly { readonly stream: string; readonly revision: string }[];
};

/** Reads rows, checkpoint and parked streams in one snapshot. Rows of another version or log do not count as read. */
export const readBelongingsIndex = ({ pool, store }: IndexDeps): ReadIndex => {
  return async (owner, kind) => {
    const { rows } = await pool.query<IndexedRow>(READ, [
      BELONGINGS,
      BELONGINGS_VERSION,
      await store.storeId(),
      owner,
      kind,
    ]);
    const [row] = rows;
    const isFilled = row !== undefined && row.position !== null;
    return {
      ids: row?.ids ?? [],
      position: isFilled ? positionOf(row.position) : undefined,
      parked: isFilled ? row.parked.map(({ stream, revision }) => ({ stream, revision: revisionOf(revision) })) : [],
    };
  };
};

const READ = `
select
  (select position from write_side.checkpoints join write_side.indexes using (name)
   where name = $1 and version = $2 and store_id = $3) as position,
  array(select id from write_side.belongings where owner = $4 and kind = $5 order by position) as ids,
  (select coalesce(json_agg(json_build_object('stream', stream, 'revision', revision::text)), '[]')
   from write_side.parked_streams where projection = $1) as parked`;
