import { createFindApp } from '@twofold/command-service/analysis/find-app';
import { createAdmitReviewer } from '@twofold/command-service/analysis/admit-reviewer';
import { createCommandHandler } from '@twofold/command-service/command-handler';
import { creditsCategory } from '@twofold/command-service/credits/category';
import { awardReceiver } from '@twofold/command-service/credits/earn-credit-on-review-completed.reactor';
import { createLedger } from '@twofold/command-service/credits/ledger';
import { createClaimSeat } from '@twofold/command-service/feedback/claim-seat';
import { productRequestsReceiver } from '@twofold/command-service/feedback/close-requests-on-product-taken-down.reactor';
import { deadlineReceiver } from '@twofold/command-service/feedback/deadlines';
import { reviewForSeatReceiver } from '@twofold/command-service/feedback/fill-seat-on-review-completed.reactor';
import { createSeatLookup } from '@twofold/command-service/feedback/look-up-seats';
import { createOpenRequest } from '@twofold/command-service/feedback/open-request';
import { openingReceiver } from '@twofold/command-service/feedback/opening';
import { createReleaseSeat } from '@twofold/command-service/feedback/release-seat';
import { createRequestFeedback } from '@twofold/command-service/feedback/request-feedback';
import { seatMailReceiver } from '@twofold/command-service/feedback/seat-mails';
import { claimReceiver } from '@twofold/command-service/feedback/settle-claim-on-seat-claimed.reactor';
import { createSettleClaim } from '@twofold/command-service/feedback/settle-claim';
import { createKeptFolds } from '@twofold/command-service/kept-folds';
import type { Mail } from '@twofold/command-service/mail/mail';
import { createSendOnce } from '@twofold/command-service/mail/send-once';
import { createBuyers } from '@twofold/command-service/orders/buyers';
import { orderCategory } from '@twofold/command-service/orders/category';
import { createHearNews } from '@twofold/command-service/orders/hear-news';
import { createOpenCheckout } from '@twofold/command-service/orders/open-checkout';
import { createOrderLinks } from '@twofold/command-service/orders/order-links';
import { orderMailReceiver } from '@twofold/command-service/orders/order-mails';
import { refundReceiver } from '@twofold/command-service/orders/pay-back-on-refund-requested.reactor';
import type { Payments } from '@twofold/command-service/orders/payments';
import { createSettle } from '@twofold/command-service/orders/settle';
import { settlementReceiver } from '@twofold/command-service/orders/settlement-receiver';
import type { WebhookEvents } from '@twofold/command-service/orders/webhook-events';
import { categoryReceiver, createSendCommand } from '@twofold/command-service/reactors/send-command';
import { createRepeatable } from '@twofold/command-service/requests/repeatable';
import type { RequestLog } from '@twofold/command-service/requests/request-log';
import { createAssignReview } from '@twofold/command-service/reviews/assign-review';
import { createCompleteReview } from '@twofold/command-service/reviews/complete-review';
import { createSeats } from '@twofold/command-service/reviews/seats';
import { createSubmitReview } from '@twofold/command-service/reviews/submit-review';
import type { FeedbackOrigin } from '@twofold/contracts/feedback/events';
import type { EventStore } from '@twofold/event-store/port';
import { createLog } from '@twofold/http/log';

const log = createLog({ service: 'simulation', level: 'silent' });
const ORIGIN = 'https://twofold.example';

export type CommandProcessDeps = {
  readonly store: EventStore;
  readonly payments: Payments;
  readonly mail: Mail;
  readonly requestLog: RequestLog;
  readonly heardNews: WebhookEvents;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Counts what is handled, and lets a twin spoil it. */
  readonly wrapHandle: (handle: ReturnType<typeof createCommandHandler>) => ReturnType<typeof createCommandHandler>;
};

/**
 * The command service as it is put together in `app.ts`, without HTTP and accounts: everything in it is the real code, on
 * ports in memory.
 */
export const createCommandProcess = (deps: CommandProcessDeps) => {
  const { store, mail, now, newId } = deps;
  // Short streams too, so that what is kept is seen to be right.
  const fold = createKeptFolds({ store, worthKeepingEvents: 2 });
  const handle = deps.wrapHandle(createCommandHandler({ store, now, fold }));
  const ledger = createLedger({ fold, handle });
  const lookup = createSeatLookup({ store });
  const place = createSeats({ store, handle, now, ...lookup });
  const links = createOrderLinks({ secret: (name) => Promise.resolve(Buffer.from(name)) });
  const contactOfPerson = (userId: number) =>
    Promise.resolve({ to: `user.${userId}@example.com`, about: `user-${userId}` } as const);
  const buyers = createBuyers({ store, origin: ORIGIN, links, contactOfPerson });
  const contactOf = (origin: FeedbackOrigin) =>
    origin.source === 'paid-order' ? buyers.contactOfBuyer(origin.orderId) : contactOfPerson(origin.userId);
  const base = {
    ...deps,
    ...ledger,
    ...lookup,
    ...buyers,
    handle,
    log,
    links,
    place,
    contactOf,
    origin: ORIGIN,
    seatOf: place.seatOf,
    findApp: createFindApp({ store }),
    isErased: () => Promise.resolve(false),
    sendOnce: createSendOnce({ store, handle, mail, now }),
  };
  const settle = createSettle(base);
  const openRequest = createOpenRequest(base);
  const settleClaim = createSettleClaim(base);
  const parts = { ...base, settle, openRequest, settleClaim };
  const admitReviewer = createAdmitReviewer(parts);
  const assignReview = createAssignReview(parts);
  return {
    handle,
    settle,
    repeatable: createRepeatable({ requestLog: deps.requestLog, newId }),
    openCheckout: createOpenCheckout(parts),
    hearNews: createHearNews({ settle, events: deps.heardNews }),
    requestFeedback: createRequestFeedback(parts),
    claimSeat: createClaimSeat(parts),
    releaseSeat: createReleaseSeat(parts),
    submitReview: createSubmitReview({ ...parts, admitReviewer, assignReview }),
    completeReview: createCompleteReview(parts),
    send: createSendCommand([
      categoryReceiver(handle, creditsCategory),
      categoryReceiver(handle, orderCategory),
      awardReceiver(handle),
      deadlineReceiver(parts),
      openingReceiver(openRequest),
      claimReceiver(parts),
      reviewForSeatReceiver(parts),
      productRequestsReceiver(parts),
      seatMailReceiver(parts),
      settlementReceiver(parts),
      refundReceiver(parts),
      orderMailReceiver(parts),
    ]),
  };
};

export type CommandProcess = ReturnType<typeof createCommandProcess>;
