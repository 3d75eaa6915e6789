import { pause } from '@twofold/event-store/timing';
import type { Logger } from '@twofold/http/log';
import type { Pool, PoolClient } from 'pg';
import { DELIVER_WEBHOOK, MEASURE_SITE, SEND_COMMAND, WRITE_LATE_REPORT } from './job-queue.ts';

/**
 * The job worker marks what it does as its own, and takes marks for dead after four hours only. So each worker shows that
 * it lives by a lock that its session holds: what is marked by a worker without one is anybody's again within ten seconds.
 */
const LOOK_EVERY_MS = 4_000;
/** A worker that has just started may have a job before it has its lock. */
const MARK_MS = 3_000;

const LIVE = 'select pg_advisory_lock_shared(hashtextextended($1, 0))';
const FREE = `
  with dead as materialized (
    select locked_by from (
      select locked_by, max(locked_at) as last from graphile_worker._private_jobs
      where locked_by is not null and locked_by <> $1 group by locked_by
    ) as marks
    where last < now() - $2 * interval '1 millisecond' and pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
  )
  select graphile_worker.force_unlock_workers(array_agg(locked_by)), count(*)::int as freed from dead having count(*) > 0`;

/**
 * A job that is scheduled again while somebody is at it becomes another one: what is left of the first has no key, and is
 * not tried again. Where nobody ended it, it would count indefinitely as one that has failed.
 */
const FORGET = `
  delete from graphile_worker._private_jobs as jobs using graphile_worker._private_tasks as tasks
  where tasks.id = jobs.task_id and tasks.identifier in ('${SEND_COMMAND}', '${MEASURE_SITE}', '${WRITE_LATE_REPORT}', '${DELIVER_WEBHOOK}')
    and jobs.key is null and jobs.locked_at is null and jobs.attempts >= jobs.max_attempts`;

/** When the answer with a job is lost, its worker lives and knows nothing of it. A queue of its own is held up by it. */
const FREE_UNKNOWN = `
  with freed as (
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by = $1 and locked_at < now() - $2 * interval '1 millisecond'
      and id <> all ($3::bigint[]) and id || ':' || attempts <> all ($4::text[])
    returning job_queue_id
  ), queues as (
    update graphile_worker._private_job_queues as queue set locked_at = null, locked_by = null
    from freed where queue.id = freed.job_queue_id and queue.locked_by = $1
  )
  select count(*)::int as freed from freed`;
const MARKED = `
  select id || ':' || attempts as attempt from graphile_worker._private_jobs where locked_by = $1`;

/**
 * What a worker knows of its jobs: the ids of those that it is at, and each attempt that it has ended, as `attemptOf` names
 * it. It notes an end without waiting for that, and for minutes where the database is away: until then the mark stays.
 */
export type KnownJobs = { readonly atWork: Set<string>; readonly ended: Set<string> };

export const attemptOf = ({ id, attempts }: { readonly id: string; readonly attempts: number }): string =>
  `${id}:${attempts}`;

/** Shows that this worker lives, on this session. */
export const holdLivenessLock = (client: PoolClient, workerId: string): Promise<unknown> =>
  client.query(LIVE, [workerId]);

/** Gives up the marks of all workers that do not live, but for this one. Answers how many workers that were. */
export const releaseOrphanedJobs = async (client: PoolClient, workerId: string): Promise<number> => {
  const { rows } = await client.query<{ freed: number }>(FREE, [workerId, MARK_MS]);
  const freed = rows[0]?.freed ?? 0;
  if (freed > 0) await client.query(FORGET);
  return freed;
};

/**
 * Gives up this worker's own marks, but for those on jobs that it knows, and forgets what has ended once the mark is gone.
 * Answers how many jobs it did not know.
 */
export const releaseUnknownJobs = async (
  client: PoolClient,
  workerId: string,
  { atWork, ended }: KnownJobs,
): Promise<number> => {
  const hasEnded = [...ended];
  const unknown = await client.query<{ freed: number }>(FREE_UNKNOWN, [workerId, MARK_MS, [...atWork], hasEnded]);
  const { rows } = await client.query<{ attempt: string }>(MARKED, [workerId]);
  const marked = new Set(rows.map(({ attempt }) => attempt));
  for (const attempt of hasEnded) if (!marked.has(attempt)) ended.delete(attempt);
  return unknown.rows[0]?.freed ?? 0;
};

/** Shows that this worker lives, and frees the jobs of those that do not, and those that it does not know, until the signal aborts. */
export const superviseJobs = async (deps: {
  readonly pool: Pool;
  readonly workerId: string;
  readonly known: KnownJobs;
  readonly log: Logger;
  readonly signal: AbortSignal;
}): Promise<void> => {
  const { log, signal } = deps;
  while (!signal.aborted) {
    await watchOnOneSession(deps).catch((error: unknown) => {
      log.warn({ err: error }, 'jobs are not watched over, trying again');
    });
    await pause(LOOK_EVERY_MS, signal);
  }
};

/** @throws Error when the session is lost */
const watchOnOneSession = async ({ pool, workerId, known, log, signal }: Parameters<typeof superviseJobs>[0]) => {
  const client = await pool.connect();
  try {
    await holdLivenessLock(client, workerId);
    while (!signal.aborted) {
      const freed = await releaseOrphanedJobs(client, workerId);
      if (freed > 0) log.warn({ workers: freed }, 'took over the jobs of workers that have died');
      const unknown = await releaseUnknownJobs(client, workerId, known);
      if (unknown > 0) log.warn({ jobs: unknown }, 'gave jobs up that this worker never heard of');
      await pause(LOOK_EVERY_MS, signal);
    }
  } finally {
    // The lock goes with the session.
    client.release(true);
  }
};
