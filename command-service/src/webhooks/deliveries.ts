import type { WebhookDelivery } from '@twofold/contracts/webhooks/api';
import { traceparentNow } from '@twofold/tracing/tracing';
import type pg from 'pg';
import { DELIVER_WEBHOOK } from '../reactors/job-queue.ts';
import { messageId } from './message-id.ts';

export type DeliveryToAdd = {
  readonly id: string;
  readonly endpointId: string;
  readonly type: string;
  readonly body: string;
  readonly at: Date;
};

/** A delivery to attempt now. */
export type DueDelivery = {
  readonly id: string;
  readonly endpointId: string;
  readonly userId: number;
  readonly type: string;
  readonly body: string;
  readonly tries: number;
  readonly sealedSecret: Buffer;
};

/** How an attempt ended; `next` is the final state of the delivery, or the time of the next attempt. */
export type EndOfAttempt = {
  readonly durationMs: number;
  readonly status?: number | undefined;
  readonly answer?: string | undefined;
  readonly problem?: string | undefined;
  readonly next: { readonly state: 'delivered' | 'failed' } | { readonly inMs: number; readonly at: Date };
};

/** The deliveries of each endpoint. Only the last ended ones are kept; pending ones are never dropped. */
export interface Deliveries {
  /** Adds a delivery and its job atomically. Adding the same id again changes nothing. */
  add(delivery: DeliveryToAdd): Promise<void>;
  /** The pending delivery; `undefined` if it has ended or is gone. */
  findDue(id: string): Promise<DueDelivery | undefined>;
  /** Records an attempt before it is made. Answers its number. */
  beginAttempt(id: string, at: Date): Promise<number>;
  /** Records the result of an attempt and schedules the next one, in one statement. */
  endAttempt(id: string, number: number, end: EndOfAttempt): Promise<void>;
  stop(id: string): Promise<void>;
  /** Starts a delivery again. Answers whether it exists. */
  again(id: string, endpointId: string, at: Date): Promise<boolean>;
  list(endpointId: string): Promise<readonly WebhookDelivery[]>;
}

/** The number of ended deliveries kept per endpoint. */
export const KEPT_DELIVERIES = 50;
/** The attempts of a job that keeps failing, for example while the database is unreachable. */
const MAX_JOB_ATTEMPTS = 25;

/** Each endpoint has its own queue with one message at a time, so that a slow endpoint does not delay the others. */
const addJob = (endpointId: string, id: string, delayMs: string, traceparent: string): string =>
  `graphile_worker.add_job('${DELIVER_WEBHOOK}',
     payload => json_strip_nulls(json_build_object('deliveryId', ${id}, 'traceparent', ${traceparent}::text)),
     queue_name => 'webhook-' || ${endpointId}, run_at => now() + ${delayMs} * interval '1 millisecond',
     max_attempts => ${MAX_JOB_ATTEMPTS}, job_key => '${DELIVER_WEBHOOK}-' || ${id})`;

const ADD = `
with added as (
  insert into write_side.webhook_deliveries (id, endpoint_id, type, body, created_at, next_try_at)
  select $1, e.id, $3, $4, $5, $5 from write_side.webhook_endpoints e where e.id = $2 for key share
  on conflict do nothing returning id, endpoint_id
)
select ${addJob('endpoint_id::text', 'id::text', '0', '$6')} from added`;

const FORGET = `
delete from write_side.webhook_deliveries where id in (
  select id from write_side.webhook_deliveries where endpoint_id = $1 and state <> 'waiting'
  order by created_at desc, id offset ${KEPT_DELIVERIES})`;

const DUE = `
select d.id, d.endpoint_id as "endpointId", e.user_id::int as "userId", d.type, d.body, d.tries, e.sealed_secret as "sealedSecret"
from write_side.webhook_deliveries d join write_side.webhook_endpoints e on e.id = d.endpoint_id
where d.id = $1 and d.state = 'waiting'`;

const BEGIN_ATTEMPT = `
with counted as (
  update write_side.webhook_deliveries set attempts = attempts + 1, tries = tries + 1 where id = $1 returning id, attempts
)
insert into write_side.webhook_attempts (delivery_id, number, started_at) select id, attempts, $2 from counted returning number`;

const END_ATTEMPT = `
with attempt as (
  update write_side.webhook_attempts set duration_ms = $3, status = $4, answer = $5, problem = $6
  where delivery_id = $1 and number = $2 returning delivery_id
), ended as (
  update write_side.webhook_deliveries d set state = coalesce($7, 'waiting'), next_try_at = $8
  from attempt where d.id = attempt.delivery_id returning d.id, d.endpoint_id
)
select case when $9::bigint is not null then ${addJob('endpoint_id::text', 'id::text', '$9::bigint', '$10')} end from ended`;

const AGAIN = `
with again as (
  update write_side.webhook_deliveries set state = 'waiting', tries = 0, next_try_at = $3
  where id = $1 and endpoint_id = $2 returning id, endpoint_id
)
select ${addJob('endpoint_id::text', 'id::text', '0', '$4')} from again`;

const LIST = `
select d.id, d.type, d.state, d.body, d.created_at as "createdAt", d.next_try_at as "nextTryAt",
  coalesce(json_agg(json_build_object('number', a.number, 'startedAt', a.started_at, 'durationMs', a.duration_ms,
    'status', a.status, 'answer', a.answer, 'problem', a.problem) order by a.number) filter (where a.number is not null), '[]') as attempts
from write_side.webhook_deliveries d left join write_side.webhook_attempts a on a.delivery_id = d.id
where d.endpoint_id = $1 group by d.id order by d.created_at desc, d.id limit 100`;

/** Jobs continue the current trace. */
const traceparent = (): string | null => traceparentNow() ?? null;

type ListedRow = {
  readonly id: string;
  readonly type: WebhookDelivery['type'];
  readonly state: WebhookDelivery['state'];
  readonly body: string;
  readonly createdAt: Date;
  readonly nextTryAt: Date | null;
  readonly attempts: readonly {
    readonly [Key in 'number' | 'startedAt' | 'durationMs' | 'status' | 'answer' | 'problem']: unknown;
  }[];
};

/** Stores them in `write_side.webhook_deliveries` and their attempts in `write_side.webhook_attempts`. */
export const postgresDeliveries = ({ pool }: { readonly pool: Pick<pg.Pool, 'query'> }): Deliveries => ({
  add: async ({ id, endpointId, type, body, at }) => {
    await pool.query(ADD, [id, endpointId, type, body, at, traceparent()]);
    await pool.query(FORGET, [endpointId]);
  },
  findDue: async (id) => (await pool.query<DueDelivery>(DUE, [id])).rows[0],
  beginAttempt: async (id, at) => {
    const { rows } = await pool.query<{ number: number }>(BEGIN_ATTEMPT, [id, at]);
    if (!rows[0]) throw new Error('The delivery was deleted before the attempt began');
    return rows[0].number;
  },
  endAttempt: async (id, number, { durationMs, status, answer, problem, next }) => {
    const [state, at, inMs] = 'state' in next ? [next.state, null, null] : [null, next.at, next.inMs];
    const values = [id, number, durationMs, status, answer, problem, state, at, inMs, traceparent()];
    await pool.query(END_ATTEMPT, values);
  },
  stop: async (id) => {
    await pool.query(`update write_side.webhook_deliveries set state = 'stopped', next_try_at = null where id = $1`, [
      id,
    ]);
  },
  again: async (id, endpointId, at) => (await pool.query(AGAIN, [id, endpointId, at, traceparent()])).rowCount === 1,
  list: async (endpointId) => (await pool.query<ListedRow>(LIST, [endpointId])).rows.map(toView),
});

const toView = ({ id, type, state, body, createdAt, nextTryAt, attempts }: ListedRow): WebhookDelivery => ({
  id: messageId(id),
  type,
  state,
  createdAt: createdAt.toISOString(),
  ...(nextTryAt && { nextTryAt: nextTryAt.toISOString() }),
  body,
  attempts: attempts.map(
    (attempt) =>
      ({
        ...Object.fromEntries(Object.entries(attempt).filter(([, value]) => value !== null)),
        startedAt: new Date(String(attempt.startedAt)).toISOString(),
      }) as WebhookDelivery['attempts'][number],
  ),
});
