import { decodeEvent } from '@twofold/contracts/decode-event';
import { reviewEvents } from '@twofold/contracts/reviews/events';
import type { HandleCommand } from '../command-handler.ts';
import { defineReactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import type { EarnCredit } from './decider.ts';
import { awardFor, createEarn } from './ledger.ts';

const RECEIVER = 'awards';

/** Awards `REWARD_CREDITS` for a completed review, in case the process that completed it died before doing so. */
export const earnCreditOnReviewCompleted = defineReactor({
  name: 'earn-credit-on-review-completed',
  on: ['ReviewCompleted'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(reviewEvents, recorded);
    if (event?.type !== 'ReviewCompleted' || !event.data.earns) return [];
    return [{ receiver: RECEIVER, id: event.data.userId, command: awardFor(event.data) }];
  },
});

/** Runs awards under the ids of their reviews, as the route does. */
export const awardReceiver = (handle: HandleCommand): Receiver => {
  const earn = createEarn(handle);
  return {
    name: RECEIVER,
    receive: async ({ command, context }) => {
      await earn(command as EarnCredit, context);
    },
  };
};
