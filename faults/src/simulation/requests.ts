import { Refusal } from '@twofold/command-service/decider';
import { productCategory } from '@twofold/command-service/analysis/category';
import type { CommandContext } from '@twofold/command-service/command-handler';
import type { Allocated, Answer } from '@twofold/command-service/requests/request-log';
import type { WriteRun } from '@twofold/command-service/requests/repeatable';
import { withFreeId } from '@twofold/command-service/requests/with-free-id';
import type { Tier } from '@twofold/contracts/orders/events';
import type { Call } from '../oracle/observed.ts';
import type { CommandProcess } from './command-process.ts';

/** A client's wish, as the body and path of a request say it. */
export type Wish =
  | { readonly kind: 'submit'; readonly userId: number; readonly productId: number }
  | { readonly kind: 'complete'; readonly userId: number; readonly reviewId: number }
  | { readonly kind: 'ask'; readonly userId: number; readonly productId: number; readonly reviewers: number }
  | { readonly kind: 'claim'; readonly userId: number; readonly requestId: string }
  | { readonly kind: 'release'; readonly userId: number; readonly requestId: string; readonly seat: number }
  | { readonly kind: 'checkout'; readonly userId: number; readonly productId: number; readonly tier: Tier }
  | { readonly kind: 'verify'; readonly userId: number; readonly sessionId: string }
  | { readonly kind: 'take-down'; readonly userId: number; readonly productId: number };

/** Everybody has a browser of their own. */
export const browserOf = (userId: number): string => String(userId).repeat(64).slice(0, 64);

const LEASE_MS = 10_000;

export type NextIds = { readonly review: () => Promise<number>; readonly order: () => Promise<number> };

type Sent = { readonly wish: Wish; readonly key: string; readonly hasKey: boolean };

/** Does in a process what its routes do with a request: parse, handle, and remember the answer under its key. */
export const serve = async (
  process: CommandProcess,
  { wish, key, hasKey }: Sent,
  next: NextIds,
  nowMs: () => number,
): Promise<Answer> => {
  const actor = `user-${wish.userId}`;
  const contextOf = (id: string): CommandContext => ({ id, correlationId: key, causationId: id, actor });
  if (wish.kind === 'verify') return verify(process, wish.sessionId, contextOf(key));
  const allocate = async (): Promise<Allocated> => ({
    atMs: nowMs(),
    ...(wish.kind === 'submit' && { id: await next.review() }),
    ...(wish.kind === 'checkout' && { id: await next.order() }),
  });
  return process.repeatable({
    key: hasKey ? key : undefined,
    actor,
    content: JSON.stringify(wish),
    limitMs: LEASE_MS,
    allocate,
    run: (write) => run(process, wish, write, contextOf(write.commandId), next),
  });
};

const verify = async (process: CommandProcess, sessionId: string, context: CommandContext): Promise<Answer> => {
  const settlement = await process.settle(sessionId, context);
  if (settlement.status !== 'confirmed') throw new Refusal(settlement.status);
  return { status: 200, body: JSON.stringify({ orderId: settlement.orderId }), position: settlement.position };
};

const run = async (
  process: CommandProcess,
  wish: Exclude<Wish, { kind: 'verify' }>,
  write: WriteRun,
  context: CommandContext,
  next: NextIds,
): Promise<Answer> => {
  const atMs = write.allocated['atMs'] ?? 0;
  const at = new Date(atMs).toISOString();
  const { userId } = wish;
  const browser = browserOf(userId);
  switch (wish.kind) {
    case 'submit': {
      const said = { content: 'What a fine app.', rating: 4, submittedAt: at, context };
      const find = { name: 'id', next: next.review, taken: 'review-id-taken' };
      const { review, position } = await withFreeId(write, find, { atMs }, (reviewId) =>
        process.submitReview({ reviewId, productId: wish.productId, userId, browser, ...said }),
      );
      const reviewId = 'reviewId' in review ? review.reviewId : undefined;
      return answer({ reviewId }, position);
    }
    case 'complete': {
      const { reviewId } = wish;
      const done = await process.completeReview({ reviewId, userId, completedAt: at, context });
      return answer({ reviewId, isAwarded: done.isAwarded, totalCredits: done.totalCredits }, done.position);
    }
    case 'ask': {
      const { productId, reviewers } = wish;
      const asked = await process.requestFeedback({ productId, userId, reviewers, requestedAt: at, context });
      return answer(asked.requested, asked.position);
    }
    case 'claim': {
      const { requestId } = wish;
      const { claim, position } = await process.claimSeat({ requestId, userId, browser, claimedAt: at, context });
      return answer(claim, position);
    }
    case 'release': {
      const { requestId, seat } = wish;
      const position = await process.releaseSeat({ requestId, seat, userId, releasedAt: at, context });
      return answer({ requestId, seat }, position);
    }
    case 'checkout': {
      const find = { name: 'id', next: next.order, taken: 'order-id-taken' };
      const bought = { productId: wish.productId, tier: wish.tier, requestedBy: userId, browser, context };
      const opened = await withFreeId(write, find, { atMs }, (orderId) =>
        process.openCheckout({ orderId, ...bought, startedAt: new Date(atMs) }),
      );
      return answer({ sessionId: opened.sessionId }, opened.position);
    }
    case 'take-down': {
      const data = { productId: wish.productId, userId, isModerator: false, takenDownAt: at };
      const { position } = await process.handle(
        productCategory,
        wish.productId,
        { type: 'TakeProductDown', data },
        context,
      );
      return answer({ productId: wish.productId }, position);
    }
  }
};

const answer = (body: unknown, position: Answer['position']): Answer => ({
  status: 200,
  body: JSON.stringify(body),
  position,
});

/** A call that nobody has sent yet. */
export const aCall = ({ kind, userId }: Wish, key: string): Call => ({
  key,
  kind,
  userId,
  answers: [],
  refusal: undefined,
});
