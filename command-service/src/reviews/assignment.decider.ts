import type { AssignmentEvent } from '@twofold/contracts/reviews/events';
import { refuse, type Decider } from '../decider.ts';

type Assigned = Extract<AssignmentEvent, { type: 'ReviewAssigned' }>['data'];

export type Assignment = { readonly status: 'free' } | ({ readonly status: 'assigned' } & Assigned);

/** `insteadOf` is a review that is known never to be submitted. */
export type AssignReview = {
  readonly type: 'AssignReview';
  readonly data: Assigned & { readonly insteadOf?: number | undefined };
};

const evolve = (_: Assignment, event: AssignmentEvent): Assignment => {
  switch (event.type) {
    case 'ReviewAssigned':
      return { status: 'assigned', ...event.data };
    case 'ReviewUnassigned':
      return { status: 'free' };
  }
};

/** One review of an app by one person (D-08). */
const decide = ({ data }: AssignReview, assignment: Assignment): readonly AssignmentEvent[] => {
  const { insteadOf, ...assigned } = data;
  const event: AssignmentEvent = { type: 'ReviewAssigned', data: assigned };
  if (assignment.status === 'free') return [event];
  if (assignment.reviewId === assigned.reviewId) return [];
  if (assignment.reviewId !== insteadOf) return refuse('already-reviewed');
  const { productId, userId, reviewId, assignedAt: unassignedAt } = { ...assigned, reviewId: insteadOf };
  return [{ type: 'ReviewUnassigned', data: { productId, userId, reviewId, unassignedAt } }, event];
};

/** Which review of an app is a person's. Stream: `assignment-<productId>_<userId>`. */
export const assignmentDecider: Decider<Assignment, AssignReview, AssignmentEvent> = {
  initialState: { status: 'free' },
  evolve,
  decide,
};
