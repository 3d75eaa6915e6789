import { REWARD_CREDITS } from '@twofold/contracts/credits/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { complaintEvents } from '@twofold/contracts/feedback/complaints/events';
import { defineReactor } from '../reactors/reactor.ts';
import { creditsCategory } from './category.ts';
import type { RevokeCredit } from './decider.ts';

/** An unusable review earns nothing: any credit it earned is revoked (D-127). */
export const revokeCreditOnComplaintUpheld = defineReactor({
  name: 'revoke-credit-on-complaint-upheld',
  on: ['ComplaintUpheld'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(complaintEvents, recorded);
    if (event?.type !== 'ComplaintUpheld' || !event.data.earns) return [];
    const { reviewerId: userId, reviewId, productId, upheldAt: revokedAt } = event.data;
    const command: RevokeCredit = {
      type: 'RevokeCredit',
      data: { userId, amount: REWARD_CREDITS, reviewId, productId, revokedAt },
    };
    return [{ receiver: creditsCategory.name, id: userId, command }];
  },
});
