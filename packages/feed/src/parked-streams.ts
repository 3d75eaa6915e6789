import { storableText } from '@twofold/contracts/text';
import type { Position, RecordedEvent, Revision } from '@twofold/event-store/port';
import { revisionOf } from '@twofold/event-store/units';
import type { ClientBase, Pool } from 'pg';

/**
 * A stream that one handler no longer follows, because it could not apply this event. Times are ISO texts. `projection`,
 * the column's name in the schemas `read_models` and `write_side`, is the handler's name.
 */
export type ParkedStream = {
  readonly projection: string;
  readonly stream: string;
  readonly revision: Revision;
  readonly position: Position;
  readonly eventId: string;
  readonly eventType: string;
  readonly error: string;
  readonly stack: string;
  /** How often the event was tried in total. */
  readonly attempts: number;
  readonly firstAt: string;
  readonly lastAt: string;
};

type ParkedRecord = Omit<ParkedStream, 'revision' | 'firstAt' | 'lastAt'> & {
  readonly revision: string;
  readonly firstAt: Date;
  readonly lastAt: Date;
};

const COLUMNS = `projection, stream, revision, position, event_id as "eventId", event_type as "eventType", error, stack,
  attempts, first_at as "firstAt", last_at as "lastAt"`;

const parkedOf = (row: ParkedRecord): ParkedStream => ({
  ...row,
  revision: revisionOf(row.revision),
  firstAt: row.firstAt.toISOString(),
  lastAt: row.lastAt.toISOString(),
});

/** For each handler, the streams that have been parked longest, up to the limit. */
export const parkedStreams = async (
  client: Pool | ClientBase,
  schema: string,
  limit = 100,
): Promise<ParkedStream[]> => {
  const { rows } = await client.query<ParkedRecord>(
    `select ${COLUMNS} from (
       select *, row_number() over (partition by projection order by first_at, position) as place from ${schema}.parked_streams
     ) as placed where place <= $1 order by projection, place`,
    [limit],
  );
  return rows.map(parkedOf);
};

export const parkedStream = async (
  client: Pool | ClientBase,
  schema: string,
  projection: string,
  stream: string,
): Promise<ParkedStream | undefined> => {
  const { rows } = await client.query<ParkedRecord>(
    `select ${COLUMNS} from ${schema}.parked_streams where projection = $1 and stream = $2`,
    [projection, stream],
  );
  return rows.map(parkedOf)[0];
};

/** The names of all streams that a handler does not follow at the moment. */
export const parkedNames = async (
  client: Pool | ClientBase,
  schema: string,
  projection: string,
): Promise<Set<string>> => {
  const { rows } = await client.query<{ stream: string }>(
    `select stream from ${schema}.parked_streams where projection = $1`,
    [projection],
  );
  return new Set(rows.map(({ stream }) => stream));
};

/** The number of parked streams of each handler; handlers without any are missing. */
export const parkedCounts = async (client: Pool | ClientBase, schema: string): Promise<Map<string, number>> => {
  const { rows } = await client.query<{ projection: string; count: number }>(
    `select projection, count(*)::int as count from ${schema}.parked_streams group by projection`,
  );
  return new Map(rows.map(({ projection, count }) => [projection, count]));
};

/** The parked streams in words: the handlers and some of their streams; undefined if there are none. */
export const parkedInWords = (parked: readonly Pick<ParkedStream, 'projection' | 'stream'>[]): string | undefined => {
  const named = parked.slice(0, MAX_NAMED).map(({ projection, stream }) => `${projection}: ${stream} is parked`);
  if (parked.length > MAX_NAMED) named.push(`${parked.length - MAX_NAMED} more`);
  return named.length === 0 ? undefined : named.join(', ');
};

/** Parks the stream of an event, or counts another failure of the same one. */
export const parkStream = (
  client: ClientBase,
  schema: string,
  projection: string,
  event: RecordedEvent,
  failure: { readonly error: Error; readonly attempts: number; readonly at: Date },
): Promise<unknown> =>
  client.query(
    `insert into ${schema}.parked_streams as parked
       (projection, stream, revision, position, event_id, event_type, error, stack, attempts, first_at, last_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
     on conflict (projection, stream) do update set
       revision = excluded.revision, position = excluded.position, event_id = excluded.event_id,
       event_type = excluded.event_type, error = excluded.error, stack = excluded.stack,
       attempts = excluded.attempts + case when parked.event_id = excluded.event_id then parked.attempts else 0 end,
       first_at = case when parked.event_id = excluded.event_id then parked.first_at else excluded.first_at end,
       last_at = excluded.last_at`,
    [
      projection,
      event.stream,
      event.revision.toString(),
      event.position,
      event.id,
      event.type,
      shortened(failure.error.message),
      shortened(failure.error.stack ?? ''),
      failure.attempts,
      failure.at,
    ],
  );

/** A held event was applied: the stream now waits behind it. */
export const advanceParked = (
  client: ClientBase,
  schema: string,
  projection: string,
  applied: RecordedEvent,
): Promise<unknown> =>
  client.query(`update ${schema}.parked_streams set revision = $3 where projection = $1 and stream = $2`, [
    projection,
    applied.stream,
    (applied.revision + 1n).toString(),
  ]);

export const releaseStream = (
  client: ClientBase,
  schema: string,
  projection: string,
  stream: string,
): Promise<unknown> =>
  client.query(`delete from ${schema}.parked_streams where projection = $1 and stream = $2`, [projection, stream]);

/** After a rebuild nothing is parked: it has applied every event that was not skipped. */
export const releaseAll = (client: ClientBase, schema: string, projection: string): Promise<unknown> =>
  client.query(`delete from ${schema}.parked_streams where projection = $1`, [projection]);

/** The ids of the events that an operator told this handler to skip permanently: rebuilds skip them too. */
export const skippedEvents = async (
  client: Pool | ClientBase,
  schema: string,
  projection: string,
): Promise<Set<string>> => {
  const { rows } = await client.query<{ event_id: string }>(
    `select event_id from ${schema}.skipped_events where projection = $1`,
    [projection],
  );
  return new Set(rows.map((row) => row.event_id));
};

export const skipEvent = (
  client: ClientBase,
  schema: string,
  projection: string,
  event: Pick<ParkedStream, 'eventId' | 'stream' | 'position'>,
  skip: { readonly reason: string; readonly at: Date },
): Promise<unknown> =>
  client.query(
    `insert into ${schema}.skipped_events (projection, event_id, stream, position, reason, skipped_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (projection, event_id) do nothing`,
    [projection, event.eventId, event.stream, event.position, shortened(skip.reason), skip.at],
  );

const MAX_CHARACTERS = 8_000;
const MAX_NAMED = 10;

/** Makes an error's text storable: it may quote the text that made the database refuse the event. */
export const shortened = (text: string): string => storableText(text.slice(0, MAX_CHARACTERS));
