import type { AssignmentEvent } from '@twofold/contracts/reviews/events';
import { describe, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { assignmentDecider, type AssignReview } from './assignment.decider.ts';

const given = specFor(assignmentDecider);
const at = '2026-01-05T10:00:00.000Z';
const place = (reviewId: number) => ({ productId: 7, userId: 3, reviewId });

const assigned = (reviewId: number): AssignmentEvent => ({
  type: 'ReviewAssigned',
  data: { ...place(reviewId), assignedAt: at },
});
const unassigned = (reviewId: number): AssignmentEvent => ({
  type: 'ReviewUnassigned',
  data: { ...place(reviewId), unassignedAt: at },
});
const assign = (reviewId: number, insteadOf?: number): AssignReview => ({
  type: 'AssignReview',
  data: { ...place(reviewId), assignedAt: at, insteadOf },
});

describe('making a review the one of a person and an app', () => {
  it('is recorded while there is none', () => given().when(assign(17)).then(assigned(17)));
  it('changes nothing the second time', () => given(assigned(17)).when(assign(17)).thenNothing());
  it('D-08: is refused while there is another one', () =>
    given(assigned(17)).when(assign(18)).thenRefused('already-reviewed'));
  it('puts it in the place of one that was given up', () =>
    given(assigned(17)).when(assign(18, 17)).then(unassigned(17), assigned(18)));
  it('is refused in the place of one that has lost it', () =>
    given(assigned(17), unassigned(17), assigned(18)).when(assign(19, 17)).thenRefused('already-reviewed'));
  it('changes nothing for one that has the place already', () =>
    given(assigned(17), unassigned(17), assigned(18)).when(assign(18, 17)).thenNothing());
});
