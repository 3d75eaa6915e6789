import { pause } from '@twofold/timing/timing';
import type { Logger } from '@twofold/http/log';
import type { Pool, PoolClient } from 'pg';
import { DELIVER_WEBHOOK, MEASURE_SITE, SEND_COMMAND, WRITE_LATE_REPORT } from './job-queue.ts';

/**
 * The job library treats the locks of dead workers as orphaned only after four hours. So each worker also holds an
 * advisory lock on its session, and jobs locked by a worker without one are freed within ten seconds.
 */
const CHECK_EVERY_MS = 4_000;
/** A worker that has just started may lock a job before it holds its advisory lock. */
const MIN_LOCKED_MS = 3_000;

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
 * If a job is scheduled again while it runs, a new job is added, and the old one loses its key and is not retried. If its
 * worker died, the old one would count as failed indefinitely.
 */
const FORGET = `
  delete from graphile_worker._private_jobs as jobs using graphile_worker._private_tasks as tasks
  where tasks.id = jobs.task_id and tasks.identifier in ('${SEND_COMMAND}', '${MEASURE_SITE}', '${WRITE_LATE_REPORT}', '${DELIVER_WEBHOOK}')
    and jobs.key is null and jobs.locked_at is null and jobs.attempts >= jobs.max_attempts`;

/**
 * If the database's answer with a job was lost, its worker is alive but does not run the job, which would block its named
 * queue.
 */
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
 * The jobs that a worker knows: the ids of those it runs, and the attempts it has ended (`attemptOf`). The library records
 * the end of a job without awaiting it, which takes minutes while the database is down; until then the lock stays.
 */
export type KnownJobs = { readonly atWork: Set<string>; readonly ended: Set<string> };

export const attemptOf = ({ id, attempts }: { readonly id: string; readonly attempts: number }): string =>
  `${id}:${attempts}`;

/** Marks this worker as alive, on this session. */
export const holdLivenessLock = (client: PoolClient, workerId: string): Promise<unknown> =>
  client.query(LIVE, [workerId]);

/** Frees the jobs of dead workers. Answers the number of those workers. */
export const releaseOrphanedJobs = async (client: PoolClient, workerId: string): Promise<number> => {
  const { rows } = await client.query<{ freed: number }>(FREE, [workerId, MIN_LOCKED_MS]);
  const freed = rows[0]?.freed ?? 0;
  if (freed > 0) await client.query(FORGET);
  return freed;
};

/**
 * Frees this worker's locked jobs that it does not know, and forgets ended attempts once their lock is gone. Answers
 * the number of freed jobs.
 */
export const releaseUnknownJobs = async (
  client: PoolClient,
  workerId: string,
  { atWork, ended }: KnownJobs,
): Promise<number> => {
  const hasEnded = [...ended];
  const unknown = await client.query<{ freed: number }>(FREE_UNKNOWN, [workerId, MIN_LOCKED_MS, [...atWork], hasEnded]);
  const { rows } = await client.query<{ attempt: string }>(MARKED, [workerId]);
  const marked = new Set(rows.map(({ attempt }) => attempt));
  for (const attempt of hasEnded) if (!marked.has(attempt)) ended.delete(attempt);
  return unknown.rows[0]?.freed ?? 0;
};

/** Marks this worker as alive, and frees jobs of dead workers and unknown ones of this worker, until the signal aborts. */
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
      log.warn({ err: error }, 'job monitoring failed, retrying');
    });
    await pause(CHECK_EVERY_MS, signal);
  }
};

/** @throws Error when the session is lost */
const watchOnOneSession = async ({ pool, workerId, known, log, signal }: Parameters<typeof superviseJobs>[0]) => {
  const client = await pool.connect();
  try {
    await holdLivenessLock(client, workerId);
    while (!signal.aborted) {
      const freed = await releaseOrphanedJobs(client, workerId);
      if (freed > 0) log.warn({ workers: freed }, 'released the jobs of dead workers');
      const unknown = await releaseUnknownJobs(client, workerId, known);
      if (unknown > 0) log.warn({ jobs: unknown }, 'released jobs unknown to this worker');
      await pause(CHECK_EVERY_MS, signal);
    }
  } finally {
    // The lock ends with the session.
    client.release(true);
  }
};
