import { ERASED } from '@twofold/contracts/personal';
import type { ReviewEvent } from '@twofold/contracts/reviews/events';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { judgedStatementsProjection } from './judged-statements.projection.ts';

const AT = '2030-01-01T12:00:00.000Z';
const review = { reviewId: 17, productId: 7, userId: 3 };
type Judged = Extract<ReviewEvent, { type: 'StatementJudged' }>;

const judged = (path: string, changes: Partial<Judged['data']> = {}): Judged => ({
  type: 'StatementJudged',
  data: { ...review, version: 2, path, hash: '0123456789abcdef', answer: 'disagree', judgedAt: AT, ...changes },
});
const textRemoved: ReviewEvent = { type: 'ReviewTextRemoved', data: { ...review, removedAt: AT } };

const rowAfter = (...events: ReviewEvent[]): unknown => {
  const batch = parseBatch(
    judgedStatementsProjection,
    events.map((event, index) => recorded(event, index + 1, 'review-17')),
  );
  return foldBatch(batch, new Map()).get(17);
};
const row = (...answers: object[]) => ({
  review_id: 17,
  product_id: 7,
  user_id: 3,
  version: 2,
  answers: JSON.stringify(answers),
});

describe('the statements that a review judges', () => {
  it('are collected, with the comments', () =>
    expect(rowAfter(judged('purpose'), judged('usps.0', { comment: 'There is no price.' }))).toEqual(
      row(
        { path: 'purpose', answer: 'disagree' },
        { path: 'usps.0', answer: 'disagree', comment: 'There is no price.' },
      ),
    ));

  it('are counted once if they are delivered again', () =>
    expect(rowAfter(judged('purpose'), judged('purpose'))).toEqual(row({ path: 'purpose', answer: 'disagree' })));

  it('D-39: keep the answers and lose the comments when the author is erased', () => {
    const without = row({ path: 'usps.0', answer: 'disagree' });
    expect(rowAfter(judged('usps.0', { comment: 'There is no price.' }), textRemoved)).toEqual(without);
    expect(rowAfter(judged('usps.0', { comment: ERASED }))).toEqual(without);
  });

  it('have no row if nothing was judged', () => expect(rowAfter(textRemoved)).toBeUndefined());
});
