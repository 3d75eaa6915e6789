import { endSessionsOnSecondFactorChanged } from '@twofold/command-service/accounts/second-factor/end-sessions-on-second-factor-changed.reactor';
import { mailConfirmationLinkOnUserRegistered } from '@twofold/command-service/accounts/email-confirmations/mail-confirmation-link-on-user-registered.reactor';
import { erasePersonOnUserErased } from '@twofold/command-service/accounts/erase-person-on-user-erased.reactor';
import { disownProductOfErasedOwnerOnAnalysisRequested } from '@twofold/command-service/analysis/disown-product-of-erased-owner-on-analysis-requested.reactor';
import { disownProductOfErasedOwnerOnProductClaimed } from '@twofold/command-service/analysis/disown-product-of-erased-owner-on-product-claimed.reactor';
import { eraseReportOnProductTakenDown } from '@twofold/command-service/analysis/erase-report-on-product-taken-down.reactor';
import { expireAnalysisOnAnalysisRequested } from '@twofold/command-service/analysis/expire-analysis-on-analysis-requested.reactor';
import { expireReanalysisOnReanalysisRequested } from '@twofold/command-service/analysis/expire-reanalysis-on-reanalysis-requested.reactor';
import { earnCreditOnReviewCompleted } from '@twofold/command-service/credits/earn-credit-on-review-completed.reactor';
import { grantWelcomeCreditOnUserRegistered } from '@twofold/command-service/credits/grant-welcome-credit-on-user-registered.reactor';
import { releaseLedgerOnEmailConfirmed } from '@twofold/command-service/credits/release-ledger-on-email-confirmed.reactor';
import { returnCreditsOnFeedbackClosed } from '@twofold/command-service/credits/return-credits-on-feedback-closed.reactor';
import { revokeCreditOnComplaintUpheld } from '@twofold/command-service/credits/revoke-credit-on-complaint-upheld.reactor';
import { spendCreditOnSeatFilled } from '@twofold/command-service/credits/spend-credit-on-seat-filled.reactor';
import { FEEDBACK_REACTORS } from '@twofold/command-service/feedback/reactors';
import { mailRecipientOnNotice } from '@twofold/command-service/notifications/mail-recipient-on-notice.reactor';
import { ORDER_REACTORS } from '@twofold/command-service/orders/reactors';
import type { Reactor } from '@twofold/command-service/reactors/reactor';
import { reactorHandler, type Dispatch } from '@twofold/command-service/reactors/reactor-handler';
import { REACTOR_LIMITS } from '@twofold/command-service/reactors/start-reactors';
import { removeTextOfErasedAuthorOnReviewSubmitted } from '@twofold/command-service/reviews/remove-text-of-erased-author-on-review-submitted.reactor';
import type { Schedule } from '@twofold/timing/timing';
import { createFeed } from '@twofold/feed/feed';
import { readModels } from '@twofold/projector/projections';
import { createCrossing } from './faults.ts';
import type { SimulatedProcesses } from './simulated-processes.ts';
import { poolOfCheckpoints } from './memory-checkpoints.ts';
import { followForReadModel } from './projector-process.ts';
import { openLog, type Running } from './running.ts';
import type { Process } from './timeline.ts';

/** All reactors of `background.ts` but those that send mails about security and those about data outside the log. */
const REACTORS: readonly Reactor[] = [
  disownProductOfErasedOwnerOnAnalysisRequested,
  disownProductOfErasedOwnerOnProductClaimed,
  earnCreditOnReviewCompleted,
  endSessionsOnSecondFactorChanged,
  erasePersonOnUserErased,
  eraseReportOnProductTakenDown,
  expireAnalysisOnAnalysisRequested,
  expireReanalysisOnReanalysisRequested,
  grantWelcomeCreditOnUserRegistered,
  mailConfirmationLinkOnUserRegistered,
  releaseLedgerOnEmailConfirmed,
  removeTextOfErasedAuthorOnReviewSubmitted,
  returnCreditsOnFeedbackClosed,
  revokeCreditOnComplaintUpheld,
  spendCreditOnSeatFilled,
  ...FEEDBACK_REACTORS,
  ...ORDER_REACTORS,
  mailRecipientOnNotice,
];

const SILENT = { info: () => undefined, error: () => undefined };
const AGAIN_MS = 1_000;
/** The shortest time after which a standby takes over. The leader may be paused meanwhile. */
const TAKE_OVER_MS = 2_000;
const MAX_BATCH_DELAY_MS = 8_000;

/** How often a standby takes over in a run. */
const TAKE_OVERS = 3;

/** Keeps reactors and projections following the log during the whole run, although their processes die. */
export const followEverything = (simulated: SimulatedProcesses): void => {
  for (const isStandby of [false, true]) {
    void keepReacting(simulated, isStandby);
    void keepProjecting(simulated, isStandby);
  }
};

/** Runs the reactors, and starts them again whenever they end for any reason. */
const keepReacting = async (simulated: SimulatedProcesses, isStandby: boolean): Promise<void> => {
  const { timeline, random } = simulated;
  for (let terms = 0; !isStandby || terms < TAKE_OVERS; terms++) {
    if (isStandby) await timeline.sleep(TAKE_OVER_MS * (1 + random.below(20)));
    const running = simulated.background(isStandby);
    await ended(react(simulated, running), running.process);
    await timeline.sleep(1 + random.below(AGAIN_MS));
  }
};

const react = async (
  simulated: SimulatedProcesses,
  { store, crossing, service, nowMs, process }: Running,
): Promise<void> => {
  const { mutant, jobs, checkpoints, timeline, random } = simulated;
  const pool = poolOfCheckpoints(checkpoints, crossing.effect, !mutant.reactsUnfenced);
  const queue = jobs.queue(crossing.effect, nowMs);
  if (mutant.keepsJobsInMemory) void process.died.then(() => jobs.forgetAll());
  const later = async (work: () => Promise<void>): Promise<void> => {
    await timeline.sleep(AGAIN_MS, process);
    await work();
  };
  // The log is new, so that reactors that begin at the head may as well begin at the start.
  const reactors = (mutant.reactors?.(REACTORS) ?? REACTORS).map((each) => ({ ...each, from: 'start' as const }));
  const dispatch: Dispatch = (command, at) => {
    const work = () => (at ? queue.schedule(command, at) : service.send(command));
    if (!mutant.sendsLater) return work();
    void later(work).catch(() => undefined);
    return Promise.resolve();
  };
  const schedule: Schedule = (run, ms) => {
    let isCanceled = false;
    void timeline.sleep(ms, process).then(() => isCanceled || run());
    return () => void (isCanceled = true);
  };
  const feed = createFeed(
    reactors.map((reactor) => reactorHandler(reactor, dispatch)),
    { store, pool, schema: 'write_side', limits: REACTOR_LIMITS, log: SILENT, schedule, random: random.next },
  );
  await feed.run(timeline.over);
};

/** Runs a projector or its standby. The standby takes over from time to time, and fences the first one off. */
const keepProjecting = async (simulated: SimulatedProcesses, isStandby: boolean): Promise<void> => {
  const { timeline, random, faults, checkpoints, tables, mutant } = simulated;
  for (let terms = 0; !isStandby || terms < TAKE_OVERS; terms++) {
    if (isStandby) await timeline.sleep(TAKE_OVER_MS * (1 + random.below(20)));
    const process = simulated.startProcess(isStandby ? 'projector on standby' : 'projector');
    const crossing = createCrossing(timeline, faults, process);
    const { store } = openLog(process, crossing, simulated);
    const delayBatch = () => timeline.sleep(random.below(MAX_BATCH_DELAY_MS), process);
    const deps = {
      store,
      crossing,
      checkpoints,
      tables,
      delayBatch,
      signal: timeline.over,
      sabotage: mutant.projector,
    };
    const following = readModels.map(({ projection }) => ended(followForReadModel(projection, deps), process));
    await Promise.race(following);
    process.kill();
    simulated.processes.delete(process);
    if (!isStandby) await timeline.sleep(1 + random.below(AGAIN_MS));
  }
};

const ended = (work: Promise<void>, process: Process): Promise<void> =>
  Promise.race([work.catch(() => undefined), process.died]);
