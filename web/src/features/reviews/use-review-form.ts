import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { ApiError, serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { reviewCompletePath } from '../../lib/paths.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useSubmitReview } from './api.ts';
import { reviewForm, type ReviewForm } from './forms.ts';

/** Specification, section 2: the middle of the scale. */
const EMPTY: ReviewForm = { content: '', rating: 3 };

/**
 * The unsubmitted review of an app. It survives a reload, and belongs to its author: another user who logs in on the
 * same device starts with an empty form.
 */
const reviewDraft = (productId: number, userId: number) => {
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

/** Specification, section 9. */
export const CREDITS_NEEDED = 1;
const TOO_FEW_CREDITS = 'You need at least 1 credit to submit a review';

type Reviewer = { readonly id: number; readonly credits: number };

export type ReviewFormOptions = {
  readonly productId: number;
  readonly reviewer: Reviewer;
  /** Whether completing the review earns a credit; by default it does. */
  readonly earns?: boolean;
  /** Text appended to the review, such as answers to the questions of a brief. */
  readonly appendix?: string;
  /** Called once the review is submitted. */
  readonly onSubmitted?: () => void;
  /** Called once the reviewer has changed a field. */
  readonly onStart: () => void;
};

const tellCreditsAreMissing = () =>
  showToast({ tone: 'destructive', title: 'Not enough credits', description: TOO_FEW_CREDITS });

/**
 * The state of a review being written: its fields, its draft, and its submission. Bound to one app and one user for its
 * lifetime. Submitting checks the credits again (D-85). If the session has expired, it shows a toast (D-84), and every 401
 * leads to `/auth`.
 */
export const useReviewForm = ({ productId, reviewer, appendix = '', onStart, onSubmitted }: ReviewFormOptions) => {
  const submitReview = useSubmitReview();
  const navigate = useNavigate();
  const [draft] = useState(() => reviewDraft(productId, reviewer.id));
  const [defaultValues] = useState(draft.read);
  const form = useForm<ReviewForm>({ resolver: zodResolver(reviewForm), defaultValues });
  const [content, rating] = useWatch({ control: form.control, name: ['content', 'rating'] });

  const { isDirty } = form.formState;
  const start = useEffectEvent(onStart);
  useEffect(() => {
    if (isDirty) start();
  }, [isDirty]);
  useEffect(() => draft.keep({ content, rating }), [draft, content, rating]);

  const explainFailure = (error: unknown): void => {
    log.error('Submitting the review failed', error);
    const serverText = serverTextOf(error);
    if (error instanceof ApiError && error.status === 401) {
      showToast({
        tone: 'destructive',
        title: 'Authentication required',
        description: 'Please log in to submit a review',
      });
    } else if (serverText === TOO_FEW_CREDITS) tellCreditsAreMissing();
    else {
      const description = serverText ?? 'Failed to submit your review. Please try again.';
      showToast({ tone: 'destructive', title: 'Error submitting review', description });
    }
  };

  const submit = form.handleSubmit(async (review) => {
    if (reviewer.credits < CREDITS_NEEDED) {
      tellCreditsAreMissing();
      return;
    }
    let submitted;
    try {
      submitted = await submitReview({ productId, ...review, content: review.content + appendix });
    } catch (error) {
      explainFailure(error);
      return;
    }
    draft.forget();
    onSubmitted?.();
    showToast({ tone: 'people', title: 'Review submitted!' });
    await navigate(reviewCompletePath(submitted.id));
  });

  return { ...form, content, submit };
};
