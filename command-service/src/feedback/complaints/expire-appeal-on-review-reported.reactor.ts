import { decodeEvent } from '@twofold/contracts/decode-event';
import { complaintEvents } from '@twofold/contracts/feedback/complaints/events';
import { defineReactor } from '../../reactors/reactor.ts';
import { complaintCategory } from './category.ts';
import type { ExpireAppeal } from './commands.ts';

/** Upholds a report that the reviewer does not appeal in time. The decider ignores reports that were appealed. */
export const expireAppealOnReviewReported = defineReactor({
  name: 'expire-appeal-on-review-reported',
  on: ['ReviewReported'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(complaintEvents, recorded);
    if (event?.type !== 'ReviewReported') return [];
    const { orderId, appealBy } = event.data;
    const command: ExpireAppeal = { type: 'ExpireAppeal', data: { expiredAt: appealBy } };
    return [{ receiver: complaintCategory.name, id: orderId, command, at: new Date(appealBy) }];
  },
});
