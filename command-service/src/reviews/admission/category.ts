import { reviewerEvents } from '@twofold/contracts/reviews/events';
import type { Category } from '../../category.ts';
import { reviewerDecider, type AdmitReview, type Reviewer } from './decider.ts';

/** Streams `reviewer-<userId>`. */
export const reviewerCategory: Category<typeof reviewerEvents, Reviewer, AdmitReview> = {
  name: 'reviewer',
  events: reviewerEvents,
  decider: reviewerDecider,
};
