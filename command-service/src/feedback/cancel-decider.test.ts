import type { FeedbackEvent } from '@twofold/contracts/feedback/events';
import { describe, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import type { FeedbackCommand } from './commands.ts';
import { feedbackDecider } from './decider.ts';

const given = specFor(feedbackDecider);
const at = '2026-01-05T10:00:00.000Z';
const later = '2026-01-05T11:00:00.000Z';
const dueAt = '2026-01-06T10:00:00.000Z';
const ADA = 3;
const about = {
  requestId: '0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b',
  productId: 7,
  origin: { source: 'paid-order', orderId: 9 },
} as const;

const requested: FeedbackEvent = {
  type: 'FeedbackRequested',
  data: { ...about, seats: 3, claimHours: 8, requestedAt: at, dueAt },
};
const claimed: FeedbackEvent = {
  type: 'SeatClaimed',
  data: { ...about, seat: 1, userId: ADA, claimedAt: at, dueAt },
};
const released: FeedbackEvent = {
  type: 'SeatReopened',
  data: { ...about, seat: 1, userId: ADA, reason: 'released', reopenedAt: at },
};
const filled: FeedbackEvent = {
  type: 'SeatFilled',
  data: { ...about, seat: 1, userId: ADA, reviewId: 21, filledAt: at },
};
const closed = (reason: 'cancelled' | 'promise-missed'): FeedbackEvent => ({
  type: 'FeedbackClosed',
  data: { ...about, missing: [1, 2, 3], reason, closedAt: later },
});
const cancel: FeedbackCommand = { type: 'CancelFeedback', data: { cancelledAt: later } };
const claim: FeedbackCommand = { type: 'ClaimSeat', data: { userId: ADA, claimedAt: later } };

describe('cancelling a request', () => {
  it('ends it with all of its seats missing', () => given(requested).when(cancel).then(closed('cancelled')));
  it('is possible again once the only claim was released', () =>
    given(requested, claimed, released).when(cancel).then(closed('cancelled')));
  it('changes nothing the second time', () => given(requested, closed('cancelled')).when(cancel).thenNothing());
  it('is refused while a reviewer holds a seat', () =>
    given(requested, claimed).when(cancel).thenRefused('seats-taken'));
  it('is refused once a review is there', () =>
    given(requested, claimed, filled).when(cancel).thenRefused('seats-taken'));
  it('is refused once it has ended in another way', () =>
    given(requested, closed('promise-missed')).when(cancel).thenRefused('feedback-ended'));
  it('is refused for an unknown request', () => given().when(cancel).thenRefused('feedback-not-found'));
  it('leaves no seat to claim', () => given(requested, closed('cancelled')).when(claim).thenRefused('feedback-ended'));
});
