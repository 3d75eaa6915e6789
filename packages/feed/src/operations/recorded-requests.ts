import type { ClientBase, Pool } from 'pg';
import { shortened } from '../parked-streams.ts';
import type { Asked } from './asked.ts';

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

/** Records a request, so that it is visible while it waits. An existing record stays. */
export const noteAsked = async (client: Pool | ClientBase, schema: string, asked: readonly Asked[]): Promise<void> => {
  for (const each of asked)
    await client.query(
      `insert into ${schema}.operations
         (projection, request_id, operation, stream, event_id, reason, requested_by, requested_at, position)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (projection, request_id) do nothing`,
      [
        each.handler,
        each.requestId,
        each.operation,
        'stream' in each ? each.stream : null,
        'eventId' in each ? each.eventId : null,
        'reason' in each ? each.reason : null,
        each.requestedBy,
        each.requestedAt,
        each.position,
      ],
    );
};

/** Those of the requests that have not been applied yet. */
export const notEnded = async (
  client: Pool | ClientBase,
  schema: string,
  handler: string,
  asked: readonly Asked[],
): Promise<readonly Asked[]> => {
  if (asked.length === 0) return [];
  const { rows } = await client.query<{ request_id: string }>(
    `select request_id from ${schema}.operations where projection = $1 and ended_at is not null`,
    [handler],
  );
  const ended = new Set(rows.map(({ request_id }) => request_id));
  return asked.filter(({ requestId }) => !ended.has(requestId));
};

/** Sends the statement that ends requests. Send it in the transaction of their effect: then it happens once. */
export const endRequests = (
  client: Pool | ClientBase,
  schema: string,
  asked: readonly Asked[],
  { outcome, applied, error }: Ending,
): Promise<unknown> =>
  client.query(
    `update ${schema}.operations set ended_at = clock_timestamp(), outcome = $3, applied = $4, error = $5
     where (projection, request_id) in (select * from unnest($1::text[], $2::uuid[])) and ended_at is null`,
    [
      asked.map(({ handler }) => handler),
      asked.map(({ requestId }) => requestId),
      outcome,
      applied ?? null,
      error === undefined ? null : shortened(error),
    ],
  );
