import { faults, HOLDS, type Invariant } from '../invariant.ts';
import type { DataOf } from '../known-event.ts';

/** Holds one word for each review. */
export const oneReviewPerPersonAndApp: Invariant = {
  name: 'one-review-per-person-and-app',
  claim: 'nobody submits two reviews of one app',
  start: () => {
    const submitted = new Map<string, number>();
    return {
      take: (event) => {
        if (event.type !== 'ReviewSubmitted') return HOLDS;
        const { reviewId, productId, userId } = event.data;
        const pair = `${productId} ${userId}`;
        const before = submitted.get(pair);
        submitted.set(pair, reviewId);
        return faults([
          before !== undefined,
          `is another review of app ${productId} by user ${userId}, beside review ${before}`,
        ]);
      },
    };
  },
};

type Submitted = DataOf<'ReviewSubmitted'>;
const SAME = ['productId', 'userId', 'earns', 'source'] as const satisfies readonly (keyof Submitted)[];

/** Holds a few words for each review. */
export const completeAfterSubmitted: Invariant = {
  name: 'complete-after-submitted',
  claim: 'a review is submitted once, and completed once after that, saying the same; one that was given up is neither',
  start: () => {
    const submitted = new Map<number, Pick<Submitted, (typeof SAME)[number]>>();
    const completed = new Set<number>();
    const abandoned = new Set<number>();

    const submit = ({ reviewId, productId, userId, earns, source }: Submitted) => {
      const isRepeated = submitted.has(reviewId);
      submitted.set(reviewId, { productId, userId, earns, source });
      return faults(
        [isRepeated, 'was submitted a second time'],
        [abandoned.has(reviewId), 'was submitted after it had been given up'],
      );
    };
    const complete = (data: DataOf<'ReviewCompleted'>) => {
      const isRepeated = completed.has(data.reviewId);
      completed.add(data.reviewId);
      const before = submitted.get(data.reviewId);
      if (before === undefined) return ['was completed without having been submitted'];
      const changed = SAME.filter((field) => before[field] !== data[field]);
      return faults(
        [isRepeated, 'was completed a second time'],
        [changed.length > 0, `was completed with another ${changed.join(' and ')} than it was submitted with`],
      );
    };
    return {
      take: (event) => {
        if (event.type === 'ReviewSubmitted') return submit(event.data);
        if (event.type === 'ReviewCompleted') return complete(event.data);
        if (event.type !== 'ReviewAbandoned') return HOLDS;
        abandoned.add(event.data.reviewId);
        return faults([submitted.has(event.data.reviewId), 'was given up after it had been submitted']);
      },
    };
  },
};
