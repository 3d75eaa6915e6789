import { REQUEST } from './a-healthy-story.ts';
import type { StoryEvent } from './a-story.ts';
import { changed, twice, without } from './edited-story.ts';

const quote = (reviewId: number) => ({ reviewId, from: 0, to: 20 });
const lineOf = (...reviewIds: readonly number[]) => ({
  kind: 'agreement',
  topic: 'price',
  aspect: 'clear',
  sides: [{ stance: 'praise', quotes: reviewIds.map(quote) }],
});

/** Stories in which reviews are compared wrongly. */
export const plantedComparisons: readonly (readonly [says: string, story: readonly StoryEvent[]])[] = [
  [
    `comparisons-rest-on-reviews: comparison-${REQUEST} compares review 33, which its request has not got`,
    changed('ComparisonDelivered', { reviewIds: [31, 32, 33] }),
  ],
  [
    `comparisons-rest-on-reviews: comparison-${REQUEST} compares review 31, which is not complete`,
    without('ReviewCompleted', { reviewId: 31 }),
  ],
  [
    `comparisons-rest-on-reviews: comparison-${REQUEST} speaks of order 8, which does not pay for its request`,
    changed('ComparisonDelivered', { orderId: 8 }),
  ],
  [
    `comparisons-rest-on-reviews: comparison-${REQUEST} rests on no more reviews than the comparison before it`,
    twice('ComparisonDelivered'),
  ],
  [
    `comparisons-rest-on-reviews: comparison-${REQUEST} quotes review 33, which it does not compare`,
    changed('ComparisonDelivered', { lines: [lineOf(31, 33)] }),
  ],
  [
    `comparisons-rest-on-reviews: comparison-${REQUEST} has a line that fewer than two people wrote`,
    changed('ComparisonDelivered', { lines: [lineOf(31)] }),
  ],
];
