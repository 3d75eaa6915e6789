import '../../lib/zod-without-eval.ts';
import { MOST_REVIEWERS, requestFeedbackBody, type RequestFeedbackBody } from '@twofold/contracts/feedback/api';

/** The last credit cannot be spent: without one nobody could ever review again (D-04). */
const KEPT_CREDITS = 1;

/** How many people one can ask with so many credits. */
export const mostReviewers = (credits: number): number => Math.min(Math.max(credits - KEPT_CREDITS, 0), MOST_REVIEWERS);

/** What is asked for, by somebody with so many credits. */
export const requestFeedbackForm = (credits: number) =>
  requestFeedbackBody.refine(({ reviewers }) => reviewers <= mostReviewers(credits), {
    path: ['reviewers'],
    error: 'You must keep at least 1 credit',
  });
export type RequestFeedbackForm = RequestFeedbackBody;
