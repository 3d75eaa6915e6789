import type { Pool } from 'pg';
import type { EventFilter, EventMetadata, RecordedEvent } from '../port.ts';
import { revisionOf } from '../units.ts';
import { densePosition } from './dense-position.ts';

/**
 * A page. `last` is the position of its last event, if any; `next` is the start of the next page, undefined at the end.
 * Events are created lazily, so that the next page can be requested first.
 */
export type Page = {
  readonly count: number;
  readonly last: bigint | undefined;
  readonly next: bigint | undefined;
  readonly events: () => readonly RecordedEvent[];
};

/** Events of the whole log between two positions, both excluded; backwards from the upper one. */
export type LogRange = {
  readonly above: bigint;
  readonly below: bigint;
  readonly isBackwards: boolean;
  readonly filter?: EventFilter | undefined;
  readonly limit: number;
};

/** Events of one stream from a revision on, inclusive. */
export type StreamRange = {
  readonly stream: string;
  readonly from: bigint;
  readonly isBackwards: boolean;
  readonly limit: number;
};

/**
 * Large enough that round trips are cheap, small enough for the young generation of the garbage collector: twice as
 * fast as pages of 1,000.
 */
export const PAGE_EVENTS = 500;
/** A page ends with the event that reaches this size: large events must not fill the memory. */
const PAGE_BYTES = 4 * 1024 * 1024;

/** A page as the server returns it: for each column, one text of all values; then the number of events and their size. */
type Columns = readonly [
  positions: string,
  streams: string,
  revisions: string,
  types: string,
  ids: string,
  datas: string,
  metadatas: string,
  times: string,
  count: string,
  bytes: string,
];

/** `$1` is the maximum number of events, `$2` of bytes. An aggregate takes the rows in the order of its subquery. */
const pageSql = (where: string, order: string): string => `
  select string_agg(position::text, E'\\n'), string_agg(stream, E'\\n'), string_agg(revision::text, E'\\n'),
         string_agg(type, E'\\n'), string_agg(id::text, E'\\n'), string_agg(data, ','), string_agg(metadata, ','),
         string_agg(recorded_at::text, E'\\n'), count(*), sum(size)
  from (
    select *, sum(size) over (order by ${order} rows between unbounded preceding and 1 preceding) as before
    from (
      select *, octet_length(data) + octet_length(metadata) as size
      from event_log.events where ${where} order by ${order} limit $1
    ) as sized
  ) as page
  where before is null or before < $2`;

const IN_RANGE = 'position > $3 and position < $4';
const KEPT = '($5::text[] is null or type = any ($5)) and ($6::text[] is null or stream ^@ any ($6))';
const STATEMENTS = {
  log: pageSql(IN_RANGE, 'position'),
  'log-backwards': pageSql(IN_RANGE, 'position desc'),
  filtered: pageSql(`${IN_RANGE} and ${KEPT}`, 'position'),
  'filtered-backwards': pageSql(`${IN_RANGE} and ${KEPT}`, 'position desc'),
  stream: pageSql('stream = $3 and revision >= $4', 'revision'),
  'stream-backwards': pageSql('stream = $3 and revision <= $4', 'revision desc'),
};

export const readLogPage = async (pool: Pool, range: LogRange): Promise<Page> => {
  const { above, below, isBackwards, filter, limit } = range;
  const kind = filter === undefined ? 'log' : 'filtered';
  const kept = filter === undefined ? [] : [filter.types ?? null, filter.streamPrefixes ?? null];
  const values = [above.toString(), below.toString(), ...kept];
  const { count, isFull, columns } = await readColumns(pool, isBackwards ? `${kind}-backwards` : kind, limit, values);
  const last = count === 0 ? undefined : lastOf(columns[0]);
  return { count, last, next: isFull ? last : undefined, events: () => eventsOf(columns, count) };
};

export const readStreamPage = async (pool: Pool, range: StreamRange): Promise<Page> => {
  const { stream, from, isBackwards, limit } = range;
  const statement = isBackwards ? 'stream-backwards' : 'stream';
  const { count, isFull, columns } = await readColumns(pool, statement, limit, [stream, from.toString()]);
  const last = count === 0 ? undefined : lastOf(columns[2]);
  const hasMore = isFull && last !== undefined && (!isBackwards || last > 0n);
  const next = hasMore ? last + (isBackwards ? -1n : 1n) : undefined;
  return { count, last, next, events: () => eventsOf(columns, count) };
};

const lastOf = (lines: string): bigint => BigInt(lines.slice(lines.lastIndexOf('\n') + 1));

type PageColumns = { readonly count: number; readonly isFull: boolean; readonly columns: Columns };

/** `isFull`: the page ended because it reached a limit. */
const readColumns = async (
  pool: Pool,
  statement: keyof typeof STATEMENTS,
  limit: number,
  values: readonly unknown[],
): Promise<PageColumns> => {
  const { rows } = await pool.query<[...Columns]>({
    name: statement,
    text: STATEMENTS[statement],
    values: [limit, PAGE_BYTES, ...values],
    rowMode: 'array',
  });
  const columns = rows[0];
  if (columns === undefined) throw new Error('An aggregate query returned no row');
  const count = Number(columns[8]);
  return { count, isFull: count === limit || Number(columns[9]) >= PAGE_BYTES, columns };
};

/** Parses the data and metadata of a whole page at once, which is much faster than event by event. */
const eventsOf = (columns: Columns, count: number): RecordedEvent[] => {
  if (count === 0) return [];
  const positions = columns[0].split('\n');
  const datas: unknown[] = JSON.parse(`[${columns[5]}]`);
  const metadatas: EventMetadata[] = JSON.parse(`[${columns[6]}]`);
  if (datas.length !== count || metadatas.length !== count)
    throw new Error(`Some of the ${count} events from position ${positions[0]} are not JSON`);
  const stream = oneByOne(ownLines(columns[1]));
  const revision = oneByOne(columns[2].split('\n'));
  const type = oneByOne(columns[3].split('\n'));
  const id = oneByOne(ownLines(columns[4]));
  const metadata = oneByOne(metadatas);
  const recordedAt = isoTimes(oneByOne(columns[7].split('\n')));
  return positions.map((position, index) => ({
    id: id(),
    type: type(),
    data: datas[index],
    metadata: metadata(),
    stream: stream(),
    revision: revisionOf(revision()),
    position: densePosition(position),
    recordedAt: recordedAt(),
  }));
};

/**
 * Splits into copied strings. `split` returns slices that reference the whole text, so keeping one event's id would keep
 * the ids of the whole page in memory.
 */
const ownLines = (text: string): string[] => JSON.parse(JSON.stringify(text.split('\n')));

/** Iterates over a column: each call returns the next event's value. */
const oneByOne = <Item>(items: readonly Item[]): (() => Item) => {
  let index = 0;
  return () => {
    const item = items[index++];
    if (item === undefined) throw new Error('A column of a page is shorter than the others');
    return item;
  };
};

/** Converts PostgreSQL's UTC times, such as `2030-01-02 03:04:05.6+00`, to ISO times. Consecutive ones are often the same. */
const isoTimes = (time: () => string): (() => string) => {
  let last = '';
  let iso = '';
  return () => {
    const text = time();
    if (text !== last) {
      const [seconds = '', fraction = ''] = text.slice(0, -'+00'.length).split('.');
      iso = `${seconds.replace(' ', 'T')}.${fraction.padEnd(3, '0')}Z`;
      last = text;
    }
    return iso;
  };
};
