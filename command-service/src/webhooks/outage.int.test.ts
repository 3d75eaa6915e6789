import { createLog } from '@twofold/http/log';
import { eventually } from '@twofold/testing/eventually';
import { afterEach, describe, expect, it } from 'vitest';
import { DELIVER_WEBHOOK } from '../reactors/job-queue.ts';
import { startJobs } from '../reactors/jobs.ts';
import { aMovableClock } from '../testing/a-movable-clock.ts';
import { aFailingReceiver, FAILINGS, type Failing } from '../testing/a-failing-receiver.ts';
import { webhookDeliveries } from '../testing/a-webhook-delivery.ts';
import { createDeliver, deliveryJob, type DeliverDeps, type OnAttempt } from './deliver.ts';
import { messageId } from './message-id.ts';
import { RETRIES_MS } from './retries.ts';

const HOUR_MS = 3_600_000;
const { aDelivery, pool } = webhookDeliveries();
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Runs jobs with the product's worker, until none is due. */
const whileJobsAreDue = () =>
  eventually(
    async () => {
      const { rows } = await pool().query('select from graphile_worker._private_jobs where run_at <= now()');
      expect(rows).toHaveLength(0);
    },
    { withinMs: 30_000 },
  );
const nextJobInMs = async (): Promise<number | undefined> => {
  const { rows } = await pool().query<{ inMs: number | null }>(
    `select ceil(extract(epoch from min(run_at) - now()) * 1000)::int as "inMs" from graphile_worker._private_jobs`,
  );
  return rows[0]?.inMs ?? undefined;
};

/** Sends three messages to a receiver that fails for an hour, until none waits. Advances the clock and the jobs together. */
const liveThrough = async (failing: Failing, change: (deps: DeliverDeps) => DeliverDeps = (deps) => deps) => {
  const receiver = await aFailingReceiver(failing);
  ends.push(receiver.close);
  const clock = aMovableClock();
  const { now } = clock;
  const repairedAtMs = now().getTime() + HOUR_MS;
  const { url, postJson } = receiver;
  const { deps, endpointId, id } = await aDelivery(undefined, { url, postJson, now });
  const ids = [id, crypto.randomUUID(), crypto.randomUUID()];
  for (const more of ids.slice(1)) {
    const body = '{"type":"analysis.completed"}';
    await deps.deliveries.add({ id: more, endpointId, type: 'analysis.completed', body, at: now() });
  }
  const outcomes: Parameters<OnAttempt>[0]['outcome'][] = [];
  const deliver = createDeliver(change({ ...deps, onAttempt: ({ outcome }) => outcomes.push(outcome) }));
  const tasks = { [DELIVER_WEBHOOK]: (payload: unknown) => deliver(deliveryJob.parse(payload).deliveryId) };
  const jobs = await startJobs({ pool: pool(), log: createLog({ service: 'a-test', level: 'silent' }), tasks });

  const passTime = async (ms: number): Promise<void> => {
    clock.putForward(ms);
    await pool().query(`update graphile_worker._private_jobs set run_at = run_at - $1 * interval '1 millisecond'`, [
      ms,
    ]);
    // The notification that wakes the worker when a job is added.
    await pool().query(`select pg_notify('jobs:insert', '{"count": 10}')`);
    await whileJobsAreDue();
  };
  try {
    await whileJobsAreDue();
    for (let inMs = await nextJobInMs(); inMs !== undefined; inMs = await nextJobInMs()) {
      const leftMs = repairedAtMs - now().getTime();
      if (leftMs > 0 && inMs >= leftMs) {
        await passTime(leftMs);
        await receiver.repair();
      } else await passTime(inMs);
    }
  } finally {
    await jobs.stop();
  }
  const logged = await deps.deliveries.list(endpointId);
  return { receiver, outcomes, logged, ids: ids.map(messageId) };
};

type Lived = Awaited<ReturnType<typeof liveThrough>>;

/** The problems at the end. */
const faultsOf = ({ receiver, logged, ids, outcomes }: Lived, failing: Failing): string[] => {
  const attempts = logged.flatMap((delivery) => delivery.attempts);
  const failed = attempts.filter(({ status }) => status === undefined);
  const arrived = attempts.length - failed.length;
  const tried = failing === 'is down' ? receiver.received.length : receiver.connections();
  const reachable = failing === 'is down' ? arrived : attempts.length;
  return [
    ...ids.filter((id) => !receiver.received.includes(id)).map(() => 'never arrived'),
    ...receiver.received.filter((id) => !ids.includes(id)).map(() => 'arrived under another id'),
    ...(receiver.received.length === arrived ? [] : [`${receiver.received.length} arrived, ${arrived} are logged`]),
    ...(tried === reachable ? [] : [`${tried} were seen, ${reachable} are logged`]),
    ...failed.filter(({ problem }) => problem !== FAILINGS[failing].problem).map(({ problem }) => `says ${problem}`),
    ...logged.filter(({ state }) => state !== 'delivered').map(({ state }) => `is ${state}`),
    ...(outcomes.length === attempts.length ? [] : [`${outcomes.length} attempts are counted`]),
  ];
};

describe.each(Object.keys(FAILINGS) as Failing[])('a receiver that %s for an hour', { timeout: 90_000 }, (failing) => {
  it('gets every message under its id, and the log says of each attempt why it failed', async () => {
    const lived = await liveThrough(failing);
    expect(faultsOf(lived, failing)).toEqual([]);
    // Immediately, after 5 s, 5 and 30 minutes; the fifth attempt follows after two more hours.
    for (const { attempts } of lived.logged) {
      const times = attempts.map(({ startedAt }) => Date.parse(startedAt));
      const waits = times.slice(1).map((at, before) => at - (times[before] ?? 0));
      expect(waits.map((ms, retry) => Math.floor(ms / (RETRIES_MS[retry] ?? 1)))).toEqual([1, 1, 1, 1]);
    }
    expect(lived.outcomes.filter((outcome) => outcome === 'delivered')).toHaveLength(3);
    expect(lived.outcomes.filter((outcome) => outcome === 'unanswered')).toHaveLength(12);
  });
});

describe('the checks on a receiver that fails (mutants)', { timeout: 90_000 }, () => {
  it('notice that a retry is not scheduled', async () => {
    const lived = await liveThrough('is down', (deps) => ({
      ...deps,
      deliveries: {
        ...deps.deliveries,
        endAttempt: (id, number, end) =>
          deps.deliveries.endAttempt(id, number, { ...end, next: number < 2 ? end.next : { state: 'failed' } }),
      },
    }));
    expect(faultsOf(lived, 'is down')).toContain('never arrived');
  });

  it('notice an attempt that is not logged', async () => {
    const lived = await liveThrough('has an expired certificate', (deps) => ({
      ...deps,
      postJson: async (...asked) => {
        await deps.postJson(...asked);
        return deps.postJson(...asked);
      },
    }));
    expect(faultsOf(lived, 'has an expired certificate').join()).toMatch(/\d+ were seen, \d+ are logged/);
  });

  it('notice that the log does not say why', async () => {
    const lived = await liveThrough('is down', (deps) => ({
      ...deps,
      postJson: async (...asked) => {
        const posted = await deps.postJson(...asked);
        return posted.ok ? posted : { ok: false, problem: 'The request failed' };
      },
    }));
    expect(faultsOf(lived, 'is down')).toContain('says The request failed');
  });
});
