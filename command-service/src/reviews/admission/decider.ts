import { isErased } from '@twofold/contracts/personal';
import type { ReviewerEvent } from '@twofold/contracts/reviews/events';
import { areAlike, sketchFrom } from '@twofold/contracts/reviews/sketch';
import { refuse, type Decider } from '../../decider.ts';

const DAY_MS = 86_400_000;
/** The number of newest reviews that a text is compared with. */
export const MAX_COMPARED = 100;

type Admitted = Extract<ReviewerEvent, { type: 'ReviewAdmitted' }>['data'];

/** An admitted review; `sketch` is `undefined` once it was erased. */
export type AdmittedReview = Omit<Admitted, 'sketch'> & { readonly sketch: string | undefined };

/** The newest reviews, oldest first. `isKnown`: at least one event was recorded. */
export type Reviewer = { readonly isKnown: boolean; readonly reviews: readonly AdmittedReview[] };

type ToAdmit = Omit<Admitted, 'sketch'> & { readonly sketch: string };

/** `earlier`: the reviews from an earlier release. `abandoned`: the ids of reviews that will never be submitted. */
export type AdmitReview = {
  readonly type: 'AdmitReview';
  readonly data: ToAdmit & { readonly earlier: readonly ToAdmit[]; readonly abandoned: readonly number[] };
};

const evolve = ({ reviews }: Reviewer, { data }: ReviewerEvent): Reviewer => {
  const sketch = isErased(data.sketch) ? undefined : data.sketch;
  return { isKnown: true, reviews: [...reviews, { ...data, sketch }].slice(-MAX_COMPARED) };
};

/** The reviews from Discover in the last 24 hours, oldest first. */
export const countedIn = (reviews: readonly AdmittedReview[], now: string): readonly AdmittedReview[] =>
  reviews.filter(
    ({ source, admittedAt }) => source === 'discover' && Date.parse(admittedAt) > Date.parse(now) - DAY_MS,
  );

/** The reviews with nearly the same text. */
export const alikeIn = (reviews: readonly AdmittedReview[], sketch: string): readonly AdmittedReview[] => {
  const theirs = sketchFrom(sketch);
  return reviews.filter((each) => each.sketch !== undefined && areAlike(theirs, sketchFrom(each.sketch)));
};

const decide = ({ data }: AdmitReview, reviewer: Reviewer): readonly ReviewerEvent[] => {
  const { earlier, abandoned, ...admitted } = data;
  const taken = reviewer.isKnown ? [] : earlier.map((each): ReviewerEvent => ({ type: 'ReviewAdmitted', data: each }));
  const { reviews } = taken.reduce(evolve, reviewer);
  if (reviews.some(({ reviewId }) => reviewId === admitted.reviewId)) return [];
  const others = reviews.filter(({ reviewId }) => !abandoned.includes(reviewId));
  if (alikeIn(others, admitted.sketch).length > 0) return refuse('near-duplicate');
  const { source, perDay, admittedAt } = admitted;
  if (source === 'discover' && perDay !== undefined) {
    const oldest = countedIn(others, admittedAt).at(-perDay);
    if (oldest) return refuse('discover-limit', Date.parse(oldest.admittedAt) + DAY_MS - Date.parse(admittedAt));
  }
  return [...taken, { type: 'ReviewAdmitted', data: admitted }];
};

/** The reviews of one person in all apps. Stream: `reviewer-<userId>`. */
export const reviewerDecider: Decider<Reviewer, AdmitReview, ReviewerEvent> = {
  initialState: { isKnown: false, reviews: [] },
  evolve,
  decide,
};
