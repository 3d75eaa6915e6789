import { assignmentEvents, reviewEvents } from '@twofold/contracts/reviews/events';
import type { Category } from '../category.ts';
import { assignmentDecider, type Assignment, type AssignmentCommand } from './assignment.decider.ts';
import { reviewDecider, type Review, type ReviewCommand } from './decider.ts';

/** Streams `review-<reviewId>`. */
export const reviewCategory: Category<typeof reviewEvents, Review, ReviewCommand> = {
  name: 'review',
  events: reviewEvents,
  decider: reviewDecider,
};

/** Streams `assignment-<productId>_<userId>`. */
export const assignmentCategory: Category<typeof assignmentEvents, Assignment, AssignmentCommand> = {
  name: 'assignment',
  events: assignmentEvents,
  decider: assignmentDecider,
};

/** The id in the name of an assignment's stream. */
export const assignmentId = (productId: number, userId: number): string => `${productId}_${userId}`;
