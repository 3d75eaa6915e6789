import type { EventStore } from '@twofold/event-store/port';
import { createCommandProcess, type CommandProcess } from './command-process.ts';
import { createCrossing, type Crossing, type Faults } from './faults.ts';
import { memoryRequestLog, type KeptRequests } from './memory-request-log.ts';
import type { Outside } from './outside.ts';
import type { Random } from './random.ts';
import type { NextIds } from './requests.ts';
import { storeOf } from './simulated-store.ts';
import type { Process, Timeline } from './timeline.ts';
import type { Twin } from './twin.ts';

export type MachineryDeps = {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly faults: Faults;
  readonly log: EventStore;
  readonly outside: Outside;
  readonly twin: Twin;
};

/** A command service at work, and what it reaches the outside by. */
export type Running = {
  readonly process: Process;
  readonly crossing: Crossing;
  readonly store: EventStore;
  readonly service: CommandProcess;
  readonly nowMs: () => number;
  readonly next: NextIds;
};

/** What the tables of the write side keep, whichever processes live; and how many commands were handled. */
export type Kept = {
  readonly requests: KeptRequests;
  readonly heardNews: Set<string>;
  readonly ids: { review: number; order: number };
  commands: number;
};

/** Starts a command service in a process, between the log, the tables and the world outside. */
export const startService = (process: Process, kept: Kept, deps: MachineryDeps): Running => {
  const { timeline, random, faults, log, outside, twin } = deps;
  const crossing = createCrossing(timeline, faults, process);
  const { effect, look } = crossing;
  const spoiling = { timeline, process, random, log };
  const plain = storeOf({ log, crossing, timeline, faults, process });
  const store = twin.store?.(plain, spoiling) ?? plain;
  const payments = outside.paymentsOf(crossing);
  const nowMs = () => timeline.nowMs() + process.clockSkewMs;
  const sleep = (ms: number) => timeline.sleep(ms, process);
  const service = createCommandProcess({
    store,
    payments: twin.payments?.(payments, spoiling) ?? payments,
    mail: outside.mailOf(crossing),
    requestLog: memoryRequestLog({ kept: kept.requests, effect, sleep, nowMs }),
    heardNews: {
      isKnown: (id) => look(() => Promise.resolve(kept.heardNews.has(id))),
      add: (id) => effect(() => Promise.resolve(void kept.heardNews.add(id))),
      forgetOld: () => Promise.resolve(),
    },
    now: () => new Date(nowMs()),
    newId: random.uuid,
    wrapHandle: (handle) => {
      const counting: typeof handle = (...args) => {
        kept.commands++;
        return handle(...args);
      };
      return twin.handle?.(counting, spoiling) ?? counting;
    },
  });
  const next: NextIds = {
    review: () => effect(() => Promise.resolve(++kept.ids.review)),
    order: () => effect(() => Promise.resolve(++kept.ids.order)),
  };
  return { process, crossing, store, service, nowMs, next };
};
