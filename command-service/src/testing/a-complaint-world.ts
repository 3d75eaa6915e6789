import type { CreditEvent } from '@twofold/contracts/credits/events';
import type { RecordedEvent } from '@twofold/event-store/port';
import type { OrderEvent } from '@twofold/contracts/orders/events';
import { aText } from '@twofold/testing/a-text';
import { Refusal } from '../decider.ts';
import { complaintCategory } from '../feedback/complaints/category.ts';
import type { ComplaintCommand } from '../feedback/complaints/commands.ts';
import { replacementOf, requestOfOrder } from '../feedback/request-id.ts';
import { requestRefundOnFeedbackClosed } from '../orders/request-refund-on-feedback-closed.reactor.ts';
import { aFeedbackWorld, BUYER, REVIEWERS, type Mutant } from './a-feedback-world.ts';
import { browserOf, newContext, type Fate } from './a-review-world.ts';

export const ORDER = 41;
export const MODERATOR = 99;
export const [FIRST, SECOND] = REVIEWERS;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const REVIEW = 301;
const BY_BUYER = { userId: BUYER, browser: undefined, token: undefined };

/** The contents of the log at the end. */
export type Outcome = {
  readonly revoked: readonly string[];
  readonly refunds: readonly number[];
  readonly replacements: number;
  readonly mails: readonly string[];
  readonly available: number;
  readonly status: string;
};

/**
 * A feedback world with a delivered QUICK order: one seat, filled by `FIRST` with review 301. Each request keeps its ids,
 * so that it can be repeated after a crash.
 */
export const aComplaintWorld = async (mutant: Mutant = {}) => {
  const world = await aFeedbackWorld({ ...mutant, more: [requestRefundOnFeedbackClosed] });
  const { clock, products, log } = world;
  const at = () => new Date(clock.nowMs).toISOString();

  /** A request that can be sent repeatedly, because its answer may be lost. */
  const aRequest = (
    work: (process: ReturnType<typeof world.aProcess>, context: ReturnType<typeof newContext>) => Promise<unknown>,
  ) => {
    const context = newContext();
    return async (fate?: Fate): Promise<string> => {
      try {
        await work(world.aProcess(fate), context);
        return 'done';
      } catch (error) {
        if (error instanceof Refusal) return error.code;
        throw error;
      }
    };
  };
  const sending = (command: ComplaintCommand) =>
    aRequest((process, context) => process.handle(complaintCategory, ORDER, command, context));

  const requests = {
    report: () => {
      const report = { orderId: ORDER, reviewId: REVIEW, reason: 'copied', note: 'It is our own text.' } as const;
      const reportedAt = at();
      return aRequest(({ reportReview }, context) =>
        reportReview({ ...report, requester: BY_BUYER, reportedAt, context }),
      );
    },
    appeal: () => sending({ type: 'AppealComplaint', data: { userId: FIRST, text: 'It is mine.', appealedAt: at() } }),
    decide: (decision: 'uphold' | 'dismiss') =>
      sending({ type: 'DecideComplaint', data: { decision, decidedBy: MODERATOR, owner: BUYER, decidedAt: at() } }),
    claim: (userId: number, requestId: string) => {
      const claimedAt = at();
      return aRequest(({ claimSeat }, context) =>
        claimSeat({ requestId, userId, device: browserOf(userId), claimedAt, context }),
      );
    },
    submit: (userId: number, reviewId: number) => {
      const productId = products.anonymous;
      const review = { reviewId, productId, userId, device: browserOf(userId), content: aText(reviewId), rating: 2 };
      const submittedAt = at();
      return aRequest(({ submit }, context) => submit({ ...review, submittedAt, context }));
    },
    complete: (userId: number, reviewId: number) => {
      const completedAt = at();
      return aRequest(({ complete }, context) => complete({ reviewId, userId, completedAt, context }));
    },
    leave: (userId: number) => aRequest(({ leaveFeedback }, context) => leaveFeedback(userId, context)),
  };

  const outcome = async (): Promise<Outcome> => {
    const events: RecordedEvent[] = [];
    for await (const event of log.readAll()) events.push(event);
    const dataOf = <Event extends { type: string; data: unknown }, Type extends Event['type']>(type: Type) =>
      events.filter((event) => event.type === type).map(({ data }) => data as Extract<Event, { type: Type }>['data']);
    const { state } = await world.aProcess().fold(complaintCategory, `complaint-${ORDER}`);
    return {
      revoked: dataOf<CreditEvent, 'CreditRevoked'>('CreditRevoked').map(({ userId, from }) => `${userId} ${from}`),
      refunds: dataOf<OrderEvent, 'RefundRequested'>('RefundRequested').map(({ amountCents }) => amountCents),
      replacements: events.filter(({ type, data }) => {
        const { origin } = data as { readonly origin?: { readonly replaces?: number } };
        return type === 'FeedbackRequested' && origin?.replaces !== undefined;
      }).length,
      mails: dataOf<{ type: 'MailSent'; data: { kind: string } }, 'MailSent'>('MailSent')
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('complaint-'))
        .toSorted(),
      available: (await world.aProcess().balanceOf(FIRST)).available,
      status: state.status,
    };
  };

  await world.pay(ORDER, 'QUICK', products.anonymous);
  await world.react();
  for (const step of [
    requests.claim(FIRST, requestOfOrder(ORDER)),
    requests.submit(FIRST, REVIEW),
    requests.complete(FIRST, REVIEW),
  ])
    if ((await step()) !== 'done') throw new Error('The order could not be delivered');
  await world.react();

  return {
    ...world,
    requests,
    outcome,
    replacement: replacementOf(ORDER),
    wait: (ms: number): void => {
      clock.nowMs += ms;
    },
  };
};

export type ComplaintWorld = Awaited<ReturnType<typeof aComplaintWorld>>;
