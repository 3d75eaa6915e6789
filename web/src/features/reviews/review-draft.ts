import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { reviewForm, type ReviewForm } from './forms.ts';

/** Specification, section 2: the middle of the scale. */
const EMPTY: ReviewForm = { content: '', rating: 3 };

/**
 * The unsubmitted review of an app. It survives a reload, and belongs to its author: another user who logs in on the
 * same device starts with an empty form.
 */
export const reviewDraft = (productId: number, userId: number) => {
  const name = `review-${productId}-by-${userId}`;
  return {
    read: (): ReviewForm => {
      const { content, rating } = (readDraft(name) ?? {}) as Partial<ReviewForm>;
      const isRating = reviewForm.shape.rating.safeParse(rating).success;
      return {
        content: typeof content === 'string' ? content : EMPTY.content,
        rating: isRating ? (rating ?? EMPTY.rating) : EMPTY.rating,
      };
    },
    keep: (draft: ReviewForm): void => {
      const isUntouched = draft.content === EMPTY.content && draft.rating === EMPTY.rating;
      if (isUntouched) forgetDraft(name);
      else keepDraft(name, draft);
    },
    forget: (): void => forgetDraft(name),
  };
};
