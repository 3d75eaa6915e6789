import { createHash } from 'node:crypto';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import type { Observed, Snapshot } from '../oracle/observed.ts';
import { aClient, USERS } from './clients.ts';
import { createFaults, USUAL_FAULTS, type FaultName, type FaultRates } from './faults.ts';
import { followEverything } from './followers.ts';
import { createMachinery } from './machinery.ts';
import { createOutside } from './outside.ts';
import { seededRandom } from './random.ts';
import { createSender } from './sender.ts';
import { createTimeline } from './timeline.ts';
import type { Twin } from './twin.ts';
import { foundWorld } from './world.ts';

const START_MS = Date.parse('2026-01-05T10:00:00.000Z');
const HOUR_MS = 3_600_000;
/** Faults go on for a while after the last client has gone. */
const FAULTS_LAST_MS = 3 * 24 * HOUR_MS;
/** Many times what any run takes: whoever is not at rest then never will be. */
const MAX_TURNS = 400_000;
/** A long batch may fail again and again while one effect in forty does: that is seen to end with the faults. */
const MAX_FAULTY_TURNS = 100_000;
const SNAPSHOTS = 1;

export type SimulationOptions = {
  readonly seed: number;
  readonly rates?: FaultRates;
  /** How much each client wishes. */
  readonly wishes?: number;
  readonly twin?: Twin;
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
 * Runs clients, the command service, its reactors and jobs, and the projector through one story that the seed tells: who
 * goes next, what time it is, which ids there are, and what goes wrong.
 */
export const simulate = async (options: SimulationOptions): Promise<Simulated> => {
  const { seed, rates = USUAL_FAULTS, wishes = 6, twin = {} } = options;
  const random = seededRandom(seed);
  const timeline = createTimeline({ random, startMs: START_MS });
  const faults = createFaults(random, rates);
  let logSkewMs = 0;
  const log = memoryEventStore({ now: () => new Date(timeline.nowMs() + logSkewMs) });
  await foundWorld(log, random, START_MS);

  const outside = createOutside(timeline, twin.isGullible);
  const machinery = createMachinery({ timeline, random, faults, log, outside, twin });
  const { calls, send } = createSender({ timeline, random, machinery, hasKeys: !twin.hasNoKeys });
  followEverything(machinery);
  const witness = watch(log);

  // Everybody has two windows open, so that what one person does meets.
  const clients = [...USERS, ...USERS].map((userId) =>
    aClient(userId, wishes, {
      timeline,
      random,
      call: send,
      requests: () => witness.requests,
      pay: (sessionId) => {
        outside.provider.pay(sessionId);
        if (!twin.isDeaf) machinery.tellNews(sessionId);
      },
      tier: () => random.pick(['QUICK', 'QUICK', 'STANDARD']),
    }),
  );
  const endFaults = async (): Promise<void> => {
    await Promise.all(clients);
    await timeline.sleep(FAULTS_LAST_MS);
    faults.end();
  };
  void endFaults();

  const snapshots: Snapshot[] = [];
  const isAtRest = await timeline.run(MAX_TURNS, () => {
    if (timeline.turns() > MAX_FAULTY_TURNS) faults.end();
    if (!machinery.strike()) return;
    // The clock of the log jumps too.
    logSkewMs = faults.strikes('wrongClock') ? random.pick([-HOUR_MS, HOUR_MS]) : 0;
    if (snapshots.length < SNAPSHOTS && random.chance(0.3)) snapshots.push(machinery.snapshot());
  });
  snapshots.push(machinery.snapshot());
  const recorded = await everythingIn(log);
  return {
    hash: hashOf(recorded),
    commands: machinery.commands(),
    turns: timeline.turns(),
    faults: faults.counts,
    observed: {
      calls,
      log: recorded,
      witnessed: witness.seen,
      snapshots,
      isAtRest,
      checkpointMoves: machinery.checkpoints.moves,
      provider: outside.seen(),
      mailsSent: outside.mails.length,
      lostJobs: machinery.jobs.lost(),
    },
  };
};

const everythingIn = async (log: EventStore): Promise<RecordedEvent[]> => {
  const all = [];
  for await (const event of log.readAll()) all.push(event);
  return all;
};

/** Sees every event when it happens, and keeps what it saw. */
const watch = (log: EventStore) => {
  const requests: string[] = [];
  const seen: RecordedEvent[] = [];
  const follow = async (): Promise<void> => {
    for await (const message of log.subscribeToAll({ signal: new AbortController().signal })) {
      if (!('events' in message)) continue;
      for (const event of message.events) {
        seen.push(event);
        if (event.type === 'FeedbackRequested') requests.push(event.stream.slice('feedback-'.length));
      }
    }
  };
  void follow();
  return { requests, seen };
};

/** Of everything that is in a log, and in which order. */
const hashOf = (log: readonly RecordedEvent[]): string => {
  const hash = createHash('sha256');
  for (const event of log) hash.update(JSON.stringify({ ...event, revision: String(event.revision) }));
  return hash.digest('hex');
};
