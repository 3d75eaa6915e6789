import { ERASED } from '@twofold/contracts/personal';
import type { ReviewEvent } from '@twofold/contracts/reviews/events';
import { describe, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { reviewDecider, type ReviewCommand, type SubmitReview } from './decider.ts';

const given = specFor(reviewDecider);
const at = '2026-01-05T10:00:00.000Z';
const later = '2026-01-05T11:00:00.000Z';
const ADA = 3;
const BOB = 4;

const review = { reviewId: 17, productId: 7, userId: ADA };
const text = {
  ...review,
  content: 'What a fine app.',
  rating: 4,
  earns: true,
  source: 'discover',
  submittedAt: at,
} as const;

const submitted: ReviewEvent = { type: 'ReviewSubmitted', data: text };
const submittedForNothing: ReviewEvent = { type: 'ReviewSubmitted', data: { ...text, earns: false } };
const abandoned: ReviewEvent = { type: 'ReviewAbandoned', data: { reviewId: 17, abandonedAt: at } };
const completedWith = (earns: boolean): ReviewEvent => ({
  type: 'ReviewCompleted',
  data: { ...review, earns, source: 'discover', completedAt: later },
});
const completed = completedWith(true);
const textRemoved: ReviewEvent = { type: 'ReviewTextRemoved', data: { ...review, removedAt: later } };

const submit = (changes: Partial<SubmitReview['data']> = {}): ReviewCommand => ({
  type: 'SubmitReview',
  data: { ...text, ...changes },
});
const abandon: ReviewCommand = { type: 'AbandonReview', data: { reviewId: 17, abandonedAt: at } };
const complete = (userId: number): ReviewCommand => ({
  type: 'CompleteReview',
  data: { reviewId: 17, userId, completedAt: later },
});
const removeText = (userId: number): ReviewCommand => ({
  type: 'RemoveReviewText',
  data: { reviewId: 17, userId, removedAt: later },
});

describe('submitting a review', () => {
  it('is recorded', () => given().when(submit()).then(submitted));
  it('changes nothing the second time', () => given(submitted).when(submit()).thenNothing());
  it('changes nothing once it is complete', () => given(submitted, completed).when(submit()).thenNothing());
  it('changes nothing when its text can no longer be read', () =>
    given({ type: 'ReviewSubmitted', data: { ...text, content: ERASED } })
      .when(submit())
      .thenNothing());
  it.each([
    ['another person', { userId: BOB }],
    ['another app', { productId: 8 }],
    ['another time', { submittedAt: later }],
  ])('is refused where the id belongs to a review of %s', (_, changes) =>
    given(submitted).when(submit(changes)).thenRefused('review-id-taken'),
  );
  it('is refused if the id was abandoned', () => given(abandoned).when(submit()).thenRefused('review-id-taken'));
});

describe('abandoning a review', () => {
  it('is recorded while there is none', () => given().when(abandon).then(abandoned));
  it('changes nothing the second time', () => given(abandoned).when(abandon).thenNothing());
  it('is refused once there is one', () => given(submitted).when(abandon).thenRefused('review-submitted'));
});

describe('completing a review', () => {
  it('is recorded once it was submitted', () => given(submitted).when(complete(ADA)).then(completed));
  it('D-07: carries on that it earns nothing', () =>
    given(submittedForNothing).when(complete(ADA)).then(completedWith(false)));
  it('D-03: changes nothing the second time', () => given(submitted, completed).when(complete(ADA)).thenNothing());
  it('D-11: is refused to anyone but its author, also once it is complete', () => {
    given(submitted).when(complete(BOB)).thenRefused('not-your-review');
    given(submitted, completed).when(complete(BOB)).thenRefused('not-your-review');
  });
  it('is refused when there is none', () => given().when(complete(ADA)).thenRefused('review-not-found'));
  it('is refused if it was abandoned', () => given(abandoned).when(complete(ADA)).thenRefused('review-not-found'));
});

describe('removing the text of a review', () => {
  it('is recorded, complete or not', () => {
    given(submitted).when(removeText(ADA)).then(textRemoved);
    given(submitted, completed).when(removeText(ADA)).then(textRemoved);
  });
  it('changes nothing the second time', () => given(submitted, textRemoved).when(removeText(ADA)).thenNothing());
  it('leaves the review to be completed', () => given(submitted, textRemoved).when(complete(ADA)).then(completed));
  it('leaves what another user has written', () => given(submitted).when(removeText(BOB)).thenNothing());
  it('changes nothing where there is no review', () => given().when(removeText(ADA)).thenNothing());
});
