import type { EventStore } from '@twofold/event-store/port';
import type { HandleCommand } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { creditsCategory } from '../credits/category.ts';
import { awardFor } from '../credits/ledger.ts';
import { feedbackCategory } from '../feedback/category.ts';
import { requestOfCredits } from '../feedback/credit-request.ts';
import { heldBy } from '../feedback/seat-decisions.ts';
import { newContext } from './a-review-world.ts';

const RESERVATION = '7c0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b';
const OTHERS = '8c0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b';

/** A user who has requested a review of one app with a credit, and holds a seat in another user's request. */
export const aSeatAndARequest = async (deps: {
  readonly handle: HandleCommand;
  readonly store: EventStore;
  readonly userId: number;
  readonly productIds: readonly [own: number, other: number];
  readonly now: () => Date;
}) => {
  const { handle, store, userId, productIds, now } = deps;
  const [own, other] = productIds;
  const at = now().toISOString();
  const award = awardFor({ userId, reviewId: 901, productId: 99, earns: true, source: 'discover', completedAt: at });
  await handle(creditsCategory, userId, award, newContext());
  const reservation = { userId, reservationId: RESERVATION, productId: own, amount: 1, reservedAt: at };
  await handle(creditsCategory, userId, { type: 'ReserveCredits', data: reservation }, newContext());
  const { request } = requestOfCredits(reservation);
  await handle(feedbackCategory, request.requestId, { type: 'OpenFeedback', data: request }, newContext());

  const origin = { source: 'paid-order', orderId: 42 } as const;
  const others = { ...request, requestId: OTHERS, productId: other, origin };
  await handle(feedbackCategory, OTHERS, { type: 'OpenFeedback', data: others }, newContext());
  await handle(feedbackCategory, OTHERS, { type: 'ClaimSeat', data: { userId, claimedAt: at } }, newContext());

  return {
    /** Whether they still hold a seat, or have an open request. */
    isThere: async (): Promise<boolean> => {
      for (const requestId of [request.requestId, OTHERS]) {
        const { state } = await foldStream(store, feedbackCategory, `feedback-${requestId}`);
        if (state.status !== 'open') continue;
        const isTheirs = state.request.origin.source === 'credit-request';
        if (isTheirs || heldBy(state.seats, userId)) return true;
      }
      return false;
    },
  };
};
