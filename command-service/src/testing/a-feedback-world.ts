import type { Tier } from '@twofold/contracts/orders/events';
import { PLANS } from '@twofold/contracts/orders/plans';
import type { Position, RecordedEvent } from '@twofold/event-store/port';
import { createFindApp } from '../analysis/find-app.ts';
import { createBelongings } from '../belongings/belongings.ts';
import { createReleaseSeat } from '../feedback/release-seat.ts';
import { awardReceiver, earnCreditOnReviewCompleted } from '../credits/earn-credit-on-review-completed.reactor.ts';
import { creditsCategory } from '../credits/category.ts';
import { awardFor } from '../credits/ledger.ts';
import { returnCreditsOnFeedbackClosed } from '../credits/return-credits-on-feedback-closed.reactor.ts';
import { spendCreditOnSeatFilled } from '../credits/spend-credit-on-seat-filled.reactor.ts';
import { orderCategory } from '../orders/category.ts';
import { createReviewOf } from '../reviews/review-of.ts';
import { createComplaints } from '../feedback/complaints/complaints.ts';
import { revokeCreditOnComplaintUpheld } from '../credits/revoke-credit-on-complaint-upheld.reactor.ts';
import { briefReceiver } from '../feedback/briefs/brief-receiver.ts';
import { createBriefs } from '../feedback/briefs/briefs.ts';
import { createCancelRequest } from '../feedback/cancel-request.ts';
import { createReviewerClaims } from '../feedback/claims/reviewer-claims.ts';
import { createClaimSeat } from '../feedback/claim-seat.ts';
import { byRules, comparisonReceiver } from '../feedback/comparison/compare-request.ts';
import { productRequestsReceiver } from '../feedback/close-requests-on-product-taken-down.reactor.ts';
import { deadlineReceiver } from '../feedback/deadlines.ts';
import { reviewForSeatReceiver } from '../feedback/fill-seat-on-review-completed.reactor.ts';
import { createLeaveFeedback } from '../feedback/leave.ts';
import { createOpenRequest, type OpenRequest } from '../feedback/open-request.ts';
import { openingReceiver } from '../feedback/opening.ts';
import type { ReviewerAssignments } from '../feedback/reviewer-assignments.ts';
import { FEEDBACK_REACTORS } from '../feedback/reactors.ts';
import { createRequestFeedback } from '../feedback/request-feedback.ts';
import { seatMailReceiver } from '../feedback/seat-mails.ts';
import { claimReceiver } from '../feedback/settle-claim-on-seat-claimed.reactor.ts';
import { createSettleClaim } from '../feedback/settle-claim.ts';
import { connectMail } from '../connect-mail.ts';
import { reminderReceivers } from '../feedback/reminders/reminder-receivers.ts';
import type { Reactor } from '../reactors/reactor.ts';
import {
  categoryReceiver,
  createSendCommand,
  toCommand,
  type CommandToSend,
  type SendCommand,
} from '../reactors/send-command.ts';
import { aReviewWorld, browserOf, LIMITS, newContext, type Fate } from './a-review-world.ts';
import { keptMail } from './kept-mail.ts';

/** The reactors of this world. */
export const FEEDBACK_WORLD_REACTORS: readonly Reactor[] = [
  earnCreditOnReviewCompleted,
  ...FEEDBACK_REACTORS,
  returnCreditsOnFeedbackClosed,
  revokeCreditOnComplaintUpheld,
  spendCreditOnSeatFilled,
];

/** The users of this world. The owner has credits to spend; the buyer pays with money. */
export const OWNER = 3;
export const BUYER = 4;
export const REVIEWERS = [5, 6, 7] as const;
const EXTRA_CREDITS = 6;
const ORIGIN = 'https://twofold.example';
const someSecrets = { secret: (name: string) => Promise.resolve(Buffer.from(name)) };

/** Deliberate faults that a test must detect. */
export type Mutant = {
  /** Names of reactors that do not run. */
  readonly without?: readonly string[];
  /** Reactors of other slices that run as well. */
  readonly more?: readonly Reactor[];
  readonly openRequest?: (parts: Parameters<typeof createOpenRequest>[0]) => OpenRequest;
  readonly assignments?: (assignments: ReviewerAssignments) => ReviewerAssignments;
};

/** A world in which reviews are requested with credits or money, with its reactors. */
export const aFeedbackWorld = async (
  mutant: Mutant = {},
  between?: (work: () => Promise<unknown>) => Promise<unknown>,
) => {
  const world = await aReviewWorld([OWNER, BUYER, ...REVIEWERS], between);
  const { log, clock } = world;
  const { mail, mails } = keptMail();
  const erased = new Set<number>();
  const erasedKeys = new Set<string>();
  const expertises = new Map<number, string>();
  const now = () => new Date(clock.nowMs);

  const aProcess = (fate?: Fate) => {
    const process = world.aProcess(fate);
    const { store, fold, handle, ledger } = process;
    const deps = {
      store,
      belongings: createBelongings({ store }),
      fold,
      handle,
      now,
      newId: () => crypto.randomUUID(),
      findApp: createFindApp({ store, isInvolved: () => Promise.resolve(true) }),
      isBuyer: (_: number, { userId }: { readonly userId: number }) => Promise.resolve(userId === BUYER),
      isErased: (userId: number) => Promise.resolve(erased.has(userId)),
      mayOpenOrder: (_: number, { userId }: { readonly userId: number | undefined }) =>
        Promise.resolve(userId === BUYER),
      keyring: { erase: (subject: string) => Promise.resolve(void erasedKeys.add(subject)) },
      needsConfirmation: () => Promise.resolve(false),
      contactOf: () => Promise.resolve({ to: 'user@example.com', about: 'user-3' } as const),
      contactOfPerson: (userId: number) =>
        Promise.resolve({ to: 'reviewer@example.com', about: `user-${userId}` } as const),
      reviewOf: createReviewOf({ fold }),
      ownerOfOrder: () => Promise.resolve(BUYER),
      reserveCredits: ledger.reserveCredits,
      hasReserved: ledger.hasReserved,
      assignments: mutant.assignments?.(process.assignments) ?? process.assignments,
      ...connectMail({ store, fold, handle, keyring: someSecrets, mail, origin: ORIGIN, now }),
      expertiseOf: (userId: number) => Promise.resolve(expertises.get(userId)),
      personasOf: () => Promise.resolve('["A baker with two shops"]'),
      fitsWords: (personas: string, words: readonly string[]) =>
        Promise.resolve(words.some((word) => personas.includes(word))),
      origin: ORIGIN,
    };
    const openRequest = (mutant.openRequest ?? createOpenRequest)(deps);
    const claims = createReviewerClaims({ ...deps, mayHold: LIMITS.mayHold });
    const settleClaim = createSettleClaim({ ...deps, claims });
    const briefs = createBriefs(deps);
    const complaints = createComplaints({ ...deps, ...briefs, openRequest });
    const parts = { ...deps, ...briefs, ...complaints, openRequest, claims, settleClaim };
    return {
      ...process,
      assignments: deps.assignments,
      requestFeedback: createRequestFeedback(parts),
      claimSeat: createClaimSeat(parts),
      releaseSeat: createReleaseSeat(parts),
      writeBrief: briefs.writeBrief,
      reportReview: complaints.reportReview,
      cancelRequest: createCancelRequest(parts),
      leaveFeedback: createLeaveFeedback(parts),
      send: createSendCommand([
        categoryReceiver(handle, creditsCategory),
        categoryReceiver(handle, orderCategory),
        ...complaints.receivers,
        deadlineReceiver(parts),
        awardReceiver(handle),
        openingReceiver(openRequest),
        claimReceiver(parts),
        reviewForSeatReceiver(parts),
        productRequestsReceiver(parts),
        seatMailReceiver(parts),
        briefReceiver(briefs.eraseBriefs),
        comparisonReceiver({ ...parts, compareReviews: byRules }),
        ...reminderReceivers(parts),
      ]),
    };
  };

  const jobs = new Map<string, { readonly command: CommandToSend; readonly at: Date }>();
  let seen: Position | undefined;

  const deliver = async (send: SendCommand, event: RecordedEvent): Promise<void> => {
    const reactors = [...FEEDBACK_WORLD_REACTORS, ...(mutant.more ?? [])];
    for (const reactor of reactors.filter(({ name }) => !mutant.without?.includes(name))) {
      for (const [index, { at, ...reaction }] of reactor.react(event).entries()) {
        const command = toCommand(event, reaction, index);
        if (at) jobs.set(command.context.id, { command, at });
        else await send(command);
      }
    }
  };

  const runDueJobs = async (send: SendCommand): Promise<boolean> => {
    const due = [...jobs].filter(([, { at }]) => at <= now());
    for (const [id, { command }] of due) {
      await send(command);
      jobs.delete(id);
    }
    return due.length > 0;
  };

  /**
   * Runs the reactors from their checkpoint, or from the start as if it was lost, and all due jobs. If the process dies,
   * its event is delivered again.
   */
  const react = async (fate?: Fate, from: 'checkpoint' | 'start' = 'checkpoint'): Promise<void> => {
    const { send } = aProcess(fate);
    if (from === 'start') seen = undefined;
    for (let isQuiet = false; !isQuiet;) {
      isQuiet = true;
      for await (const event of log.readAll(seen ? { after: seen } : {})) {
        isQuiet = false;
        await deliver(send, event);
        seen = event.position;
      }
      if (await runDueJobs(send)) isQuiet = false;
    }
  };

  /** Records a payment of the buyer, as the orders slice does. */
  const pay = async (orderId: number, tier: Tier, productId: number): Promise<void> => {
    const { priceCents, deliveryHours } = PLANS[tier];
    const at = now().toISOString();
    const purchase = { orderId, productId, tier, amountCents: priceCents, currency: 'usd', livemode: false };
    const started = {
      ...purchase,
      provider: 'simulated',
      requestedBy: BUYER,
      submittedBy: browserOf(BUYER),
      startedAt: at,
      expiresAt: at,
    };
    const confirmed = {
      ...purchase,
      sessionId: `cs_simulated_${orderId}`,
      paymentId: `pi_${orderId}`,
      requestedBy: BUYER,
      linkHash: '0'.repeat(64),
      confirmedAt: at,
      dueAt: new Date(clock.nowMs + deliveryHours * 3_600_000).toISOString(),
    };
    const events = [
      ['CheckoutStarted', started],
      ['PaymentConfirmed', confirmed],
    ] as const;
    for (const [type, data] of events) {
      const { id, ...context } = newContext();
      const metadata = { ...context, commandId: id, occurredAt: at, schemaVersion: 1 };
      await log.appendToStream(`order-${orderId}`, [{ id, type, data, metadata }], 'any');
    }
  };

  const { handle } = world.aProcess();
  for (let reviewId = 901; reviewId <= 900 + EXTRA_CREDITS; reviewId++) {
    const completedAt = now().toISOString();
    const award = awardFor({ userId: OWNER, reviewId, productId: 99, earns: true, source: 'discover', completedAt });
    await handle(creditsCategory, OWNER, award, newContext());
  }
  return { ...world, mails, erased, erasedKeys, expertises, aProcess, react, pay };
};

export type FeedbackWorld = Awaited<ReturnType<typeof aFeedbackWorld>>;
