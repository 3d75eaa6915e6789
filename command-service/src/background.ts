import type { EventStore } from '@twofold/event-store/port';
import type { Handler } from '@twofold/feed/handler';
import type { Logger } from '@twofold/http/log';
import { forgetOldSessions } from '@twofold/sessions/upkeep';
import { closeInOrder } from '@twofold/timing/close-in-order';
import type pg from 'pg';
import type { Accounts } from './accounts/accounts.ts';
import { revokeTokensOnSecurityEvent } from './accounts/access-tokens/revoke-tokens-on-security-event.reactor.ts';
import { mailConfirmationLinkOnUserRegistered } from './accounts/email-confirmations/mail-confirmation-link-on-user-registered.reactor.ts';
import { erasePersonOnUserErased } from './accounts/erase-person-on-user-erased.reactor.ts';
import { endSessionsOnSecondFactorChanged } from './accounts/second-factor/end-sessions-on-second-factor-changed.reactor.ts';
import { mailUserOnSecurityEvent } from './accounts/security-mails/mail-user-on-security-event.reactor.ts';
import { productCategory } from './analysis/category.ts';
import { deleteCapturesOnProductDisowned } from './analysis/captures/delete-captures-on-product-disowned.reactor.ts';
import { disownProductOfErasedOwnerOnAnalysisRequested } from './analysis/disown-product-of-erased-owner-on-analysis-requested.reactor.ts';
import { disownProductOfErasedOwnerOnProductClaimed } from './analysis/disown-product-of-erased-owner-on-product-claimed.reactor.ts';
import {
  eraseReportOnProductTakenDown,
  reportErasureReceiver,
} from './analysis/erase-report-on-product-taken-down.reactor.ts';
import { expireAnalysisOnAnalysisRequested } from './analysis/expire-analysis-on-analysis-requested.reactor.ts';
import { expireReanalysisOnReanalysisRequested } from './analysis/expire-reanalysis-on-reanalysis-requested.reactor.ts';
import { lateReportJob } from './analysis/late-report/late-report-jobs.ts';
import { writeLateReportOnReportCompleted } from './analysis/late-report/write-late-report-on-report-completed.reactor.ts';
import { ownershipReceiver } from './analysis/ownership.ts';
import { measureSiteOnReportCompleted } from './analysis/screenshots/measure-site-on-report-completed.reactor.ts';
import { measurementJob } from './analysis/screenshots/measurement-jobs.ts';
import { BELONGINGS, belongingsHandler } from './belongings/belongings-index.ts';
import { forgetBelongingsOfErased } from './belongings/forget-belongings.ts';
import type { HandleCommand } from './command-handler.ts';
import type { ConnectedAnalysis } from './connect-analysis.ts';
import type { ConnectedCaptures } from './connect-captures.ts';
import { creditsCategory } from './credits/category.ts';
import { awardReceiver, earnCreditOnReviewCompleted } from './credits/earn-credit-on-review-completed.reactor.ts';
import { grantWelcomeCreditOnUserRegistered } from './credits/grant-welcome-credit-on-user-registered.reactor.ts';
import { releaseLedgerOnEmailConfirmed } from './credits/release-ledger-on-email-confirmed.reactor.ts';
import { returnCreditsOnFeedbackClosed } from './credits/return-credits-on-feedback-closed.reactor.ts';
import { revokeCreditOnComplaintUpheld } from './credits/revoke-credit-on-complaint-upheld.reactor.ts';
import { spendCreditOnSeatFilled } from './credits/spend-credit-on-seat-filled.reactor.ts';
import type { FeedbackSlice } from './feedback/feedback.ts';
import { FEEDBACK_REACTORS } from './feedback/reactors.ts';
import { mailRecipientOnNotice } from './notifications/mail-recipient-on-notice.reactor.ts';
import type { Notifications } from './notifications/notifications.ts';
import type { Orders } from './orders/orders.ts';
import { ORDER_REACTORS } from './orders/reactors.ts';
import { DELIVER_WEBHOOK, MEASURE_SITE, WRITE_LATE_REPORT, type JobQueue } from './reactors/job-queue.ts';
import { startJobs, type Jobs } from './reactors/jobs.ts';
import { openJobsPool } from './reactors/jobs-pool.ts';
import type { Reactor } from './reactors/reactor.ts';
import { reactorHandler, type Dispatch } from './reactors/reactor-handler.ts';
import { categoryReceiver, createSendCommand } from './reactors/send-command.ts';
import { startReactors, type Reactors } from './reactors/start-reactors.ts';
import type { RequestLog } from './requests/request-log.ts';
import {
  removeTextOfErasedAuthorOnReviewSubmitted,
  reviewTextReceiver,
} from './reviews/remove-text-of-erased-author-on-review-submitted.reactor.ts';
import type { ConnectedWebhooks } from './connect-webhooks.ts';
import { deliveryJob } from './webhooks/deliver.ts';
import { mailUserOnWebhookEndpointDisabled } from './webhooks/mail-user-on-webhook-endpoint-disabled.reactor.ts';
import { sendWebhooksOnEvent } from './webhooks/send-webhooks-on-event.reactor.ts';

/** A delivery mostly waits for another server, and occupies a worker for at most ten seconds. */
const WEBHOOKS_AT_ONCE = 20;

/** Parts take seconds to close while the database does not answer. One that takes longer than this hangs. */
export const CLOSE_MS = 20_000;

/** Every reactor of the command service: its table of contents. */
export const REACTORS: readonly Reactor[] = [
  deleteCapturesOnProductDisowned,
  disownProductOfErasedOwnerOnAnalysisRequested,
  disownProductOfErasedOwnerOnProductClaimed,
  earnCreditOnReviewCompleted,
  endSessionsOnSecondFactorChanged,
  erasePersonOnUserErased,
  eraseReportOnProductTakenDown,
  expireAnalysisOnAnalysisRequested,
  expireReanalysisOnReanalysisRequested,
  grantWelcomeCreditOnUserRegistered,
  mailRecipientOnNotice,
  mailUserOnSecurityEvent,
  measureSiteOnReportCompleted,
  mailConfirmationLinkOnUserRegistered,
  releaseLedgerOnEmailConfirmed,
  removeTextOfErasedAuthorOnReviewSubmitted,
  returnCreditsOnFeedbackClosed,
  revokeCreditOnComplaintUpheld,
  revokeTokensOnSecurityEvent,
  spendCreditOnSeatFilled,
  writeLateReportOnReportCompleted,
  mailUserOnWebhookEndpointDisabled,
  sendWebhooksOnEvent,
  ...FEEDBACK_REACTORS,
  ...ORDER_REACTORS,
];

/** The names that operator commands accept. */
export const REACTOR_NAMES: ReadonlySet<string> = new Set([...REACTORS.map(({ name }) => name), BELONGINGS]);

export type BackgroundDeps = {
  readonly store: EventStore;
  readonly connectionString: string;
  readonly log: Logger;
  readonly handle: HandleCommand;
  readonly pool: pg.Pool;
  readonly jobs: JobQueue;
  readonly requestLog: Pick<RequestLog, 'forgetOld'>;
  readonly captures: Pick<ConnectedCaptures, 'eraseReport' | 'receivers' | 'measureSite' | 'sweep'>;
  readonly analysis: Pick<ConnectedAnalysis, 'receivers' | 'writeLateReport'>;
  readonly orders: Pick<Orders, 'receivers' | 'forgetOldWebhookEvents'>;
  readonly feedback: Pick<FeedbackSlice, 'receivers'>;
  readonly notifications: Pick<Notifications, 'receivers'>;
  readonly webhooks: Pick<ConnectedWebhooks, 'receivers' | 'deliver'>;
};

/** The background work of the service: due commands, and reactions to events. */
export const createBackground = (
  deps: BackgroundDeps,
  accounts: Pick<Accounts, 'receivers' | 'isErased' | 'commitPasswords' | 'forgetOld'>,
) => {
  const { store, connectionString, log, handle, pool, requestLog, captures } = deps;
  const jobsPool = openJobsPool(connectionString, log);
  let running: readonly Jobs[] = [];
  let reactors: Reactors | undefined;
  return {
    /** The reason why a reactor does not run in this process, if it does not. */
    trouble: (reactor: string): string | undefined => reactors?.trouble(reactor),
    start: async (signal: AbortSignal): Promise<void> => {
      const send = createSendCommand([
        categoryReceiver(handle, productCategory),
        categoryReceiver(handle, creditsCategory),
        awardReceiver(handle),
        ownershipReceiver({ handle, isErased: accounts.isErased }),
        reportErasureReceiver(captures.eraseReport),
        ...captures.receivers,
        ...deps.analysis.receivers,
        reviewTextReceiver({ handle, isErased: accounts.isErased }),
        ...accounts.receivers,
        ...deps.orders.receivers,
        ...deps.feedback.receivers,
        ...deps.notifications.receivers,
        ...deps.webhooks.receivers,
      ]);
      const hourly = {
        'forget-old-requests': () => requestLog.forgetOld(),
        'forget-old-resets': () => accounts.forgetOld(),
        'commit-passwords': () => accounts.commitPasswords(),
        'forget-old-news-of-payments': () => deps.orders.forgetOldWebhookEvents(),
        'forget-belongings-of-erased': () => forgetBelongingsOfErased(pool),
        'forget-old-sessions': () => forgetOldSessions(pool),
        'sweep-captures': () => captures.sweep(),
      };
      const tasks = {
        [MEASURE_SITE]: (payload: unknown, attempt: number) =>
          captures.measureSite(measurementJob.parse(payload), attempt, signal),
        [WRITE_LATE_REPORT]: (payload: unknown, attempt: number) =>
          deps.analysis.writeLateReport(lateReportJob.parse(payload), attempt, signal),
      };
      const webhookTasks = {
        [DELIVER_WEBHOOK]: (payload: unknown) => deps.webhooks.deliver(deliveryJob.parse(payload).deliveryId),
      };
      running = [
        await startJobs({ pool: jobsPool, send, log, hourly, atStart: ['commit-passwords'], tasks }),
        await startJobs({ pool: jobsPool, log, tasks: webhookTasks, concurrency: WEBHOOKS_AT_ONCE }),
      ];
      const dispatch: Dispatch = (command, at) => (at ? deps.jobs.schedule(command, at) : send(command));
      const reacting = REACTORS.map((reactor) => reactorHandler(reactor, dispatch));
      const handlersOn = (feedPool: pg.Pool): Handler[] => [...reacting, belongingsHandler({ pool: feedPool, store })];
      reactors = startReactors(handlersOn, { store, connectionString, log }, signal);
    },
    stop: (): Promise<void> =>
      closeInOrder(
        {
          reactors: async () => reactors?.stop(),
          jobs: () => Promise.all(running.map((jobs) => jobs.stop())),
          'pool of the jobs': () => jobsPool.end(),
        },
        CLOSE_MS,
      ),
  };
};
