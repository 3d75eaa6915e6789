import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import { defineReactor } from '../../reactors/reactor.ts';
import { BRIEF_RECEIVER } from './brief-receiver.ts';

/** Erases the test login when a request is delivered or closed (D-137). */
export const eraseAccessOnFeedbackEnded = defineReactor({
  name: 'erase-access-on-feedback-ended',
  on: ['FeedbackDelivered', 'FeedbackClosed'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(feedbackEvents, recorded);
    if (event?.type !== 'FeedbackDelivered' && event?.type !== 'FeedbackClosed') return [];
    return [{ receiver: BRIEF_RECEIVER, id: event.data.requestId, command: { type: 'EraseAccess', data: {} } }];
  },
});
