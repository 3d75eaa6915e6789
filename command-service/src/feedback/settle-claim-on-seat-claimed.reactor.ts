import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import { partOf, type HandleCommand } from '../command-handler.ts';
import { Refusal } from '../decider.ts';
import { defineReactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { feedbackCategory } from './category.ts';
import type { ReopenSeatsOf } from './commands.ts';
import type { ClaimToSettle, SettleClaim } from './settle-claim.ts';

const RECEIVER = 'claims';

/** Updates the assignment for a claimed or reopened seat, in case the process died before doing so. */
export const settleClaimOnSeatClaimed = defineReactor({
  name: 'settle-claim-on-seat-claimed',
  on: ['SeatClaimed', 'SeatReopened'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(feedbackEvents, recorded);
    if (event?.type !== 'SeatClaimed' && event?.type !== 'SeatReopened') return [];
    const { requestId, productId, userId } = event.data;
    const data: ClaimToSettle = { requestId, productId, userId };
    return [{ receiver: RECEIVER, id: requestId, command: { type: 'SettleClaim', data } }];
  },
});

/** If the user was erased while claiming, the erasure may have missed the claim: its seat is reopened first. */
export const claimReceiver = (deps: {
  readonly handle: HandleCommand;
  readonly settleClaim: SettleClaim;
  readonly isErased: (userId: number) => Promise<boolean>;
  readonly now: () => Date;
}): Receiver => {
  const { handle, settleClaim, isErased, now } = deps;
  return {
    name: RECEIVER,
    receive: async ({ command, context }) => {
      const claim = command.data as ClaimToSettle;
      const { requestId, userId } = claim;
      if (await isErased(userId)) {
        const reopen: ReopenSeatsOf = { type: 'ReopenSeatsOf', data: { userId, reopenedAt: now().toISOString() } };
        await handle(feedbackCategory, requestId, reopen, partOf(context, `ReopenSeatsOf/${userId}`));
      }
      try {
        await settleClaim(claim, context);
      } catch (error) {
        // The seat was released; there is no one to answer.
        if (!(error instanceof Refusal)) throw error;
      }
    },
  };
};
