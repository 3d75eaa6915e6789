import '../../lib/zod-without-eval.ts';
import { MAX_REVIEWERS, requestFeedbackBody, type RequestFeedbackBody } from '@twofold/contracts/feedback/api';

/** The last credit cannot be spent: without one, the user could never review again (D-04). */
const KEPT_CREDITS = 1;

/** The number of reviewers that a user with this many credits can request. */
export const maxReviewers = (credits: number): number => Math.min(Math.max(credits - KEPT_CREDITS, 0), MAX_REVIEWERS);

/** The request form of a user with this many credits. */
export const requestFeedbackForm = (credits: number) =>
  requestFeedbackBody.refine(({ reviewers }) => reviewers <= maxReviewers(credits), {
    path: ['reviewers'],
    error: 'You must keep at least 1 credit',
  });
export type RequestFeedbackForm = RequestFeedbackBody;
