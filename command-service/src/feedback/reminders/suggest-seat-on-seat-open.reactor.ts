import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import { defineReactor } from '../../reactors/reactor.ts';
import { SEAT_SUGGESTIONS } from './seat-suggestions.ts';

/** Seats that open are suggested to reviewers whom they fit and who want to know, as a job: it reads much. */
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
