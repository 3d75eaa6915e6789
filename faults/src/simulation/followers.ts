import { earnCreditOnReviewCompleted } from '@twofold/command-service/credits/earn-credit-on-review-completed.reactor';
import { returnCreditsOnFeedbackClosed } from '@twofold/command-service/credits/return-credits-on-feedback-closed.reactor';
import { spendCreditOnSeatFilled } from '@twofold/command-service/credits/spend-credit-on-seat-filled.reactor';
import { FEEDBACK_REACTORS } from '@twofold/command-service/feedback/reactors';
import { ORDER_REACTORS } from '@twofold/command-service/orders/reactors';
import { followLog } from '@twofold/command-service/reactors/follow-log';
import type { Reactor } from '@twofold/command-service/reactors/reactor';
import { readModels } from '@twofold/projector/projections';
import { createCrossing } from './faults.ts';
import type { Machinery } from './machinery.ts';
import { poolOfCheckpoints } from './memory-checkpoints.ts';
import { followForReadModel } from './projector-process.ts';
import type { Running } from './running.ts';
import { storeOf } from './simulated-store.ts';
import type { Process } from './timeline.ts';

/** All reactors whose slices are part of the simulation. */
const REACTORS: readonly Reactor[] = [
  earnCreditOnReviewCompleted,
  ...FEEDBACK_REACTORS,
  ...ORDER_REACTORS,
  returnCreditsOnFeedbackClosed,
  spendCreditOnSeatFilled,
];

const AGAIN_MS = 1_000;
/** A standby takes over while the one that leads stands still. */
const TAKE_OVER_MS = 2_000;
const MAX_DAWDLE_MS = 2_000;

/** Has reactors and projections follow the log, for as long as the run goes on, whatever happens to their processes. */
export const followEverything = (machinery: Machinery): void => {
  void keepReacting(machinery);
  for (let index = 0; index < 2; index++) void keepProjecting(machinery, index);
};

/** Whatever ends a term, another one begins. */
const keepReacting = async (machinery: Machinery): Promise<void> => {
  const { timeline, random } = machinery;
  for (;;) {
    const running = machinery.background();
    await ended(react(machinery, running), running.process);
    await timeline.sleep(1 + random.below(AGAIN_MS));
  }
};

const react = async (machinery: Machinery, { store, crossing, service, nowMs, process }: Running): Promise<void> => {
  const { twin, jobs, checkpoints, timeline } = machinery;
  const pool = poolOfCheckpoints(checkpoints, crossing.effect);
  const queue = jobs.queue(crossing.effect, nowMs);
  if (twin.hasForgetfulJobs) void process.died.then(() => jobs.forgetAll());
  const later = async (work: () => Promise<void>): Promise<void> => {
    await timeline.sleep(AGAIN_MS, process);
    await work();
  };
  const signal = new AbortController().signal;
  const reactors = twin.reactors?.(REACTORS) ?? REACTORS;
  await followLog(
    reactors,
    {
      store,
      pool,
      dispatch: (command, at) => {
        const work = () => (at ? queue.schedule(command, at) : service.send(command));
        if (!twin.sendsLater) return work();
        void later(work).catch(() => undefined);
        return Promise.resolve();
      },
    },
    signal,
  );
};

/** Two projectors: the second takes over whenever it has waited long enough, and fences the first off. */
const keepProjecting = async (machinery: Machinery, index: number): Promise<void> => {
  const { timeline, random, faults, log, checkpoints, tables, twin } = machinery;
  const isStandby = index > 0;
  for (let term = 0; ; term++) {
    if (isStandby) await timeline.sleep(TAKE_OVER_MS * (1 + random.below(20)));
    const process = machinery.startProcess(`projector ${index}`);
    const crossing = createCrossing(timeline, faults, process);
    const store = storeOf({ log, crossing, timeline, faults, process });
    const dawdle = () => timeline.sleep(random.below(MAX_DAWDLE_MS), process);
    const deps = { store, crossing, checkpoints, tables, dawdle, sabotage: twin.projector };
    const following = readModels.map(({ projection }) => ended(followForReadModel(projection, deps), process));
    await Promise.race(following);
    process.kill();
    machinery.processes.delete(process);
    if (!isStandby) await timeline.sleep(1 + random.below(AGAIN_MS));
    if (isStandby && term === 2) return;
  }
};

const ended = (work: Promise<void>, process: Process): Promise<void> =>
  Promise.race([work.catch(() => undefined), process.died]);
