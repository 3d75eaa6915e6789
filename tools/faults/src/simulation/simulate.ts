import { createHash } from 'node:crypto';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import type { Observed, Snapshot } from '../oracle/observed.ts';
import { USERS, type Surroundings } from './clients.ts';
import { createFaults, USUAL_FAULTS, type FaultName, type FaultRates } from './faults.ts';
import { feedOf } from './feed.ts';
import { followEverything } from './followers.ts';
import { keptKeys } from './keys.ts';
import { createSimulatedProcesses, type SimulatedProcesses } from './simulated-processes.ts';
import { createOutside } from './outside.ts';
import { founderOf, visitorOf, windowOf, type Person } from './person.ts';
import { seededRandom } from './random.ts';
import { keepRebuilding } from './rebuilds.ts';
import type { SimulatedProcessesDeps } from './running.ts';
import { createSender } from './sender.ts';
import { runClient } from './stories.ts';
import { createTimeline } from './timeline.ts';
import type { Mutant } from './mutant.ts';
import { createWebsites } from './websites.ts';
import { whatIsLeft } from './what-is-left.ts';
import { createWorld } from './world.ts';

const START_MS = Date.parse('2026-01-05T10:00:00.000Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long faults go on after the last client is done. */
const FAULTS_LAST_MS = 3 * 24 * HOUR_MS;
/** Many times as many as any run needs. */
const MAX_TURNS = 200_000;
const SNAPSHOTS = 1;
const VISITORS = 3;
const REBUILDS = 2;

export type SimulationOptions = {
  readonly seed: number;
  readonly rates?: FaultRates;
  /** How many actions each client takes. */
  readonly actions?: number;
  readonly mutant?: Mutant;
  /** After this many steps, a run counts as one that never comes to rest. */
  readonly maxTurns?: number;
};

/** What happened in a run. Equal seeds have equal hashes of their logs. */
export type Simulated = {
  readonly observed: Observed;
  readonly hash: string;
  readonly commands: number;
  readonly turns: number;
  readonly faults: Readonly<Record<FaultName, number>>;
};

/**
 * Runs clients, the command service, its reactors and jobs, and the projector. The seed determines everything: who goes next,
 * what time it is, all ids, and what goes wrong.
 */
export const simulate = async (options: SimulationOptions): Promise<Simulated> => {
  const { seed, rates = USUAL_FAULTS, actions = 6, mutant = {}, maxTurns = MAX_TURNS } = options;
  const random = seededRandom(seed);
  const timeline = createTimeline({ random, startMs: START_MS });
  const faults = createFaults(random, rates);
  let logSkewMs = 0;
  const log = memoryEventStore({ now: () => new Date(timeline.nowMs() + logSkewMs) });
  const feed = feedOf(log);
  const keys = keptKeys(random);
  const outside = createOutside(timeline, mutant.acceptsAnyPayment);
  const websites = createWebsites({ timeline, random, faults });
  const deps: SimulatedProcessesDeps = { timeline, random, faults, log, feed, keys, outside, websites, mutant };
  const simulated = createSimulatedProcesses(deps);
  const founders = USERS.map(founderOf);
  const { credentials } = simulated.kept;
  await createWorld(mutant.sealsNothing ? log : keys.opened(log, 'all'), founders, credentials, {
    random,
    nowMs: START_MS,
  });
  const { calls, send } = createSender({ timeline, random, simulated, hasKeys: !mutant.hasNoKeys });
  followEverything(simulated);

  const around = surroundingsOf(simulated, {
    call: send,
    requests: () => requestsIn(feed.seen),
    happened: () => feed.seen,
  });
  const clients = windowsOf(founders, simulated).map((someone) => runClient(someone, actions, around));
  const endFaults = async (): Promise<void> => {
    await Promise.all([...clients, keepRebuilding(simulated, REBUILDS)]);
    await timeline.sleep(FAULTS_LAST_MS);
    faults.end();
  };
  void endFaults();

  const snapshots: Snapshot[] = [];
  const isAtRest = await timeline.run(maxTurns, () => {
    if (!simulated.strike()) return;
    // The clock of the log jumps, too.
    logSkewMs = faults.strikes('wrongClock') ? random.pick([-HOUR_MS, HOUR_MS]) : 0;
    if (snapshots.length < SNAPSHOTS && random.chance(0.3)) snapshots.push(simulated.snapshot());
  });
  snapshots.push(simulated.snapshot());
  const stored = await everythingIn(log);
  timeline.end();
  return {
    hash: hashOf(stored),
    commands: simulated.commands(),
    turns: timeline.turns(),
    faults: faults.counts,
    observed: {
      calls,
      log: await everythingIn(keys.opened(log, 'left')),
      witnessed: feed.seen,
      snapshots,
      isAtRest,
      checkpointMoves: simulated.checkpoints.moves,
      provider: outside.seen(),
      mailsSent: outside.sent(),
      lostJobs: simulated.jobs.lost(),
      hidden: { ...whatIsLeft(simulated), stored, everKnown: await everythingIn(keys.opened(log, 'all')) },
    },
  };
};

const surroundingsOf = (
  { timeline, random, outside, mutant, deliverWebhook }: SimulatedProcesses,
  seen: Pick<Surroundings, 'call' | 'requests' | 'happened'>,
): Surroundings => ({
  ...seen,
  timeline,
  random,
  pay: (sessionId) => {
    outside.provider.pay(sessionId);
    if (!mutant.ignoresWebhooks) deliverWebhook(sessionId);
  },
  tier: () => random.pick(['QUICK', 'QUICK', 'STANDARD']),
  linksFor: outside.linksFor,
  confirmationsFor: outside.confirmationsFor,
  newWord: random.uuid,
});

/** Everyone has two windows, so that actions of one person can conflict. Visitors have them in two browsers. */
const windowsOf = (founders: readonly Person[], { random, kept: { credentials } }: SimulatedProcesses) => {
  const inside = [...founders, ...founders].map((person) => {
    const userId = person.userId ?? 0;
    const window = windowOf(userId, random.uuid());
    const startedAt = new Date(START_MS - DAY_MS).toISOString();
    const proven = person.isStaff ? { secondFactorAt: startedAt } : {};
    credentials.sessions.set(window.sessionId ?? '', { userId, startedAt, ...proven });
    return { person, window };
  });
  const visitors = Array.from({ length: VISITORS }, (_, index) => visitorOf(index + 1));
  const outside = [...visitors, ...visitors].map((person, index) => ({ person, window: windowOf(100 + index) }));
  return [...inside, ...outside];
};

/** The ids of the requests in the log. */
const requestsIn = (seen: readonly RecordedEvent[]): readonly string[] =>
  seen.flatMap(({ type, stream }) => (type === 'FeedbackRequested' ? [stream.slice('feedback-'.length)] : []));

const everythingIn = async (log: EventStore): Promise<RecordedEvent[]> => {
  const all = [];
  for await (const event of log.readAll()) all.push(event);
  return all;
};

/** A hash of all events of a log, in their order. */
const hashOf = (log: readonly RecordedEvent[]): string => {
  const hash = createHash('sha256');
  for (const event of log) hash.update(JSON.stringify({ ...event, revision: String(event.revision) }));
  return hash.digest('hex');
};
