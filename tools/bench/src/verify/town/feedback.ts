import type { FeedbackOrigin } from '@twofold/contracts/feedback/events';
import { assignmentOf, review } from './reviews.ts';
import { happens, hoursAfter, step, track, type Step, type Track } from './step.ts';
import { engageReviewer, release, type App, type Person, type Town } from './town.ts';

export type Request = {
  readonly app: App;
  readonly origin: FeedbackOrigin;
  readonly seats: number;
  readonly hours: number;
};

/** The review that filled each seat; undefined for a seat that stayed empty. */
export type Filled = readonly (number | undefined)[];

/** A request for reviews by people: seats are taken and filled, some expire, and some stay empty. */
export function* askForReviews(town: Town, { app, origin, seats, hours }: Request): Generator<Step, Filled> {
  const requestId = town.random.uuid();
  const on = track('feedback', requestId);
  const of = { requestId, productId: app.productId, origin };
  yield step('feedback', 'FeedbackRequested')(on, 'system', (at) => ({
    ...of,
    seats,
    claimHours: 16,
    requestedAt: at,
    dueAt: hoursAfter(at, hours),
  }));
  const filled: (number | undefined)[] = [];
  for (let seat = 1; seat <= seats; seat++) {
    const isLast = seat === seats && !filled.includes(undefined);
    filled.push(yield* fillSeat(town, { app, on, of, seat, isLast }));
  }
  yield* compare(of, filled);
  const missing = filled.flatMap((reviewId, index) => (reviewId === undefined ? [index + 1] : []));
  if (missing.length > 0)
    yield step('feedback', 'FeedbackClosed')(on, 'system', (at) => ({
      ...of,
      missing,
      reason: 'promise-missed',
      closedAt: at,
    }));
  return filled;
}

type OfRequest = Pick<Request, 'origin'> & { readonly requestId: string; readonly productId: number };

/** Compares the reviews of an order when all are complete. */
function* compare({ origin, requestId, productId }: OfRequest, filled: Filled): Generator<Step, void> {
  const reviewIds = filled.filter((reviewId) => reviewId !== undefined).toSorted((a, b) => a - b);
  if (origin.source !== 'paid-order' || reviewIds.length < 2) return;
  yield step('comparison', 'ComparisonDelivered')(track('comparison', requestId), 'system', (at) => ({
    requestId,
    productId,
    orderId: origin.orderId,
    comparedBy: { by: 'rules', version: 1 },
    reviewIds,
    lines: [],
    offTopic: [],
    deliveredAt: at,
  }));
}

type Seat = {
  readonly app: App;
  readonly on: Track;
  readonly of: { readonly requestId: string; readonly productId: number; readonly origin: FeedbackOrigin };
  readonly seat: number;
  /** All other seats are filled: filling this one delivers the request. */
  readonly isLast: boolean;
};

function* fillSeat(town: Town, place: Seat): Generator<Step, number | undefined> {
  const { random } = town;
  if (happens(random, 12)) return undefined;
  if (happens(random, 10)) {
    const late = engageReviewer(town, place.app);
    if (late !== undefined) {
      yield* letSeatExpire(place, late);
      release(town, late);
    }
  }
  const reviewer = engageReviewer(town, place.app);
  if (reviewer === undefined) return undefined;
  const { of, on, seat, app, isLast } = place;
  const { userId, actor } = reviewer;
  const { source } = of.origin;
  const assignment = assignmentOf(app, reviewer);
  yield* take(place, reviewer, assignment);
  const reviewId = yield* review(town, { reviewer, app, source, assignment });
  const filled = step('feedback', 'SeatFilled')(on, actor, (at) => ({ ...of, seat, userId, reviewId, filledAt: at }));
  const delivered = step('feedback', 'FeedbackDelivered')(on, actor, (at) => ({ ...of, deliveredAt: at }));
  yield isLast ? { ...filled, and: delivered } : filled;
  release(town, reviewer);
  return reviewId;
}

function* take({ app, on, of, seat }: Seat, { userId, actor }: Person, assignment: Track): Generator<Step, void> {
  const { requestId, origin } = of;
  const { productId } = app;
  yield step('feedback', 'SeatClaimed')(on, actor, (at) => ({
    ...of,
    seat,
    userId,
    claimedAt: at,
    dueAt: hoursAfter(at, 16),
  }));
  yield step('assignment', 'SeatAssigned')(assignment, 'system', (at) => ({
    productId,
    userId,
    requestId,
    seat,
    source: origin.source,
    dueAt: hoursAfter(at, 16),
    assignedAt: at,
  }));
}

/** A user takes a seat and lets it expire. They do not review this app later. */
function* letSeatExpire(place: Seat, person: Person): Generator<Step, void> {
  const { of, on, seat, app } = place;
  const { userId } = person;
  const { requestId, productId } = of;
  const assignment = assignmentOf(app, person);
  person.lastReviewed = productId;
  yield* take(place, person, assignment);
  yield step('feedback', 'SeatReopened')(on, 'system', (at) => ({
    ...of,
    seat,
    userId,
    reason: 'expired',
    reopenedAt: at,
  }));
  yield step('assignment', 'SeatUnassigned')(assignment, 'system', (at) => ({
    productId,
    userId,
    requestId,
    seat,
    unassignedAt: at,
  }));
}
