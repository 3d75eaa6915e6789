import type { AssignmentEvent } from '@twofold/contracts/reviews/events';
import { describe, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { assignmentDecider, type AssignmentCommand } from './assignment.decider.ts';

const given = specFor(assignmentDecider);
const at = '2026-01-05T10:00:00.000Z';
const later = '2026-01-05T12:00:00.000Z';
const dueAt = '2026-01-05T18:00:00.000Z';
const afterwards = '2026-01-05T19:00:00.000Z';
const ONE = '0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b';
const OTHER = '1b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b';
const person = { productId: 7, userId: 3 };

const assigned = (reviewId: number): AssignmentEvent => ({
  type: 'ReviewAssigned',
  data: { ...person, reviewId, assignedAt: at },
});
const unassigned = (reviewId: number, unassignedAt = at): AssignmentEvent => ({
  type: 'ReviewUnassigned',
  data: { ...person, reviewId, unassignedAt },
});
const assign = (reviewId: number, insteadOf?: number): AssignmentCommand => ({
  type: 'AssignReview',
  data: { ...person, reviewId, assignedAt: at, insteadOf },
});

const seatOf = (requestId: string, assignedAt = at) => ({ ...person, requestId, seat: 1, assignedAt });
const source = 'paid-order' as const;
const seatAssigned = (requestId: string, assignedAt = at): AssignmentEvent => ({
  type: 'SeatAssigned',
  data: { ...seatOf(requestId, assignedAt), source, dueAt },
});
const seatUnassigned = (requestId: string): AssignmentEvent => ({
  type: 'SeatUnassigned',
  data: { ...person, requestId, seat: 1, unassignedAt: later },
});
const assignSeat = (
  requestId: string,
  assignedAt = at,
  known: { insteadOf?: number; lostRequestId?: string } = {},
): AssignmentCommand => ({
  type: 'AssignSeat',
  data: { ...seatOf(requestId, assignedAt), source, dueAt, ...known },
});
const unassignSeat = (requestId: string, assignedAt = at): AssignmentCommand => ({
  type: 'UnassignSeat',
  data: { ...seatOf(requestId, assignedAt), unassignedAt: later },
});

describe('assigning a review', () => {
  it('is recorded while there is none', () => given().when(assign(17)).then(assigned(17)));
  it('changes nothing the second time', () => given(assigned(17)).when(assign(17)).thenNothing());
  it('D-08: is refused while there is another one', () =>
    given(assigned(17)).when(assign(18)).thenRefused('already-reviewed'));
  it('replaces one that was abandoned', () =>
    given(assigned(17)).when(assign(18, 17)).then(unassigned(17), assigned(18)));
  it('is refused as a replacement of one that was replaced before', () =>
    given(assigned(17), unassigned(17), assigned(18)).when(assign(19, 17)).thenRefused('already-reviewed'));
  it('changes nothing for one that is assigned already', () =>
    given(assigned(17), unassigned(17), assigned(18)).when(assign(18, 17)).thenNothing());
  it('is recorded for a user with a seat', () => given(seatAssigned(ONE)).when(assign(17)).then(assigned(17)));
});

describe('assigning a seat', () => {
  it('is recorded while there is none', () => given().when(assignSeat(ONE)).then(seatAssigned(ONE)));
  it('changes nothing the second time', () => given(seatAssigned(ONE)).when(assignSeat(ONE)).thenNothing());
  it('changes nothing the second time, when they have reviewed since', () =>
    given(seatAssigned(ONE), assigned(17)).when(assignSeat(ONE)).thenNothing());
  it('D-08: is refused to a user who has reviewed the app', () =>
    given(assigned(17)).when(assignSeat(ONE)).thenRefused('already-reviewed'));
  it('is recorded where the review was abandoned', () =>
    given(assigned(17))
      .when(assignSeat(ONE, later, { insteadOf: 17 }))
      .then(unassigned(17, later), seatAssigned(ONE, later)));
  it('is refused while they hold one of another request', () =>
    given(seatAssigned(ONE)).when(assignSeat(OTHER, later)).thenRefused('other-seat-held'));
  it('is recorded once the time of the other one is up', () =>
    given(seatAssigned(ONE)).when(assignSeat(OTHER, afterwards)).then(seatAssigned(OTHER, afterwards)));
  it('is recorded where the other one is known to be lost', () =>
    given(seatAssigned(ONE))
      .when(assignSeat(OTHER, later, { lostRequestId: ONE }))
      .then(seatAssigned(OTHER, later)));
  it('is recorded again for another claim in the same request', () =>
    given(seatAssigned(ONE)).when(assignSeat(ONE, later)).then(seatAssigned(ONE, later)));
});

describe('releasing a seat', () => {
  it('is recorded', () => given(seatAssigned(ONE)).when(unassignSeat(ONE)).then(seatUnassigned(ONE)));
  it('changes nothing the second time', () =>
    given(seatAssigned(ONE), seatUnassigned(ONE)).when(unassignSeat(ONE)).thenNothing());
  it('leaves a newer claim of the same seat alone', () =>
    given(seatAssigned(ONE), seatAssigned(ONE, later)).when(unassignSeat(ONE)).thenNothing());
  it('leaves the seat of another request alone', () =>
    given(seatAssigned(OTHER)).when(unassignSeat(ONE)).thenNothing());
  it('leaves the review alone', () =>
    given(seatAssigned(ONE), assigned(17), seatUnassigned(ONE)).when(assign(18)).thenRefused('already-reviewed'));
  it('allows a seat of another request', () =>
    given(seatAssigned(ONE), seatUnassigned(ONE)).when(assignSeat(OTHER, later)).then(seatAssigned(OTHER, later)));
});
