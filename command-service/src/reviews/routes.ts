import { REWARD_CREDITS } from '@twofold/contracts/credits/events';
import {
  completeReviewBody,
  judgeStatementsBody,
  submitReviewBody,
  type CompleteReviewResponse,
  type JudgeStatementsResponse,
  type ReviewView,
  REMOVED_TEXT,
} from '@twofold/contracts/reviews/api';
import { deviceOf } from '@twofold/http/browser-cookie';
import { Router } from 'express';
import { idInPath } from '../requests/id-in-path.ts';
import { withFreeId } from '../requests/with-free-id.ts';
import type { Write } from '../requests/write.ts';
import type { Complete, Completion } from './complete-review.ts';
import type { JudgeStatementsOfReport } from './statements/judge-statements.ts';
import type { Submit } from './submit-review.ts';
import { refuse } from '../decider.ts';
import type { Review } from './decider.ts';

export type ReviewRoutesDeps = {
  readonly write: Write;
  readonly submitReview: Submit;
  readonly completeReview: Complete;
  readonly judgeStatements: JudgeStatementsOfReport;
};

export const reviewRoutes = ({ write, submitReview, completeReview, judgeStatements }: ReviewRoutesDeps): Router => {
  const submit = write({
    who: 'account',
    body: submitReviewBody,
    content: ({ body: { productId, content, rating } }) => JSON.stringify([productId, content, rating]),
    sequences: { reviewId: 'review_ids' },
    handler: async (run) => {
      const { productId, content, rating } = run.body;
      const device = deviceOf(run.request, run.response);
      const review = { productId, userId: run.userId, device, content, rating, context: run.context };
      // A submission that was too slow has lost its id.
      const id = { name: 'reviewId', taken: 'review-id-taken' };
      const { review: submitted, position } = await withFreeId(run, id, (reviewId) =>
        submitReview({ ...review, reviewId, submittedAt: run.at.toISOString() }),
      );
      const view: ReviewView = toView(submitted);
      return { status: 201, body: view, position };
    },
  });

  const complete = write({
    who: 'account',
    path: (request) => idInPath(request, 'Review not found'),
    body: completeReviewBody,
    content: () => 'complete',
    handler: async ({ path: reviewId, userId, at, context }) => {
      const completion = await completeReview({ reviewId, userId, completedAt: at.toISOString(), context });
      return { body: toAnswer(completion), position: completion.position };
    },
  });

  const judge = write({
    who: 'account',
    path: (request) => idInPath(request, 'Review not found'),
    body: judgeStatementsBody,
    content: ({ body }) => JSON.stringify(body),
    handler: async ({ path: reviewId, userId, body, at, context }) => {
      const asked = { ...body, reviewId, userId, judgedAt: at.toISOString(), context };
      const { judged, position } = await judgeStatements(asked);
      const answer: JudgeStatementsResponse = { reviewId, version: judged.version, answers: [...judged.answers] };
      return { status: 201, body: answer, position };
    },
  });

  return Router()
    .post('/api/reviews', submit)
    .patch('/api/reviews/:id', complete)
    .post('/api/reviews/:id/statements', judge);
};

const toAnswer = ({ review, isAwarded, isPending, totalCredits }: Completion): CompleteReviewResponse => ({
  ...toView(review),
  ...(isAwarded && { creditsAwarded: REWARD_CREDITS }),
  ...(isPending && { creditsPending: REWARD_CREDITS }),
  totalCredits,
});

/** A review as its author sees it. Read from the log, since the read model may lag behind. */
const toView = (review: Review): ReviewView => {
  if (review.status === 'absent' || review.status === 'abandoned') return refuse('review-not-found');
  const { reviewId: id, productId, content = REMOVED_TEXT, rating, status, submittedAt: createdAt, earns } = review;
  return { id, productId, content, rating, status, createdAt, ...(!earns && { earns: false as const }) };
};
