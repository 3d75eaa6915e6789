import type { ReviewerEvent } from '@twofold/contracts/reviews/events';
import { sketchOf, sketchText } from '@twofold/contracts/reviews/sketch';
import { aText } from '@twofold/testing/a-text';
import { describe, it } from 'vitest';
import { specFor } from '../../testing/spec-for.ts';
import { reviewerDecider, type AdmitReview } from './decider.ts';

const given = specFor(reviewerDecider);
const HOUR_MS = 3_600_000;
const at = (hours: number): string => new Date(Date.parse('2026-01-05T10:00:00.000Z') + hours * HOUR_MS).toISOString();

type ToAdmit = AdmitReview['data']['earlier'][number];
const reviewOf = (reviewId: number, more: Partial<ToAdmit> = {}): ToAdmit => ({
  reviewId,
  productId: 100 + reviewId,
  userId: 3,
  source: 'discover',
  sketch: sketchText(sketchOf(aText(reviewId))),
  perDay: 5,
  admittedAt: at(0),
  ...more,
});
const admitted = (...args: Parameters<typeof reviewOf>): ReviewerEvent => ({
  type: 'ReviewAdmitted',
  data: reviewOf(...args),
});
const admit = (data: ToAdmit, more: Partial<AdmitReview['data']> = {}): AdmitReview => ({
  type: 'AdmitReview',
  data: { earlier: [], abandoned: [], ...data, ...more },
});
const FIVE = [1, 2, 3, 4, 5].map((id) => admitted(id, { admittedAt: at(id) }));

describe('admitting a review', () => {
  it('is recorded', () =>
    given()
      .when(admit(reviewOf(1)))
      .then(admitted(1)));
  it('changes nothing the second time', () =>
    given(admitted(1))
      .when(admit(reviewOf(1)))
      .thenNothing());

  it('D-126: is refused with the sixth from Discover in 24 hours, and says when to go on', () =>
    given(...FIVE)
      .when(admit(reviewOf(6, { admittedAt: at(6) })))
      .thenRefused('discover-limit', 19 * HOUR_MS));
  it('goes on 24 hours after the first of five', () => {
    const sixth = reviewOf(6, { admittedAt: at(25) });
    given(...FIVE)
      .when(admit(sixth))
      .then({ type: 'ReviewAdmitted', data: sixth });
  });
  it('does not count reviews for seats', () => {
    const forSeat = reviewOf(6, { source: 'paid-order' });
    given(...FIVE)
      .when(admit(forSeat))
      .then({ type: 'ReviewAdmitted', data: forSeat });
    given(...FIVE.slice(1), admitted(6, { source: 'credit-request', admittedAt: at(5) }))
      .when(admit(reviewOf(7, { admittedAt: at(6) })))
      .then(admitted(7, { admittedAt: at(6) }));
  });
  it('does not count reviews that were never submitted', () => {
    const sixth = reviewOf(6, { admittedAt: at(6) });
    given(...FIVE)
      .when(admit(sixth, { abandoned: [2] }))
      .then({ type: 'ReviewAdmitted', data: sixth });
  });
  it('has no limit where limits are off', () => {
    const { perDay: _, ...sixth } = reviewOf(6, { admittedAt: at(6) });
    given(...FIVE)
      .when(admit(sixth))
      .then({ type: 'ReviewAdmitted', data: sixth });
  });

  it('D-126: is refused to a near duplicate of any of their last 100, for a seat as well, also without limits', () => {
    const { perDay: _, ...copy } = reviewOf(6, { source: 'paid-order', sketch: reviewOf(2).sketch });
    given(...FIVE)
      .when(admit(copy))
      .thenRefused('near-duplicate');
  });
  it('D-126: compares with the last 100, and counts the newest', () => {
    const earlier = Array.from({ length: 96 }, (_, index) => admitted(11 + index, { admittedAt: at(-48) }));
    const copyOf = (id: number) => reviewOf(6, { source: 'paid-order', sketch: reviewOf(id).sketch });
    const past = given(...earlier, ...FIVE);
    past.when(admit(copyOf(11))).then({ type: 'ReviewAdmitted', data: copyOf(11) });
    past.when(admit(copyOf(12))).thenRefused('near-duplicate');
    past.when(admit(copyOf(5))).thenRefused('near-duplicate');
    past.when(admit(reviewOf(6, { admittedAt: at(6) }))).thenRefused('discover-limit', 19 * HOUR_MS);
  });
  it('is not refused to a copy of a review that was never submitted', () => {
    const copy = reviewOf(6, { source: 'paid-order', sketch: reviewOf(2).sketch });
    given(...FIVE)
      .when(admit(copy, { abandoned: [2] }))
      .then({ type: 'ReviewAdmitted', data: copy });
  });
  it('counts and compares the reviews of an earlier release', () => {
    const earlier = [1, 2, 3, 4, 5].map((id) => reviewOf(id));
    given()
      .when(admit(reviewOf(6), { earlier }))
      .thenRefused('discover-limit', 24 * HOUR_MS);
    given()
      .when(admit(reviewOf(6, { source: 'paid-order', sketch: earlier[0]!.sketch }), { earlier }))
      .thenRefused('near-duplicate');
    given()
      .when(admit(reviewOf(6), { earlier: earlier.slice(1) }))
      .then(...earlier.slice(1).map((data): ReviewerEvent => ({ type: 'ReviewAdmitted', data })), admitted(6));
  });
  it('compares with no text that was erased', () => {
    const erased: ReviewerEvent = { type: 'ReviewAdmitted', data: { ...reviewOf(1), sketch: { erased: true } } };
    given(erased)
      .when(admit(reviewOf(2)))
      .then(admitted(2));
  });
});
