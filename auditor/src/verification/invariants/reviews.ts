import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { DataOf } from '../known-event.ts';
import type { Section } from '../spill-cache.ts';

type Submitted = DataOf<'ReviewSubmitted'>;

const pairOf = ({ productId, userId }: Submitted): string => `${productId} ${userId}`;

/** Notes one number of each review. */
export const oneReviewPerPersonAndApp = invariant<number>({
  name: 'one-review-per-person-and-app',
  claim: 'no user submits two reviews of one app',
  keys: ({ type, data }) => (type === 'ReviewSubmitted' ? [pairOf(data)] : undefined),
  take: (event, submitted) => {
    if (event.type !== 'ReviewSubmitted') return HOLDS;
    const { reviewId, productId, userId } = event.data;
    const before = submitted.get(pairOf(event.data));
    submitted.set(pairOf(event.data), reviewId);
    return faults([
      before !== undefined,
      `is another review of app ${productId} by user ${userId}, beside review ${before}`,
    ]);
  },
});

const SAME = ['productId', 'userId', 'earns', 'source'] as const satisfies readonly (keyof Submitted)[];

type Review = {
  readonly submitted?: Pick<Submitted, (typeof SAME)[number]>;
  readonly isCompleted?: boolean;
  readonly isAbandoned?: boolean;
};

const submit = ({ reviewId, productId, userId, earns, source }: Submitted, reviews: Section<Review>) => {
  const before = reviews.get(`${reviewId}`) ?? {};
  reviews.set(`${reviewId}`, { ...before, submitted: { productId, userId, earns, source } });
  return faults(
    [before.submitted !== undefined, 'was submitted a second time'],
    [before.isAbandoned === true, 'was submitted after it had been given up'],
  );
};

const complete = (data: DataOf<'ReviewCompleted'>, reviews: Section<Review>): readonly Fault[] => {
  const before = reviews.get(`${data.reviewId}`) ?? {};
  const { submitted, isCompleted = false } = before;
  reviews.set(`${data.reviewId}`, { ...before, isCompleted: true });
  if (submitted === undefined) return ['was completed without having been submitted'];
  const changed = SAME.filter((field) => submitted[field] !== data[field]);
  return faults(
    [isCompleted, 'was completed a second time'],
    [changed.length > 0, `was completed with another ${changed.join(' and ')} than it was submitted with`],
  );
};

/** Notes a few words of each review. */
export const completeAfterSubmitted = invariant<Review>({
  name: 'complete-after-submitted',
  claim: 'a review is submitted once, then completed once with the same content; an abandoned one is neither',
  keys: ({ type, data }) =>
    type === 'ReviewSubmitted' || type === 'ReviewCompleted' || type === 'ReviewAbandoned'
      ? [`${data.reviewId}`]
      : undefined,
  take: (event, reviews) => {
    if (event.type === 'ReviewSubmitted') return submit(event.data, reviews);
    if (event.type === 'ReviewCompleted') return complete(event.data, reviews);
    if (event.type !== 'ReviewAbandoned') return HOLDS;
    const key = `${event.data.reviewId}`;
    const before = reviews.get(key) ?? {};
    reviews.set(key, { ...before, isAbandoned: true });
    return faults([before.submitted !== undefined, 'was given up after it had been submitted']);
  },
});
