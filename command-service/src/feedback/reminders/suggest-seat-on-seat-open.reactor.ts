import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import { defineReactor } from '../../reactors/reactor.ts';
import { SEAT_SUGGESTIONS } from './seat-suggestions.ts';

/** Suggests open seats to subscribed reviewers whom they fit. In a job, because it reads many streams. */
export const suggestSeatOnSeatOpen = defineReactor({
  name: 'suggest-seat-on-seat-open',
  on: ['FeedbackRequested', 'SeatReopened'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(feedbackEvents, recorded);
    if (event?.type !== 'FeedbackRequested' && event?.type !== 'SeatReopened') return [];
    const command = { type: 'SuggestSeats', data: {} };
    const at = new Date(recorded.metadata.occurredAt);
    return [{ receiver: SEAT_SUGGESTIONS, id: event.data.requestId, command, at }];
  },
});
