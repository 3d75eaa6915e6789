import { createContactOfPerson } from '@twofold/command-service/accounts/contact-of-person';
import { createNeedsConfirmation } from '@twofold/command-service/accounts/needs-confirmation';
import { createPeople } from '@twofold/command-service/accounts/people';
import { createStaff, type Staff } from '@twofold/command-service/accounts/staff';
import { createAdmitReviewer } from '@twofold/command-service/analysis/admit-reviewer';
import { createAnalyze } from '@twofold/command-service/analysis/analyze';
import type { Analyst } from '@twofold/analyst/analyst';
import { productCategory } from '@twofold/command-service/analysis/category';
import { createDisownProducts } from '@twofold/command-service/analysis/disown-products';
import { reportErasureReceiver } from '@twofold/command-service/analysis/erase-report-on-product-taken-down.reactor';
import { createBelongings } from '@twofold/command-service/belongings/belongings';
import { createOutcomes } from '@twofold/command-service/analysis/outcome';
import { ownershipReceiver } from '@twofold/command-service/analysis/ownership';
import { connectAccess } from '@twofold/command-service/connect-access';
import { connectMail } from '@twofold/command-service/connect-mail';
import { createCommandHandler } from '@twofold/command-service/command-handler';
import { creditsCategory } from '@twofold/command-service/credits/category';
import { awardReceiver } from '@twofold/command-service/credits/earn-credit-on-review-completed.reactor';
import { createLedger } from '@twofold/command-service/credits/ledger';
import { briefReceiver } from '@twofold/command-service/feedback/briefs/brief-receiver';
import { createReviewerClaims } from '@twofold/command-service/feedback/claims/reviewer-claims';
import { byRules, comparisonReceiver } from '@twofold/command-service/feedback/comparison/compare-request';
import { createClaimAnySeat } from '@twofold/command-service/feedback/claim-any-seat';
import { createClaimSeat } from '@twofold/command-service/feedback/claim-seat';
import { productRequestsReceiver } from '@twofold/command-service/feedback/close-requests-on-product-taken-down.reactor';
import { deadlineReceiver } from '@twofold/command-service/feedback/deadlines';
import { reviewForSeatReceiver } from '@twofold/command-service/feedback/fill-seat-on-review-completed.reactor';
import { createSeatLookup } from '@twofold/command-service/feedback/look-up-seats';
import { createLeaveFeedback } from '@twofold/command-service/feedback/leave';
import { openingReceiver } from '@twofold/command-service/feedback/opening';
import { createReleaseSeat } from '@twofold/command-service/feedback/release-seat';
import { createRequestFeedback } from '@twofold/command-service/feedback/request-feedback';
import { seatMailReceiver } from '@twofold/command-service/feedback/seat-mails';
import { claimReceiver } from '@twofold/command-service/feedback/settle-claim-on-seat-claimed.reactor';
import { createSettleClaim } from '@twofold/command-service/feedback/settle-claim';
import { createStateCache, forgettingWithKeys } from '@twofold/command-service/state-cache';
import type { Mail } from '@twofold/command-service/mail/mail';
import { createBuyers } from '@twofold/command-service/orders/buyers';
import { orderCategory } from '@twofold/command-service/orders/category';
import { createClaimOrders } from '@twofold/command-service/orders/claim-orders';
import { erasedGuestReceiver } from '@twofold/command-service/orders/forget-order-on-guest-erased.reactor';
import { claimedOrderReceiver } from '@twofold/command-service/orders/forget-order-on-order-claimed.reactor';
import { createForgetOrder, createForgetOrders } from '@twofold/command-service/orders/forget-orders';
import { createHandleWebhook } from '@twofold/command-service/orders/handle-webhook';
import { createOpenCheckout } from '@twofold/command-service/orders/open-checkout';
import { createOrderLinks } from '@twofold/command-service/orders/order-links';
import { orderMailReceiver } from '@twofold/command-service/orders/order-mails';
import { createFollowPayments } from '@twofold/command-service/orders/follow-payments';
import { refundReceiver } from '@twofold/command-service/orders/pay-back-on-refund-requested.reactor';
import type { Payments } from '@twofold/command-service/orders/payments';
import { providerCheckReceiver } from '@twofold/command-service/orders/provider-checks';
import { createSettle } from '@twofold/command-service/orders/settle';
import { settlementReceiver } from '@twofold/command-service/orders/settlement-receiver';
import type { WebhookEvents } from '@twofold/command-service/orders/webhook-events';
import { categoryReceiver, createSendCommand } from '@twofold/command-service/reactors/send-command';
import { createRepeatable } from '@twofold/command-service/requests/repeatable';
import type { RateLimit } from '@twofold/command-service/limits/rate-limit';
import type { JobQueue } from '@twofold/command-service/reactors/job-queue';
import type { RequestLog } from '@twofold/command-service/requests/request-log';
import type { Waiting as WaitingRepeats } from '@twofold/command-service/requests/waiting';
import { createAdmitText } from '@twofold/command-service/reviews/admission/admit-review';
import { createAssignReview } from '@twofold/command-service/reviews/assign-review';
import { createReportOf } from '@twofold/command-service/analysis/report-of';
import { createCompleteReview } from '@twofold/command-service/reviews/complete-review';
import { reviewTextReceiver } from '@twofold/command-service/reviews/remove-text-of-erased-author-on-review-submitted.reactor';
import { createRemoveReviewTexts } from '@twofold/command-service/reviews/remove-texts';
import { createAssignments } from '@twofold/command-service/reviews/assignments';
import { createJudgeStatements } from '@twofold/command-service/reviews/statements/judge-statements';
import { createSubmitReview } from '@twofold/command-service/reviews/submit-review';
import type { FeedbackOrigin } from '@twofold/contracts/feedback/events';
import type { EventStore } from '@twofold/event-store/port';
import { createLog } from '@twofold/http/log';
import type { Waiting } from '@twofold/command-service/stream-queue';
import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import type { SomeHashing } from './memory-credentials.ts';
import { createNoticeParts, noticeReceivers } from './notice-parts.ts';
import { createPeopleProcess, type PeopleTables } from './people-process.ts';
import { createRequestParts } from './request-parts.ts';

const log = createLog({ service: 'simulation', level: 'silent' });
/** What one account may do (D-126). */
const FAIR = { mayHold: 3, perDay: 5 };
const ORIGIN = 'https://twofold.example';

export type CommandProcessDeps = {
  readonly store: EventStore;
  readonly payments: Payments;
  readonly mail: Mail;
  readonly requestLog: RequestLog;
  readonly waitingRepeats: WaitingRepeats;
  readonly seenWebhooks: WebhookEvents;
  readonly keyring: Pick<Keyring, 'sealing' | 'secret' | 'erase'>;
  readonly tables: PeopleTables;
  readonly hashing: SomeHashing;
  readonly jobs: JobQueue;
  readonly readSite: Parameters<typeof createOutcomes>[0]['readSite'];
  readonly analyst: Analyst;
  readonly analysisLimit: RateLimit;
  readonly now: () => Date;
  readonly waiting: Waiting;
  readonly newId: () => string;
  /** Lets a mutant spoil what staff may do. */
  readonly wrapStaff: (staff: Staff) => Staff;
  /** Counts what is handled, and lets a mutant spoil it. */
  readonly wrapHandle: (handle: ReturnType<typeof createCommandHandler>) => ReturnType<typeof createCommandHandler>;
};

/**
 * The command service as it is put together in `app.ts`, without HTTP: everything in it is the real code, on ports in
 * memory.
 */
export const createCommandProcess = (deps: CommandProcessDeps) => {
  const parts = createParts(deps);
  const { handle, isErased, settle, openRequest } = parts;
  const admitReviewer = createAdmitReviewer(parts);
  const assignReview = createAssignReview(parts);
  const claimSeat = createClaimSeat(parts);
  const claimAnySeat = createClaimAnySeat({ ...parts, claimSeat });
  const accounts = createPeopleProcess({
    ...parts,
    sealing: deps.keyring.sealing,
    disownProductsOf: createDisownProducts(parts),
    removeReviewTextsOf: createRemoveReviewTexts(parts),
    leaveFeedback: createLeaveFeedback(parts),
    forgetOrdersOf: createForgetOrders(parts),
    claimOrdersOf: createClaimOrders(parts),
  });
  // No one stops these processes: they die. A signal for all of them would keep all its listeners.
  const { signal: stopping } = new AbortController();
  return {
    handle,
    settle,
    accounts,
    newId: deps.newId,
    repeatable: createRepeatable({ ...deps, waiting: deps.waitingRepeats }),
    analysisLimit: deps.analysisLimit,
    analyze: createAnalyze({ ...parts, keepText: keepNothing, findOutcome: createOutcomes({ ...parts, stopping }) }),
    eraseReport: parts.eraseReport,
    openCheckout: createOpenCheckout(parts),
    handleWebhook: createHandleWebhook({ ...parts, events: deps.seenWebhooks }),
    requestFeedback: createRequestFeedback(parts),
    claimSeat,
    releaseSeat: createReleaseSeat(parts),
    submitReview: createSubmitReview({
      ...parts,
      admitReviewer,
      assignReview,
      admitText: createAdmitText(parts),
      claimAnySeat,
    }),
    completeReview: createCompleteReview(parts),
    judgeStatements: createJudgeStatements({ ...parts, reportOf: createReportOf(deps.store) }),
    reportReview: parts.reportReview,
    ownerOfOrder: parts.ownerOfOrder,
    send: createSendCommand([
      categoryReceiver(handle, productCategory),
      categoryReceiver(handle, creditsCategory),
      categoryReceiver(handle, orderCategory),
      awardReceiver(handle),
      ownershipReceiver({ handle, isErased }),
      reportErasureReceiver(parts.eraseReport),
      reviewTextReceiver({ handle, isErased }),
      ...accounts.receivers,
      settlementReceiver(parts),
      refundReceiver(parts),
      providerCheckReceiver(parts),
      orderMailReceiver(parts),
      claimedOrderReceiver(parts),
      erasedGuestReceiver(parts),
      deadlineReceiver(parts),
      openingReceiver(openRequest),
      claimReceiver(parts),
      reviewForSeatReceiver(parts),
      productRequestsReceiver(parts),
      seatMailReceiver(parts),
      briefReceiver(parts.eraseBriefs),
      comparisonReceiver({ ...parts, compareReviews: byRules }),
      ...parts.receivers,
      ...noticeReceivers(parts),
    ]),
  };
};

/** What is kept beside the log is in a database, which there is not. */
const keepNothing = () => Promise.resolve({});

export type CommandProcess = ReturnType<typeof createCommandProcess>;

/** What the slices do for each other. */
const createParts = (deps: CommandProcessDeps) => {
  const { store, now } = deps;
  const states = createStateCache({ store, nowMs: deps.waiting.nowMs });
  const { fold } = states;
  const handle = deps.wrapHandle(createCommandHandler({ store, now, states, waiting: deps.waiting }));
  const keyring = forgettingWithKeys(deps.keyring, states);
  const ledger = createLedger({ fold, handle });
  const lookup = createSeatLookup({ fold });
  const assignments = createAssignments({ store, handle, now, ...lookup });
  const links = createOrderLinks(keyring);
  const people = createPeople({ fold });
  const contactOfPerson = createContactOfPerson({ people });
  const buyers = createBuyers({ store, origin: ORIGIN, links, contactOfPerson });
  const belongings = createBelongings({ store });
  const base = {
    ...deps,
    ...ledger,
    ...lookup,
    ...buyers,
    people,
    fold,
    keyring,
    handle,
    log,
    links,
    assignments,
    contactOfPerson,
    ownerOfOrder: buyers.ownerOf,
    contactOf: (origin: FeedbackOrigin) =>
      origin.source === 'paid-order' ? buyers.contactOfBuyer(origin.orderId) : contactOfPerson(origin.userId),
    origin: ORIGIN,
    seatOf: assignments.seatOf,
    belongings,
    findApp: connectAccess({
      store,
      fold,
      belongings,
      assignments,
      hasRole: createStaff({ fold, now }).hasRole,
      mayOpenOrder: buyers.mayOpen,
    }),
    needsConfirmation: createNeedsConfirmation({ people }),
    ...FAIR,
    isErased: async (userId: number) => (await people.user(userId)).found.status === 'erased',
    ...connectMail({ ...deps, fold, handle, keyring, origin: ORIGIN }),
    ...createNoticeParts({ people, store }),
    forgetOrder: createForgetOrder({ ...deps, handle }),
    eraseReport: (productId: number) => keyring.erase(subjectOf('report', productId)),
  };
  const settle = createSettle(base);
  const claims = createReviewerClaims(base);
  return {
    ...base,
    ...createRequestParts({ ...base, mayOpenOrder: buyers.mayOpen }),
    claims,
    settle,
    ...createFollowPayments({ ...base, settle }),
    settleClaim: createSettleClaim({ ...base, claims }),
  };
};
