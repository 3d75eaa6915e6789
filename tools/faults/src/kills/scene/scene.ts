import { createAdmin } from '@twofold/command-service/accounts/admin';
import { collect } from '@twofold/event-store/testing/events';
import { eventually } from '@twofold/testing/eventually';
import type { Call, Observed, Snapshot, Violation } from '../../oracle/observed.ts';
import type { Random } from '../../simulation/random.ts';
import { startTcpProxy, through, type TcpProxy } from '../proxy/tcp-proxy.ts';
import { aClient, type Client } from '../scenarios/client.ts';
import type { Person, Stage } from '../scenarios/stage.ts';
import type { MutantName } from '../mutants/mutants.ts';
import { openGround, type Ground } from './ground.ts';
import { jobsAbandoned, movesOfCheckpoints, seenByStripe, takeSnapshot } from './observe.ts';
import { createOutside, type Outside } from './outside.ts';
import { supervise, type Supervisor } from './supervisor.ts';
import type { Template } from './template.ts';
import { underWay } from './under-way.ts';

const QUIET_MS = 30_000;
const PASSWORD = 'Difference-Engine-1';
/** Longer than any deadline. */
const DAYS_MS = 4 * 24 * 3_600_000;
const SNAPSHOTS = 5;

/** A database, users, and the services in a process that is restarted whenever it ends. */
export type Scene = {
  readonly stage: Stage;
  readonly running: Supervisor['running'];
  readonly takeOver: Supervisor['takeOver'];
  /** Between the services and their database, and between clients and the services. */
  readonly proxies: { readonly database: TcpProxy; readonly services: TcpProxy };
  /** Waits until all work is done. @throws Error when that takes too long */
  readonly untilQuiet: () => Promise<void>;
  /** The violations found so far. */
  readonly violations: Violation[];
  /** Lets all work finish, and returns everything that was observed. */
  readonly observe: () => Promise<Observed>;
  readonly end: () => Promise<void>;
};

/** What is recorded while a scene is played. */
type Record = {
  readonly calls: Call[];
  readonly violations: Violation[];
  readonly snapshots: Snapshot[];
};

export const openScene = async (deps: {
  readonly template: Template;
  readonly random: Random;
  readonly mutant?: MutantName | undefined;
}): Promise<Scene> => {
  const { random, mutant } = deps;
  const ground = await openGround(deps.template);
  const { databaseProxy, pool, stripe, witness } = ground;
  const outside = createOutside();
  const record: Record = { calls: [], violations: [], snapshots: [] };
  const { violations, snapshots } = record;
  const supervisor = supervise({
    program: deps.template.program,
    settings: { connectionString: through(databaseProxy, ground.connectionString), stripeUrl: stripe.url, mutant },
    outside: outside.take,
    say: outside.say,
    onEnded: async (isKilled) => {
      if (!isKilled) violations.push({ invariant: 'I10', what: `a process ended on its own: ${outside.lastWords()}` });
      await ground.letClaimsRunOut();
      if (snapshots.length < SNAPSHOTS) snapshots.push(await takeSnapshot(pool));
    },
  });
  ground.closers.add('services', () => supervisor.end());
  let answering = '';
  const proxy = await startTcpProxy(() => Number(new URL(answering).port));
  ground.closers.add('proxy', () => proxy.stop());
  const url = async (): Promise<string> => {
    answering = (await supervisor.running()).url;
    return through(proxy, answering);
  };

  const visitor = () => aClient({ ...record, url, random });
  const registerOne = (options?: { readonly isOnce: boolean }) =>
    registered(visitor(), `person-${random.uuid()}@example.com`, outside, options);
  const cast = () => registerOne({ isOnce: true });
  const people = { owner: await cast(), reviewer: await cast(), operator: await cast() };
  await createAdmin({ ...ground, now: () => new Date(), newId: random.uuid }).grant(people.operator.email, 'operator');

  const untilQuiet = (): Promise<void> =>
    eventually(
      async () => {
        const { hasEnded } = await supervisor.running();
        const what = await underWay(ground);
        if (what !== undefined || hasEnded()) throw new Error(what ?? 'it has just ended');
      },
      { withinMs: QUIET_MS, everyMs: 25 },
    );
  const deliverWebhook = outside.webhookTo(url, (sessionId) =>
    stripe.webhookOf(sessionId, 'checkout.session.completed'),
  );
  return {
    stage: {
      ...ground,
      random,
      visitor,
      register: () => registerOne(),
      people,
      deliverWebhook,
      happened: witness.happened,
    },
    running: supervisor.running,
    takeOver: supervisor.takeOver,
    proxies: { database: databaseProxy, services: proxy },
    untilQuiet,
    violations,
    observe: () => observe({ ground, supervisor, outside, record, untilQuiet }),
    end: () => ground.closers.close(),
  };
};

const registered = async (
  client: Client,
  email: string,
  outside: Outside,
  options: { readonly isOnce?: boolean } = {},
): Promise<Person> => {
  outside.addSecret(email);
  const body = { email, password: PASSWORD };
  const names = (answer: { readonly id?: unknown }) => ({ userId: answer.id });
  const { id } = await client.ask({ kind: 'register', method: 'POST', path: '/api/register', body, names, ...options });
  return { ...client, email, password: PASSWORD, userId: Number(id) };
};

type Played = {
  readonly ground: Ground;
  readonly supervisor: Supervisor;
  readonly outside: Outside;
  readonly record: Record;
  readonly untilQuiet: () => Promise<void>;
};

/** Deadlines depend on two clocks: that of the services, and that of the database. */
const finishAll = async ({ ground: { stripe, letTimeGoBy }, supervisor, untilQuiet }: Played): Promise<void> => {
  await untilQuiet();
  for (const [id, { status }] of stripe.sessions) if (status === 'open') stripe.expire(id);
  supervisor.putClockForward(DAYS_MS);
  const { kill, ended } = await supervisor.running();
  kill();
  await ended;
  await letTimeGoBy(DAYS_MS);
  await untilQuiet();
};

const observe = async (played: Played): Promise<Observed> => {
  const { ground, outside, record } = played;
  const { pool, store, stripe, witness } = ground;
  const { calls, violations, snapshots } = record;
  let isAtRest = true;
  await finishAll(played).catch((error: unknown) => {
    isAtRest = false;
    violations.push({ invariant: 'I10', what: error instanceof Error ? error.message : String(error) });
  });
  snapshots.push(await takeSnapshot(pool));
  violations.push(...outside.leaks());
  return {
    calls,
    snapshots,
    log: await collect(store.readAll()),
    checkpointMoves: await movesOfCheckpoints(pool),
    witnessed: [...witness.seen],
    provider: seenByStripe(stripe),
    mailsSent: outside.mailsSent(),
    isAtRest,
    lostJobs: await jobsAbandoned(pool),
  };
};
