import { isErased } from '@twofold/contracts/personal';
import { judgeStatements, withJudged, type Judged, type JudgeStatements } from './statements/judge-decisions.ts';
import type { ReviewEvent } from '@twofold/contracts/reviews/events';
import { refuse, type Decider, type Plain } from '../decider.ts';

type DataOf<Type extends ReviewEvent['type']> = Extract<ReviewEvent, { type: Type }>['data'];

/** `content` is `undefined` once the text was removed, or can no longer be read. */
type Written = Omit<Plain<DataOf<'ReviewSubmitted'>>, 'content'> & {
  readonly content: string | undefined;
  readonly isTextRemoved: boolean;
  /** The author's judgments of statements in the report; absent until the first one. */
  readonly judged?: Judged;
};

export type WrittenReview =
  | ({ readonly status: 'pending' } & Written)
  | ({ readonly status: 'complete'; readonly completedAt: string } & Written);

export type Review =
  | { readonly status: 'absent' }
  /** Another review replaced it before it was submitted. */
  | { readonly status: 'abandoned' }
  | WrittenReview;

export type SubmitReview = { readonly type: 'SubmitReview'; readonly data: Plain<DataOf<'ReviewSubmitted'>> };
export type AbandonReview = { readonly type: 'AbandonReview'; readonly data: DataOf<'ReviewAbandoned'> };
export type CompleteReview = {
  readonly type: 'CompleteReview';
  readonly data: { readonly reviewId: number; readonly userId: number; readonly completedAt: string };
};
export type RemoveReviewText = {
  readonly type: 'RemoveReviewText';
  readonly data: { readonly reviewId: number; readonly userId: number; readonly removedAt: string };
};
export type ReviewCommand = SubmitReview | AbandonReview | CompleteReview | JudgeStatements | RemoveReviewText;

const evolve = (review: Review, event: ReviewEvent): Review => {
  switch (event.type) {
    case 'ReviewSubmitted': {
      const { content } = event.data;
      return {
        ...event.data,
        status: 'pending',
        content: isErased(content) ? undefined : content,
        isTextRemoved: false,
      };
    }
    case 'ReviewAbandoned':
      return { status: 'abandoned' };
    case 'ReviewCompleted':
      return review.status === 'pending'
        ? { ...review, status: 'complete', completedAt: event.data.completedAt }
        : review;
    case 'StatementJudged':
      return isWritten(review) ? { ...review, judged: withJudged(review.judged, event.data) } : review;
    case 'ReviewTextRemoved':
      return isWritten(review) ? { ...review, content: undefined, isTextRemoved: true } : review;
  }
};

const isWritten = (review: Review): review is WrittenReview =>
  review.status === 'pending' || review.status === 'complete';

/** A restored sequence can hand out an id twice. An abandoned id is not reused. */
const submit = ({ data }: SubmitReview, review: Review): readonly ReviewEvent[] => {
  if (review.status === 'absent') return [{ type: 'ReviewSubmitted', data }];
  const isRepeat =
    isWritten(review) &&
    review.userId === data.userId &&
    review.productId === data.productId &&
    review.submittedAt === data.submittedAt;
  return isRepeat ? [] : refuse('review-id-taken');
};

/** Once this is recorded, the submission that was under way can never finish. */
const abandon = ({ data }: AbandonReview, review: Review): readonly ReviewEvent[] => {
  if (review.status === 'abandoned') return [];
  if (review.status !== 'absent') return refuse('review-submitted');
  return [{ type: 'ReviewAbandoned', data }];
};

/** Only its author completes a review (D-11), and once: the second time changes nothing (D-03). */
const complete = ({ data }: CompleteReview, review: Review): readonly ReviewEvent[] => {
  if (!isWritten(review)) return refuse('review-not-found');
  if (review.userId !== data.userId) return refuse('not-your-review');
  if (review.status === 'complete') return [];
  const { reviewId, productId, userId, earns, source } = review;
  const { completedAt } = data;
  return [{ type: 'ReviewCompleted', data: { reviewId, productId, userId, earns, source, completedAt } }];
};

/** Only the author's review can be withdrawn. */
const removeText = ({ data }: RemoveReviewText, review: Review): readonly ReviewEvent[] => {
  if (!isWritten(review) || review.userId !== data.userId || review.isTextRemoved) return [];
  const { reviewId, productId, userId } = review;
  return [{ type: 'ReviewTextRemoved', data: { reviewId, productId, userId, removedAt: data.removedAt } }];
};

const decide = (command: ReviewCommand, review: Review): readonly ReviewEvent[] => {
  switch (command.type) {
    case 'SubmitReview':
      return submit(command, review);
    case 'AbandonReview':
      return abandon(command, review);
    case 'CompleteReview':
      return complete(command, review);
    case 'JudgeStatements':
      return judgeStatements(command, review);
    case 'RemoveReviewText':
      return removeText(command, review);
  }
};

/** One review from its submission to its completion. Stream: `review-<reviewId>`. */
export const reviewDecider: Decider<Review, ReviewCommand, ReviewEvent> = {
  initialState: { status: 'absent' },
  evolve,
  decide,
};
