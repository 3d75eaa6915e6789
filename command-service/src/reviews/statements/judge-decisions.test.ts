import { ERASED } from '@twofold/contracts/personal';
import type { ReviewEvent } from '@twofold/contracts/reviews/events';
import { describe, expect, it } from 'vitest';
import { specFor } from '../../testing/spec-for.ts';
import { reviewDecider, type ReviewCommand } from '../decider.ts';

const given = specFor(reviewDecider);
const at = '2026-01-05T10:00:00.000Z';
const ADA = 3;
const BOB = 4;
const review = { reviewId: 17, productId: 7, userId: ADA };
const HASH = '0123456789abcdef';

const submitted: ReviewEvent = {
  type: 'ReviewSubmitted',
  data: { ...review, content: 'What a fine app.', rating: 4, earns: true, source: 'discover', submittedAt: at },
};
const completed: ReviewEvent = {
  type: 'ReviewCompleted',
  data: { ...review, earns: true, source: 'discover', completedAt: at },
};
type Answer = Extract<ReviewCommand, { type: 'JudgeStatements' }>['data']['answers'][number];
const disagrees: Answer = { path: 'usps.0', hash: HASH, answer: 'disagree', comment: 'I found no price.' };
const agrees: Answer = { path: 'purpose', hash: HASH, answer: 'agree' };
const statement = (index: number): Answer => ({
  path: `aiAnalysis.threats.${index}`,
  hash: HASH,
  answer: 'cannot-tell',
});
const judged = (answer: Answer, version = 1): ReviewEvent => ({
  type: 'StatementJudged',
  data: { ...review, version, ...answer, judgedAt: at },
});
const judge = (answers: readonly Answer[], { userId = ADA, version = 1 } = {}): ReviewCommand => ({
  type: 'JudgeStatements',
  data: { reviewId: 17, userId, version, answers, judgedAt: at },
});

describe('judging statements of the report (D-128)', () => {
  it('is recorded once for each statement', () =>
    given(submitted, completed)
      .when(judge([disagrees, agrees]))
      .then(judged(disagrees), judged(agrees)));
  it('adds to what was judged before', () =>
    given(submitted, completed, judged(agrees))
      .when(judge([disagrees]))
      .then(judged(disagrees)));
  it('changes nothing the second time', () =>
    given(submitted, completed, judged(disagrees))
      .when(judge([disagrees]))
      .thenNothing());
  it('is refused where the answer differs from an earlier one', () =>
    given(submitted, completed, judged(disagrees))
      .when(judge([agrees, { ...disagrees, answer: 'agree' }]))
      .thenRefused('statement-judged'));
  it('is refused for a fourth statement', () =>
    given(submitted, completed, judged(statement(0)), judged(statement(1)))
      .when(judge([statement(2), statement(3)]))
      .thenRefused('enough-statements-judged'));
  it('is refused for another version of the report', () =>
    given(submitted, completed, judged(agrees))
      .when(judge([disagrees], { version: 2 }))
      .thenRefused('other-version-judged'));
  it('is refused before the review is complete', () =>
    given(submitted)
      .when(judge([agrees]))
      .thenRefused('review-not-complete'));
  it('is refused to anyone but its author', () =>
    given(submitted, completed)
      .when(judge([agrees], { userId: BOB }))
      .thenRefused('not-your-review'));
  it('is refused where there is no review', () =>
    given()
      .when(judge([agrees]))
      .thenRefused('review-not-found'));
});

it('has no comment of an erased author', () => {
  const erased: ReviewEvent = {
    type: 'StatementJudged',
    data: { ...review, version: 1, path: 'usps.0', hash: HASH, answer: 'disagree', comment: ERASED, judgedAt: at },
  };
  const state = [submitted, completed, erased].reduce(reviewDecider.evolve, reviewDecider.initialState);
  expect(state).toMatchObject({ judged: { version: 1, answers: [{ path: 'usps.0', answer: 'disagree' }] } });
});
