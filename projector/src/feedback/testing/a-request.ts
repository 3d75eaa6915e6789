import type { FeedbackEvent, FeedbackOrigin, Reopening } from '@twofold/contracts/feedback/events';

export const REQUEST = '00000000-0000-5000-8000-000000000001';
export const AT = '2030-01-01T12:00:00.000Z';
export const LATER = '2030-01-01T20:00:00.000Z';
export const DUE = '2030-01-03T12:00:00.000Z';

export const ofOrder: FeedbackOrigin = { source: 'paid-order', orderId: 9 };
const of = { requestId: REQUEST, productId: 7, origin: ofOrder };

/** The events of one request with three seats. */
export const requested = (origin: FeedbackOrigin = ofOrder): FeedbackEvent => ({
  type: 'FeedbackRequested',
  data: { ...of, origin, seats: 3, claimHours: 16, requestedAt: AT, dueAt: DUE },
});
export const claimed = (seat: number, userId = 3): FeedbackEvent => ({
  type: 'SeatClaimed',
  data: { ...of, seat, userId, claimedAt: AT, dueAt: LATER },
});
export const reopened = (seat: number, reason: Reopening = 'expired', userId = 3): FeedbackEvent => ({
  type: 'SeatReopened',
  data: { ...of, seat, userId, reason, reopenedAt: LATER },
});
export const filled = (seat: number, userId = 3, reviewId = 21): FeedbackEvent => ({
  type: 'SeatFilled',
  data: { ...of, seat, userId, reviewId, filledAt: LATER },
});
export const delivered: FeedbackEvent = { type: 'FeedbackDelivered', data: { ...of, deliveredAt: LATER } };
export const closed = (...missing: number[]): FeedbackEvent => ({
  type: 'FeedbackClosed',
  data: { ...of, missing, reason: 'promise-missed', closedAt: DUE },
});
