import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import { defineReactor } from '../reactors/reactor.ts';
import type { CloseFeedback } from './commands.ts';
import { endAtDeadline } from './deadlines.ts';

/** Closes a request that is not delivered by its deadline. The decider ignores requests that have ended. */
export const closeRequestOnFeedbackRequested = defineReactor({
  name: 'close-request-on-feedback-requested',
  on: ['FeedbackRequested'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(feedbackEvents, recorded);
    if (event?.type !== 'FeedbackRequested') return [];
    const { requestId, dueAt } = event.data;
    const command: CloseFeedback = { type: 'CloseFeedback', data: { reason: 'promise-missed', closedAt: dueAt } };
    return [endAtDeadline(requestId, command, dueAt)];
  },
});
