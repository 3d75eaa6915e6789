import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { cpuNow, type CpuMs } from '../harness/process-cpu.ts';
import { HEAD } from '../harness/followers.ts';
import type { Figures } from '../harness/race.ts';
import { keepInFlight } from '../harness/in-flight.ts';
import { pollUntil } from '../harness/poll-until.ts';
import type { Pids } from './product.ts';

const IN_FLIGHT = 2;
const IDLE_MS = 10_000;

type Usage = Readonly<Record<keyof Pids, CpuMs>>;
/** Processor ms that each process takes in a second without any request. */
type Idle = Usage;

type Scene = { readonly pids: Pids; readonly client: Client; readonly signal: AbortSignal };

/** Measures what the processes take while they wait. */
export const idleOf = async ({ pids, signal }: Scene): Promise<Idle> => {
  const before = cpuNow(pids);
  await pause(IDLE_MS, undefined, { signal });
  return combined(cpuNow(pids), before, (after, earlier) => (after - earlier) / (IDLE_MS / 1_000));
};

/**
 * Runs `act` `count` times, and waits until reactors, projections and jobs have caught up. Answers the processor ms that one
 * run took in each process, without what the processes take while they wait.
 */
export const measurePhase = async (
  scene: Scene,
  idle: Idle,
  { count, act }: { readonly count: number; readonly act: (index: number) => Promise<void> },
): Promise<Figures> => {
  const { pids, client, signal } = scene;
  const [eventsBefore, before, startedAt] = [await countEvents(client), cpuNow(pids), performance.now()];
  let next = 0;
  await keepInFlight(IN_FLIGHT, { pieces: count, signal }, () => act(next++), 'pieces');
  await pollUntil(() => hasSettled(client), signal);
  const seconds = (performance.now() - startedAt) / 1_000;
  const used = combined(cpuNow(pids), before, (after, earlier) => after - earlier);
  const each = combined(used, idle, (ms, idleMs) => (ms - idleMs * seconds) / count);
  const events = (await countEvents(client)) - eventsBefore;
  return {
    events: events / count,
    command: each.command.own,
    'its children': each.command.started,
    reactors: each.reactors.own,
    query: each.query.own,
    projector: each.projector.own,
    PostgreSQL: each.PostgreSQL.own + each.PostgreSQL.started,
  };
};

const combined = (left: Usage, right: Usage, combine: (one: number, other: number) => number): Usage =>
  Object.fromEntries(
    Object.entries(left).map(([name, { own, started }]) => {
      const other = right[name as keyof Pids];
      return [name, { own: combine(own, other.own), started: combine(started, other.started) }];
    }),
  ) as Usage;

const countEvents = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ events: number }>('select count(*)::int as events from event_log.events');
  return rows[0]?.events ?? 0;
};

/** Whether all followers of the log have reached its head and no job is due. */
const SETTLED = `
  select not exists (
    select from (select position from write_side.checkpoints union all select position from read_models.checkpoints) as each
    where position is distinct from ${HEAD}
  ) and not exists (
    select from graphile_worker._private_jobs
    where run_at <= now() and attempts < max_attempts
  ) as settled`;

const hasSettled = async (client: Client): Promise<boolean> =>
  (await client.query<{ settled: boolean }>(SETTLED)).rows[0]?.settled ?? false;
