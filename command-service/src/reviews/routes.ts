import {
  completeReviewBody,
  submitReviewBody,
  type CompleteReviewResponse,
  type ReviewView,
} from '@twofold/contracts/reviews/api';
import { browserOf } from '@twofold/http/browser-cookie';
import { parseInput } from '@twofold/http/parse-input';
import { requireAccountId } from '@twofold/sessions/sessions';
import { Router, type RequestHandler } from 'express';
import type { NextId } from '../next-id.ts';
import { idInPath } from '../requests/id-in-path.ts';
import type { Repeatable, WriteRun } from '../requests/repeatable.ts';
import { requestContext } from '../requests/request-context.ts';
import { actorOf } from '../requests/request-log.ts';
import type { SendAnswer } from '../requests/send-answer.ts';
import { withFreeId } from '../requests/with-free-id.ts';
import type { Complete, Completion } from './complete-review.ts';
import type { ReviewToSubmit, Submit, Submitted } from './submit-review.ts';
import { toView } from './view.ts';

/** A run that takes longer is dead, and a repeat of its request may take over. */
const LEASE_MS = 10_000;

/** Specification, section 9. */
const REWARD_CREDITS = 1;

export type ReviewRoutesDeps = {
  readonly sessions: RequestHandler;
  readonly submitReview: Submit;
  readonly completeReview: Complete;
  readonly repeatable: Repeatable;
  readonly sendAnswer: SendAnswer;
  readonly nextReviewId: NextId;
  readonly now: () => Date;
};

export const reviewRoutes = (deps: ReviewRoutesDeps): Router => {
  const { sessions, submitReview, completeReview, repeatable, sendAnswer, nextReviewId, now } = deps;

  const submit: RequestHandler = async (request, response) => {
    const userId = requireAccountId(request);
    const { productId, content, rating } = parseInput(submitReviewBody, request.body);
    const browser = browserOf(request, response);
    const actor = actorOf(userId);
    const answer = await repeatable({
      key: request.get('idempotency-key'),
      actor,
      content: `POST /api/reviews ${JSON.stringify([productId, content, rating])}`,
      limitMs: LEASE_MS,
      allocate: async () => ({ reviewId: await nextReviewId(), submittedAtMs: now().getTime() }),
      run: async (write) => {
        const context = requestContext(response, write.commandId, actor);
        const review = { productId, userId, browser, content, rating, context };
        const { review: submitted, position } = await submitWithFreeId(write, review);
        const view: ReviewView = toView(submitted);
        return { status: 201, body: JSON.stringify(view), position };
      },
    });
    await sendAnswer(request, response, answer);
  };

  /** An id is given up by a submission that was too slow. */
  const submitWithFreeId = (
    write: WriteRun,
    review: Omit<ReviewToSubmit, 'reviewId' | 'submittedAt'>,
  ): Promise<Submitted> => {
    const submittedAtMs = write.allocated['submittedAtMs'] ?? now().getTime();
    const submittedAt = new Date(submittedAtMs).toISOString();
    const id = { name: 'reviewId', next: nextReviewId, taken: 'review-id-taken' };
    return withFreeId(write, id, { submittedAtMs }, (reviewId) => submitReview({ ...review, reviewId, submittedAt }));
  };

  const complete: RequestHandler = async (request, response) => {
    const userId = requireAccountId(request);
    const reviewId = idInPath(request, 'Review not found');
    parseInput(completeReviewBody, request.body);
    const actor = actorOf(userId);
    const answer = await repeatable({
      key: request.get('idempotency-key'),
      actor,
      content: `PATCH /api/reviews/${reviewId} complete`,
      limitMs: LEASE_MS,
      allocate: () => Promise.resolve({ reviewId, completedAtMs: now().getTime() }),
      run: async ({ commandId, allocated }) => {
        const context = requestContext(response, commandId, actor);
        const completedAt = new Date(allocated['completedAtMs'] ?? now()).toISOString();
        const completion = await completeReview({ reviewId, userId, completedAt, context });
        return { status: 200, body: JSON.stringify(toAnswer(completion)), position: completion.position };
      },
    });
    await sendAnswer(request, response, answer);
  };

  return Router().post('/api/reviews', sessions, submit).patch('/api/reviews/:id', sessions, complete);
};

const toAnswer = ({ review, isAwarded, totalCredits }: Completion): CompleteReviewResponse => ({
  ...toView(review),
  ...(isAwarded && { creditsAwarded: REWARD_CREDITS }),
  totalCredits,
});
