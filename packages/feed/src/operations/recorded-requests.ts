import type { ClientBase, Pool } from 'pg';
import { shortened } from '../parked-streams.ts';
import type { OperationRequest } from './requests.ts';

/**
 * The outcome of a request:
 * - `rebuilt`: the shown table was begun after the request; `not-needed`: the table was to be filled from the first event anyway;
 * - `stopped`: the rebuild stopped, and the previous table is still shown;
 * - `released`: the stream is followed again; `parked-again`: it was parked again;
 * - `left-out`: a rebuild skipped the event; `not-parked`: the stream was not parked, or not at that event.
 */
export type Outcome = 'rebuilt' | 'not-needed' | 'stopped' | 'released' | 'parked-again' | 'left-out' | 'not-parked';

export type Ending = {
  readonly outcome: Outcome;
  /** How many held events were applied. */
  readonly applied?: number;
  readonly error?: string;
};

/** Records requests, so that they are visible while they wait. Existing records stay. */
export const recordRequests = async (
  client: Pool | ClientBase,
  schema: string,
  requests: readonly OperationRequest[],
): Promise<void> => {
  for (const each of requests)
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

/** The requests that have not been applied yet. */
export const unfinished = async (
  client: Pool | ClientBase,
  schema: string,
  handler: string,
  requests: readonly OperationRequest[],
): Promise<readonly OperationRequest[]> => {
  if (requests.length === 0) return [];
  const { rows } = await client.query<{ request_id: string }>(
    `select request_id from ${schema}.operations where projection = $1 and ended_at is not null`,
    [handler],
  );
  const ended = new Set(rows.map(({ request_id }) => request_id));
  return requests.filter(({ requestId }) => !ended.has(requestId));
};

/** Sends the statement that ends requests. In the transaction of their effect, they take effect exactly once. */
export const endRequests = (
  client: Pool | ClientBase,
  schema: string,
  requests: readonly OperationRequest[],
  { outcome, applied, error }: Ending,
): Promise<unknown> =>
  client.query(
    `update ${schema}.operations set ended_at = clock_timestamp(), outcome = $3, applied = $4, error = $5
     where (projection, request_id) in (select * from unnest($1::text[], $2::uuid[])) and ended_at is null`,
    [
      requests.map(({ handler }) => handler),
      requests.map(({ requestId }) => requestId),
      outcome,
      applied ?? null,
      error === undefined ? null : shortened(error),
    ],
  );
