import { creditEvents, type CreditEvent } from '@twofold/contracts/credits/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import type { EventOf } from '@twofold/contracts/event-of';
import type { EventShapes } from '@twofold/contracts/versioned';
import { comparisonEvents, feedbackEvents, type FeedbackEvent } from '@twofold/contracts/feedback/events';
import { reminderEvents } from '@twofold/contracts/feedback/reminder-events';
import { reviewEvents } from '@twofold/contracts/reviews/events';
import { expect } from 'vitest';
import { foldStream } from '../fold-stream.ts';
import { feedbackCategory } from '../feedback/category.ts';
import { quarterOf } from '../feedback/seat-changes.ts';
import { reminderTimeOf } from '../feedback/reminders/claim-reminders.ts';
import type { RequestedFeedback } from '../feedback/decider.ts';
import { lastLost, seatOfPerson } from '../feedback/seat-decisions.ts';
import { BUYER, OWNER, type FeedbackWorld } from './a-feedback-world.ts';

const eventsOf = async <Shapes extends EventShapes>(
  { log }: FeedbackWorld,
  prefix: string,
  shapes: Shapes,
): Promise<EventOf<Shapes>[]> => {
  const events = [];
  for await (const recorded of log.readAll({ filter: { streamPrefixes: [prefix] } })) {
    const event = decodeEvent(shapes, recorded);
    if (event) events.push(event);
  }
  return events;
};

const dataOf = <Event extends { type: string; data: unknown }, Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>['data'][] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type).map(({ data }) => data);

/** The requests of a world in the order in which they were opened. */
export const requestsIn = async (world: FeedbackWorld): Promise<RequestedFeedback[]> => {
  const requests = [];
  for (const { requestId } of dataOf(await eventsOf(world, 'feedback-', feedbackEvents), 'FeedbackRequested')) {
    const { state } = await foldStream(world.log, feedbackCategory, `feedback-${requestId}`);
    if (state.status !== 'absent') requests.push(state);
  }
  return requests;
};

const claimNameOf = (claim: { readonly userId: number; readonly requestId: string; readonly claimedAt: string }) =>
  `${claim.userId} ${claim.requestId} ${claim.claimedAt}`;

/**
 * The invariants once the reactors have caught up. A user with a seat is assigned to it, is within the deadline, has not
 * reviewed yet, holds one seat per app, and was reminded once when a quarter of the time was left. A user who released a
 * seat is not assigned. Nothing is open for removed apps and users. No user has a seat in their own request.
 */
export const expectSettled = async (world: FeedbackWorld, gone: { readonly apps: ReadonlySet<number> }) => {
  const { assignments } = world.aProcess();
  const completed = dataOf(await eventsOf(world, 'review-', reviewEvents), 'ReviewCompleted');
  const reminded = dataOf(await eventsOf(world, 'reminders-', reminderEvents), 'ClaimReminded').map(claimNameOf);
  expect(new Set(reminded).size).toBe(reminded.length);
  const held = new Set<string>();
  for (const { status, request, seats } of await requestsIn(world)) {
    const { requestId, productId, origin } = request;
    const requester = origin.source === 'paid-order' ? BUYER : origin.userId;
    for (const [index, seat] of seats.seats.entries()) {
      if (seat.status === 'open') continue;
      expect(seat.userId).not.toBe(requester);
      if (productId === world.products.owned) expect(seat.userId).not.toBe(OWNER);
      if (seat.status === 'filled' || status !== 'open') continue;
      expect(Date.parse(seat.dueAt)).toBeGreaterThan(world.clock.nowMs);
      if (reminderTimeOf(seat).getTime() <= world.clock.nowMs)
        expect(reminded).toContain(claimNameOf({ ...seat, requestId }));
      const key = `${productId}_${seat.userId}`;
      expect(held).not.toContain(key);
      held.add(key);
      expect(await assignments.seatOf(productId, seat.userId)).toMatchObject({ requestId, seat: index + 1 });
      expect(completed.filter((each) => `${each.productId}_${each.userId}` === key)).toEqual([]);
      expect(world.erased).not.toContain(seat.userId);
    }
    if (status !== 'open') continue;
    for (const { userId } of seats.lost) {
      const wasReleased = lastLost(seats, userId) === 'released' && !seatOfPerson(seats, userId);
      if (wasReleased) expect((await assignments.seatOf(productId, userId))?.requestId).not.toBe(requestId);
    }
    expect(world.erased).not.toContain(requester);
    expect(gone.apps).not.toContain(productId);
  }
};

/** The invariants after all deadlines have passed: requests, ledgers and mails agree. */
export const expectSound = async (world: FeedbackWorld): Promise<void> => {
  const feedback = await eventsOf(world, 'feedback-', feedbackEvents);
  const ledger = await eventsOf(world, 'credits-', creditEvents);
  const requests = await requestsIn(world);
  expect(requests.map(({ status }) => status)).not.toContain('open');

  const reserved = dataOf(ledger, 'CreditsReserved');
  const ofReservation = requests.flatMap(({ request: { origin } }) =>
    origin.source === 'credit-request' ? [origin.reservationId] : [],
  );
  expect(ofReservation.toSorted()).toEqual(reserved.map(({ reservationId }) => reservationId).toSorted());
  let paid = 0;
  for await (const { type } of world.log.readAll()) if (type === 'PaymentConfirmed') paid++;
  expect(requests.length).toBe(reserved.length + paid);

  expect(spentIn(ledger)).toEqual(filledWithCredits(feedback));
  expect(returnedIn(ledger)).toEqual(missedWithCredits(feedback));
  await expectReviewed(world, feedback);
  await expectMailed(world);
  await expectCompared(world, feedback);
};

const spentIn = (ledger: readonly CreditEvent[]): string[] =>
  dataOf(ledger, 'CreditSpent')
    .map(({ userId, reservationId, seat, reviewId }) => `${userId} ${reservationId} ${seat} ${reviewId}`)
    .toSorted();

const filledWithCredits = (feedback: readonly FeedbackEvent[]): string[] =>
  dataOf(feedback, 'SeatFilled')
    .flatMap(({ origin, seat, reviewId }) =>
      origin.source === 'credit-request' ? [`${origin.userId} ${origin.reservationId} ${seat} ${reviewId}`] : [],
    )
    .toSorted();

const returnedIn = (ledger: readonly CreditEvent[]): string[] =>
  dataOf(ledger, 'CreditReturned')
    .map(({ userId, reservationId, seat }) => `${userId} ${reservationId} ${seat}`)
    .toSorted();

const missedWithCredits = (feedback: readonly FeedbackEvent[]): string[] =>
  dataOf(feedback, 'FeedbackClosed')
    .flatMap(({ origin, missing }) =>
      origin.source === 'credit-request'
        ? missing.map((seat) => `${origin.userId} ${origin.reservationId} ${seat}`)
        : [],
    )
    .toSorted();

/** Every filled seat has a completed review of that app by that user, and no review fills two. */
const expectReviewed = async (world: FeedbackWorld, feedback: readonly FeedbackEvent[]): Promise<void> => {
  const completed = dataOf(await eventsOf(world, 'review-', reviewEvents), 'ReviewCompleted');
  const filled = dataOf(feedback, 'SeatFilled');
  for (const { reviewId, productId, userId } of filled) {
    expect(completed).toContainEqual(expect.objectContaining({ reviewId, productId, userId }));
  }
  expect(new Set(filled.map(({ reviewId }) => reviewId)).size).toBe(filled.length);
};

/** One mail was recorded per request and quarter of an hour with changes. After a crash it may have been sent twice. */
const expectMailed = async (world: FeedbackWorld): Promise<void> => {
  const quarters = new Set<string>();
  const sent: string[] = [];
  for await (const { type, stream, metadata } of world.log.readAll()) {
    if (type === 'SeatFilled' || type === 'SeatReopened' || type === 'ComparisonDelivered')
      quarters.add(`${stream.slice(stream.indexOf('-'))} ${quarterOf(metadata.occurredAt)}`);
    if (type === 'MailSent') sent.push(stream);
  }
  expect(sent.length).toBe(quarters.size);
  expect(new Set(sent).size).toBe(quarters.size);
  expect(world.mails.length).toBeGreaterThanOrEqual(quarters.size);
};

/** The last comparison of an order with two or more reviews covers all of them; each covers more than the one before. */
const expectCompared = async (world: FeedbackWorld, feedback: readonly FeedbackEvent[]): Promise<void> => {
  const compared = dataOf(await eventsOf(world, 'comparison-', comparisonEvents), 'ComparisonDelivered');
  const filled = new Map<string, number[]>();
  for (const { origin, requestId, reviewId } of dataOf(feedback, 'SeatFilled'))
    if (origin.source === 'paid-order') filled.set(requestId, [...(filled.get(requestId) ?? []), reviewId]);
  for (const [requestId, reviewIds] of filled) {
    const ofRequest = compared.filter((each) => each.requestId === requestId);
    const sizes = ofRequest.map((each) => each.reviewIds.length);
    expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => a - b));
    const all = reviewIds.toSorted((a, b) => a - b);
    expect(ofRequest.at(-1)?.reviewIds).toEqual(all.length > 1 ? all : undefined);
  }
};
