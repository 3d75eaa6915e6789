import { createRateLimit } from '@twofold/command-service/limits/rate-limit';
import type { Waiting as WaitingRepeats } from '@twofold/command-service/requests/waiting';
import type { Waiting } from '@twofold/command-service/stream-queue';
import type { EventStore } from '@twofold/event-store/port';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { createCommandProcess, type CommandProcess } from './command-process.ts';
import { createCrossing, type Crossing, type Faults } from './faults.ts';
import type { Feed } from './feed.ts';
import type { KeptKeys } from './keys.ts';
import { memoryConfirmations } from './memory-confirmations.ts';
import { credentialsIn, hashing, type KeptCredentials } from './memory-credentials.ts';
import { factorsIn, recoveryCodesIn, ticketsIn } from './memory-factors.ts';
import type { MemoryJobs } from './memory-jobs.ts';
import type { KeptLimits } from './memory-limits.ts';
import { memoryRequestLog, type KeptIds, type KeptRequests } from './memory-request-log.ts';
import { memoryResets } from './memory-resets.ts';
import { poolOfSessions, sessionsIn } from './memory-sessions.ts';
import type { Outside } from './outside.ts';
import type { PeopleTables } from './people-process.ts';
import type { Random } from './random.ts';
import { storeOf } from './simulated-store.ts';
import type { Process, Timeline } from './timeline.ts';
import type { Mutant } from './mutant.ts';
import type { Websites } from './websites.ts';

/** In simulated time. */
const LOOK_AGAIN_MS = 250;

/** How many sites a visitor may have analyzed in an hour. */
export const ANALYSES_PER_HOUR = 4;

export type SimulatedProcessesDeps = {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly faults: Faults;
  /** The log as it is stored, with personal fields sealed. */
  readonly log: EventStore;
  readonly feed: Feed;
  readonly keys: KeptKeys;
  readonly outside: Outside;
  readonly websites: Websites;
  readonly mutant: Mutant;
};

/** A running command service, and how it reaches what is outside its process. */
export type Running = {
  readonly process: Process;
  readonly crossing: Crossing;
  readonly store: EventStore;
  readonly service: CommandProcess;
  readonly nowMs: () => number;
};

/** The tables of the write side, which outlive processes, and how many commands were handled. */
export type Kept = {
  readonly requests: KeptRequests;
  readonly credentials: KeptCredentials;
  readonly limits: KeptLimits;
  readonly seenWebhooks: Set<string>;
  readonly ids: KeptIds;
  commands: number;
};

/** Starts a command service in a process, and connects it to the log, the tables and the outside world. */
export const startService = (process: Process, kept: Kept, jobs: MemoryJobs, deps: SimulatedProcessesDeps): Running => {
  const { timeline, random, faults, outside, websites, mutant } = deps;
  const crossing = createCrossing(timeline, faults, process);
  const spoiling = { timeline, process, random, log: deps.log };
  const { keyring, store } = openLog(process, crossing, deps);
  const payments = outside.paymentsOf(crossing);
  const nowMs = () => timeline.nowMs() + process.clockSkewMs;
  const service = createCommandProcess({
    ...tablesOf({ kept, crossing, process, timeline, nowMs }, mutant),
    store: mutant.store?.(store, spoiling) ?? store,
    keyring,
    payments: mutant.payments?.(payments, spoiling) ?? payments,
    mail: outside.mailOf(crossing),
    hashing: mutant.hashing ?? hashing,
    jobs: jobs.queue(crossing.effect, nowMs),
    readSite: websites.readerOf(crossing, process),
    analyst: websites.analystOf(process),
    now: () => new Date(nowMs()),
    waiting: waitingOf(timeline, process, random),
    newId: random.uuid,
    wrapStaff: mutant.staff ?? ((staff) => staff),
    wrapHandle: (handle) => {
      const counting: typeof handle = (...args) => {
        kept.commands++;
        return handle(...args);
      };
      return mutant.handle?.(counting, spoiling) ?? counting;
    },
  });
  return { process, crossing, store, service, nowMs };
};

/** The log and the keys as one process reaches them. */
export const openLog = (process: Process, crossing: Crossing, deps: SimulatedProcessesDeps) => {
  const { timeline, faults, log, feed, keys, mutant } = deps;
  const keyring = keys.keyringOf(crossing);
  const plain = storeOf({ log, feed, crossing, timeline, faults, process });
  return {
    keyring: { ...keyring, ...mutant.keyring },
    store: mutant.sealsNothing ? plain : sealedEventStore(plain, keyring),
  };
};

const waitingOf = (timeline: Timeline, process: Process, random: Random): Waiting => ({
  nowMs: timeline.nowMs,
  schedule: (run, ms) => {
    let isCancelled = false;
    void timeline.sleep(ms, process).then(() => isCancelled || run());
    return () => (isCancelled = true);
  },
  random: random.next,
});

type Reach = {
  readonly kept: Kept;
  readonly crossing: Crossing;
  readonly process: Process;
  readonly timeline: Timeline;
  readonly nowMs: () => number;
};

const tablesOf = ({ kept, crossing, process, timeline, nowMs }: Reach, mutant: Mutant) => {
  const { effect, look } = crossing;
  const { credentials, limits, seenWebhooks, requests, ids } = kept;
  const sleep = (ms: number) => timeline.sleep(ms, process);
  const now = () => new Date(nowMs());
  const hasAccount = (userId: number) => credentials.hashes.has(userId);
  const tables: PeopleTables = {
    credentials: credentialsIn(credentials, crossing),
    sessions: sessionsIn(credentials.sessions, crossing),
    pool: poolOfSessions(credentials, crossing),
    factors: factorsIn(credentials.factors, crossing, { hasAccount, now }),
    recoveryCodes: recoveryCodesIn(credentials.factors, crossing, { hasAccount }),
    tickets: ticketsIn(credentials.factors, crossing),
    confirmations: memoryConfirmations(credentials, crossing),
    resets: memoryResets({ kept: credentials, crossing, process, sleep, now }),
  };
  return {
    requestLog: {
      ...memoryRequestLog({ kept: requests, limits, ids, effect, nowMs: timeline.nowMs, hasAccount }),
      ...mutant.requestLog,
    },
    tables: { ...tables, ...mutant.tables?.(tables) },
    waitingRepeats: lookingAgain(sleep),
    analysisLimit: createRateLimit('analysis', mutant.hasNoLimits ? 0 : ANALYSES_PER_HOUR),
    seenWebhooks: {
      isKnown: (id: string) => look(() => Promise.resolve(seenWebhooks.has(id))),
      add: (id: string) => effect(() => Promise.resolve(void seenWebhooks.add(id))),
      forgetOld: () => Promise.resolve(),
    },
  };
};

/** A repeated request that waits for the first one polls, as if no wake-up ever arrived. */
const lookingAgain = (sleep: (ms: number) => Promise<void>): WaitingRepeats => ({
  join: () => ({ next: () => sleep(LOOK_AGAIN_MS), leave: () => undefined }),
  wake: () => undefined,
  stop: () => Promise.resolve(),
});
