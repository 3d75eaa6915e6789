import type { FeedbackEvent, FeedbackOrigin, Reopening } from '@twofold/contracts/feedback/events';
import { describe, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import type { FeedbackCommand } from './commands.ts';
import { feedbackDecider } from './decider.ts';

const given = specFor(feedbackDecider);
const ADA = 3;
const BOB = 4;
const EVE = 5;
const REQUESTER = 17;

const at = '2026-01-05T10:00:00.000Z';
const later = '2026-01-05T11:00:00.000Z';
const due = '2026-01-05T18:00:00.000Z';
const lateAt = '2026-01-06T06:00:00.000Z';
const requestDueAt = '2026-01-06T10:00:00.000Z';
const anOrder: FeedbackOrigin = { source: 'paid-order', orderId: 9 };
const someCredits: FeedbackOrigin = {
  source: 'credit-request',
  reservationId: '2b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b',
  userId: REQUESTER,
};
const about = { requestId: '0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b', productId: 7, origin: anOrder };

const request = (seats: number, origin: FeedbackOrigin = anOrder) => ({
  ...about,
  origin,
  seats,
  claimHours: 8,
  requestedAt: at,
  dueAt: requestDueAt,
});
const requested = (seats: number, origin: FeedbackOrigin = anOrder): FeedbackEvent => ({
  type: 'FeedbackRequested',
  data: request(seats, origin),
});
const claimed = (seat: number, userId: number, claimedAt = at, dueAt = due): FeedbackEvent => ({
  type: 'SeatClaimed',
  data: { ...about, seat, userId, claimedAt, dueAt },
});
const reopened = (seat: number, userId: number, reason: Reopening, reopenedAt = later): FeedbackEvent => ({
  type: 'SeatReopened',
  data: { ...about, seat, userId, reason, reopenedAt },
});
const filled = (seat: number, userId: number, reviewId: number): FeedbackEvent => ({
  type: 'SeatFilled',
  data: { ...about, seat, userId, reviewId, filledAt: later },
});
const delivered: FeedbackEvent = { type: 'FeedbackDelivered', data: { ...about, deliveredAt: later } };
const closed = (...missing: number[]): FeedbackEvent => ({
  type: 'FeedbackClosed',
  data: { ...about, missing, reason: 'promise-missed', closedAt: requestDueAt },
});

const open: FeedbackCommand = { type: 'OpenFeedback', data: request(3) };
const claim = (userId: number, claimedAt = at): FeedbackCommand => ({ type: 'ClaimSeat', data: { userId, claimedAt } });
const release = (seat: number, userId: number, claimedAt?: string): FeedbackCommand => ({
  type: 'ReleaseSeat',
  data: { seat, userId, releasedAt: later, ...(claimedAt && { claimedAt }) },
});
const expire = (seat: number, userId: number, claimedAt = at): FeedbackCommand => ({
  type: 'ExpireClaim',
  data: { seat, userId, claimedAt, expiredAt: due },
});
const fill = (userId: number, reviewId: number): FeedbackCommand => ({
  type: 'FillSeat',
  data: { userId, reviewId, filledAt: later },
});
const close: FeedbackCommand = {
  type: 'CloseFeedback',
  data: { reason: 'promise-missed', closedAt: requestDueAt },
};
const reopenSeatsOf = (userId: number): FeedbackCommand => ({
  type: 'ReopenSeatsOf',
  data: { userId, reopenedAt: later },
});

describe('opening a request', () => {
  it('is recorded', () => given().when(open).then(requested(3)));
  it('changes nothing the second time', () => given(requested(3)).when(open).thenNothing());
  it('changes nothing once it has ended', () => given(requested(1), closed(1)).when(open).thenNothing());
});

describe('claiming a seat', () => {
  it('D-17: gives the first open one, for as long as the request says', () =>
    given(requested(3)).when(claim(ADA)).then(claimed(1, ADA)));
  it('D-17: never gives it beyond the deadline of the request', () =>
    given(requested(3))
      .when(claim(ADA, lateAt))
      .then(claimed(1, ADA, lateAt, requestDueAt)));
  it('gives the next one to another user', () =>
    given(requested(3), claimed(1, ADA)).when(claim(BOB)).then(claimed(2, BOB)));
  it('gives one that was released', () =>
    given(requested(2), claimed(1, ADA), claimed(2, BOB), reopened(1, ADA, 'released'))
      .when(claim(EVE, later))
      .then(claimed(1, EVE, later, '2026-01-05T19:00:00.000Z')));
  it.each(['released', 'expired'] as const)('D-126: is refused to the reviewer whose claim was %s', (reason) =>
    given(requested(2), claimed(1, ADA), reopened(1, ADA, reason))
      .when(claim(ADA, later))
      .thenRefused('seat-given-up'),
  );
  it('is refused for an unknown request', () => given().when(claim(ADA)).thenRefused('feedback-not-found'));
  it('is refused without an open seat', () =>
    given(requested(1), claimed(1, ADA)).when(claim(BOB)).thenRefused('no-open-seat'));
  it('is refused to anyone who holds one', () =>
    given(requested(3), claimed(1, ADA)).when(claim(ADA, later)).thenRefused('seat-held'));
  it('is refused to anyone who has filled one', () =>
    given(requested(3), claimed(1, ADA), filled(1, ADA, 21))
      .when(claim(ADA, later))
      .thenRefused('already-reviewed'));
  it('is refused to the one who asked for it with their credits', () =>
    given(requested(3, someCredits)).when(claim(REQUESTER)).thenRefused('own-request'));
  it('is refused after the deadline of the request', () =>
    given(requested(3)).when(claim(ADA, requestDueAt)).thenRefused('feedback-ended'));
  it('is refused once it is delivered', () =>
    given(requested(1), claimed(1, ADA), filled(1, ADA, 21), delivered)
      .when(claim(BOB))
      .thenRefused('feedback-ended'));
  it('is refused once it is closed', () =>
    given(requested(1), closed(1)).when(claim(BOB)).thenRefused('feedback-ended'));
});

describe('releasing a seat', () => {
  it('opens it again', () =>
    given(requested(3), claimed(1, ADA))
      .when(release(1, ADA))
      .then(reopened(1, ADA, 'released')));
  it('changes nothing the second time', () =>
    given(requested(3), claimed(1, ADA), reopened(1, ADA, 'released'))
      .when(release(1, ADA))
      .thenNothing());
  it('changes nothing once it has run out', () =>
    given(requested(3), claimed(1, ADA), reopened(1, ADA, 'expired'))
      .when(release(1, ADA))
      .thenNothing());
  it('leaves a newer claim alone if the command names an older one', () =>
    given(requested(1), claimed(1, ADA), reopened(1, ADA, 'released'), claimed(1, ADA, later))
      .when(release(1, ADA, at))
      .thenNothing());
  it('is refused to anyone who has claimed none', () =>
    given(requested(3), claimed(1, ADA)).when(release(1, BOB)).thenRefused('claim-not-found'));
  it('does not release the seat of another user', () =>
    given(requested(3), claimed(1, ADA), claimed(2, BOB)).when(release(1, BOB)).thenNothing());
  it('is refused once it is filled', () =>
    given(requested(3), claimed(1, ADA), filled(1, ADA, 21))
      .when(release(1, ADA))
      .thenRefused('seat-filled'));
  it('is refused for an unknown request', () => given().when(release(1, ADA)).thenRefused('feedback-not-found'));
  it('changes nothing once the request has ended', () =>
    given(requested(1), claimed(1, ADA), closed(1)).when(release(1, ADA)).thenNothing());
});

describe('a claim whose time is up', () => {
  it('opens its seat again', () =>
    given(requested(3), claimed(1, ADA))
      .when(expire(1, ADA))
      .then(reopened(1, ADA, 'expired', due)));
  it('changes nothing the second time', () =>
    given(requested(3), claimed(1, ADA), reopened(1, ADA, 'expired'))
      .when(expire(1, ADA))
      .thenNothing());
  it('changes nothing if the seat was released', () =>
    given(requested(3), claimed(1, ADA), reopened(1, ADA, 'released'))
      .when(expire(1, ADA))
      .thenNothing());
  it('leaves a newer claim of the same seat by the same person alone', () =>
    given(requested(1), claimed(1, ADA), reopened(1, ADA, 'released'), claimed(1, ADA, later))
      .when(expire(1, ADA))
      .thenNothing());
  it('leaves a newer claim of another user alone', () =>
    given(requested(1), claimed(1, ADA), reopened(1, ADA, 'released'), claimed(1, BOB, later))
      .when(expire(1, ADA))
      .thenNothing());
  it('changes nothing once the seat is filled', () =>
    given(requested(3), claimed(1, ADA), filled(1, ADA, 21))
      .when(expire(1, ADA))
      .thenNothing());
  it('changes nothing once the request has ended', () =>
    given(requested(1), claimed(1, ADA), closed(1)).when(expire(1, ADA)).thenNothing());
});

describe('filling a seat', () => {
  it('takes the one that the person holds', () =>
    given(requested(3), claimed(1, BOB), claimed(2, ADA))
      .when(fill(ADA, 21))
      .then(filled(2, ADA, 21)));
  it('delivers the request with the last one', () =>
    given(requested(2), claimed(1, ADA), claimed(2, BOB), filled(1, ADA, 21))
      .when(fill(BOB, 22))
      .then(filled(2, BOB, 22), delivered));
  it('takes the first open one for a user who is late', () =>
    given(requested(2), claimed(1, ADA), reopened(1, ADA, 'expired'))
      .when(fill(ADA, 21))
      .then(filled(1, ADA, 21)));
  it('takes another one for a user who is late and whose seat was taken', () =>
    given(requested(2), claimed(1, ADA), reopened(1, ADA, 'expired'), claimed(1, BOB, later))
      .when(fill(ADA, 21))
      .then(filled(2, ADA, 21)));
  it('changes nothing for someone who is late when no seat is open', () =>
    given(requested(1), claimed(1, ADA), reopened(1, ADA, 'expired'), claimed(1, BOB, later))
      .when(fill(ADA, 21))
      .thenNothing());
  it('changes nothing for someone who has never claimed one', () =>
    given(requested(1)).when(fill(ADA, 21)).thenNothing());
  it('changes nothing the second time', () =>
    given(requested(2), claimed(1, ADA), filled(1, ADA, 21))
      .when(fill(ADA, 21))
      .thenNothing());
  it('changes nothing once the request has ended', () =>
    given(requested(1), claimed(1, ADA), closed(1)).when(fill(ADA, 21)).thenNothing());
});

describe('closing a request', () => {
  it('names every open seat', () =>
    given(requested(3), claimed(1, ADA), claimed(2, BOB), filled(2, BOB, 22))
      .when(close)
      .then(closed(1, 3)));
  it('changes nothing the second time', () => given(requested(1), closed(1)).when(close).thenNothing());
  it('changes nothing once it is delivered', () =>
    given(requested(1), claimed(1, ADA), filled(1, ADA, 21), delivered)
      .when(close)
      .thenNothing());
  it('changes nothing for an unknown request', () => given().when(close).thenNothing());
});

describe('a reviewer who is erased', () => {
  it('releases their seat', () =>
    given(requested(3), claimed(1, ADA))
      .when(reopenSeatsOf(ADA))
      .then(reopened(1, ADA, 'reviewer-erased')));
  it('keeps the one that they have filled', () =>
    given(requested(3), claimed(1, ADA), filled(1, ADA, 21))
      .when(reopenSeatsOf(ADA))
      .thenNothing());
  it('changes nothing where they hold none', () =>
    given(requested(3), claimed(1, BOB)).when(reopenSeatsOf(ADA)).thenNothing());
  it('changes nothing once the request has ended', () =>
    given(requested(1), claimed(1, ADA), closed(1)).when(reopenSeatsOf(ADA)).thenNothing());
});
