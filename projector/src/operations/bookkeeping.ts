import type { ClientBase, Pool } from 'pg';
import { shortened } from '../parked-streams.ts';
import { SCHEMA } from '../read-model.ts';
import type { Asked } from './asked.ts';

const OPERATIONS = `${SCHEMA}.operations`;

/**
 * What came of a request:
 * - `rebuilt`: what is shown was begun after it was asked for; `not-needed`: it was so already;
 * - `stopped`: the rebuild stopped, and what was shown is shown still;
 * - `released`: the stream is followed again; `parked-again`: it was parked again;
 * - `left-out`: a rebuild left the event out; `not-parked`: the stream was not parked, or not at that event.
 */
export type Outcome = 'rebuilt' | 'not-needed' | 'stopped' | 'released' | 'parked-again' | 'left-out' | 'not-parked';

export type Ending = {
  readonly outcome: Outcome;
  /** How many held events were applied. */
  readonly applied?: number;
  readonly error?: string;
};

/** Writes down what was asked for, so that it can be seen while it waits. What is written down already stays. */
export const noteAsked = async (client: Pool | ClientBase, asked: readonly Asked[]): Promise<void> => {
  for (const { type, data, position } of asked)
    await client.query(
      `insert into ${OPERATIONS}
         (projection, request_id, operation, stream, event_id, reason, requested_by, requested_at, position)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (projection, request_id) do nothing`,
      [
        data.projection,
        data.requestId,
        NAMES[type],
        'stream' in data ? data.stream : null,
        'eventId' in data ? data.eventId : null,
        'reason' in data ? data.reason : null,
        data.requestedBy,
        data.requestedAt,
        position,
      ],
    );
};

const NAMES = {
  ProjectionRebuildRequested: 'rebuild',
  ParkedStreamRetryRequested: 'retry',
  ParkedStreamSkipRequested: 'skip',
} as const satisfies Readonly<Record<Asked['type'], string>>;

/** Those of the requests that nobody has obeyed yet. */
export const notEnded = async (
  client: Pool | ClientBase,
  projection: string,
  asked: readonly Asked[],
): Promise<readonly Asked[]> => {
  if (asked.length === 0) return [];
  const { rows } = await client.query<{ request_id: string }>(
    `select request_id from ${OPERATIONS} where projection = $1 and ended_at is not null`,
    [projection],
  );
  const ended = new Set(rows.map(({ request_id }) => request_id));
  return asked.filter(({ data }) => !ended.has(data.requestId));
};

/** Sends the statement that ends requests. Send it in the transaction of what they asked for: then it happens once. */
export const endRequests = (
  client: Pool | ClientBase,
  asked: readonly Asked[],
  { outcome, applied, error }: Ending,
): Promise<unknown> =>
  client.query(
    `update ${OPERATIONS} set ended_at = clock_timestamp(), outcome = $3, applied = $4, error = $5
     where (projection, request_id) in (select * from unnest($1::text[], $2::uuid[])) and ended_at is null`,
    [
      asked.map(({ data }) => data.projection),
      asked.map(({ data }) => data.requestId),
      outcome,
      applied ?? null,
      error === undefined ? null : shortened(error),
    ],
  );
