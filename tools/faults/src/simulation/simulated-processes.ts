import { readModels } from '@twofold/projector/projections';
import type { Snapshot } from '../oracle/observed.ts';
import { memoryCheckpoints } from './memory-checkpoints.ts';
import { noCredentials } from './memory-credentials.ts';
import { memoryJobs, type JobEnd, type MemoryJobs } from './memory-jobs.ts';
import { createWebhookDelivery } from './deliver-webhooks.ts';
import { noTables } from './tables.ts';
import { startService, type Kept, type SimulatedProcessesDeps, type Running } from './running.ts';
import { aProcess, type Process } from './timeline.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_RESTART_MS = 5_000;
const MAX_PAUSE_TURNS = 400;
/** Ids of new accounts and apps are larger than those of the founders and their apps. */
const FIRST_NEW_ID = 100;

/** The processes, which die and are started again, and everything that outlives them. */
export const createSimulatedProcesses = (deps: SimulatedProcessesDeps) => {
  const { timeline, random, faults } = deps;
  const kept: Kept = {
    requests: new Map(),
    credentials: noCredentials(),
    limits: new Map(),
    seenWebhooks: new Set(),
    ids: { review_ids: 0, order_ids: 0, user_ids: FIRST_NEW_ID, product_ids: FIRST_NEW_ID },
    commands: 0,
  };
  const checkpoints = memoryCheckpoints();
  const tables = noTables();
  const processes = new Set<Process>();

  const startProcess = (name: string): Process => {
    const skewMs = faults.strikes('wrongClock') ? random.pick([-HOUR_MS, HOUR_MS]) : random.below(100) - 50;
    const process = aProcess(name, skewMs);
    processes.add(process);
    return process;
  };

  const { nth, jobs } = keepServicesRunning({ deps, kept, processes, startProcess });
  const one = (): Running => nth(random.below(2));

  /** May kill or pause a process, or change its clock, before the next step. Answers whether a process died. */
  const strike = (): boolean => {
    const kills = faults.strikes('kill');
    const pauses = faults.strikes('pause');
    const jumps = faults.strikes('clockJump');
    const [first, ...others] = processes;
    if (!first) return false;
    if (pauses) random.pick([first, ...others]).pausedUntilTurn = timeline.turns() + random.below(MAX_PAUSE_TURNS);
    if (jumps) random.pick([first, ...others]).clockSkewMs += random.pick([-HOUR_MS, HOUR_MS, -DAY_MS, DAY_MS]);
    if (kills) random.pick([first, ...others]).kill();
    return kills;
  };

  const snapshot = (): Snapshot =>
    new Map(
      readModels.map(({ projection: { name } }) => [
        name,
        { at: checkpoints.positionOf(name), rows: new Map(tables.shown(name).rows) },
      ]),
    );

  return {
    ...deps,
    kept,
    checkpoints,
    tables,
    jobs,
    processes,
    startProcess,
    one,
    /** The process that serves no requests, or the one that takes over its reactors. */
    background: (isStandby: boolean): Running => nth(isStandby ? 1 : 2),
    deliverWebhook: createWebhookDelivery(deps, one),
    strike,
    snapshot,
    commands: () => kept.commands,
  };
};

type Services = {
  readonly deps: SimulatedProcessesDeps;
  readonly kept: Kept;
  readonly processes: Set<Process>;
  readonly startProcess: (name: string) => Process;
};

/** Two processes serve requests, and one runs reactors and jobs. Each is started again some time after it died. */
const keepServicesRunning = ({ deps, kept, processes, startProcess }: Services) => {
  const { timeline, random } = deps;
  const running: Running[] = [];
  const keepRunning = async (index: number): Promise<void> => {
    for (;;) {
      const process = startProcess(`command service ${index}`);
      running[index] = startService(process, kept, jobs, deps);
      await process.died;
      processes.delete(process);
      await timeline.sleep(random.below(MAX_RESTART_MS));
    }
  };
  const nth = (index: number): Running => {
    const found = running[index];
    if (!found) throw new Error(`Process ${index} was never started`);
    return found;
  };
  const jobs: MemoryJobs = memoryJobs(timeline, async (command): Promise<JobEnd> => {
    const { process, service } = nth(2);
    const done = endOf(service.send(command));
    const end = await Promise.race([done, process.died.then((): JobEnd => 'died')]);
    // The process may die before it has marked the job as done.
    await timeline.turn();
    return process.isDead ? 'died' : end;
  });
  for (let index = 0; index < 3; index++) void keepRunning(index);
  return { nth, jobs };
};

export type SimulatedProcesses = ReturnType<typeof createSimulatedProcesses>;

const endOf = (work: Promise<void>): Promise<JobEnd> =>
  work.then(
    (): JobEnd => 'done',
    (): JobEnd => 'failed',
  );
