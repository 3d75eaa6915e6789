import type { UserView } from '@twofold/contracts/accounts/api';
import type { CompleteReviewResponse, ReviewView, SubmitReviewBody } from '@twofold/contracts/reviews/api';
import useSWR, { useSWRConfig } from 'swr';
import { ApiError } from '../../lib/fetch-json.ts';
import { useSend } from '../../lib/use-send.ts';

const myReviewsKey = '/api/me/reviews';
const reviewKey = (id: number) => `/api/reviews/${id}`;

// What a completed review changes elsewhere: the author's credits.
const meKey = '/api/me';
const ledgerKey = '/api/me/credits';
const isProfile = (key: unknown) => typeof key === 'string' && key.startsWith('/api/users/');

/** One review of one's own. An undefined id asks nothing (`/review-complete/abc` has no review). */
export const useReview = (id: number | undefined) => useSWR<ReviewView, Error>(id === undefined ? null : reviewKey(id));

/** Whether a review is not there, or not this person's: both show the same (D-11). */
export const isOutOfReach = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** The reviews of the current user, newest first. */
export const useMyReviews = () => useSWR<ReviewView[], Error>(myReviewsKey);

/** Submits a review; it is pending until its author completes it. The list it joins is read anew (D-92). */
export const useSubmitReview = () => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (review: Omit<SubmitReviewBody, 'status'>): Promise<ReviewView> => {
    const submitted = await send<ReviewView>('POST', '/api/reviews', { ...review, status: 'pending' });
    void mutate(myReviewsKey, undefined);
    return submitted;
  };
};

/** Completes a review. Its author's reviews, credits and ledger are read anew (D-92). */
export const useCompleteReview = (id: number) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (): Promise<CompleteReviewResponse> => {
    const answer = await send<CompleteReviewResponse>('PATCH', reviewKey(id), { status: 'complete' });
    const { totalCredits: credits } = answer;
    await mutate<ReviewView>(reviewKey(id), (review) => review && { ...review, status: 'complete' }, {
      revalidate: false,
    });
    void mutate<UserView>(meKey, (me) => me && { ...me, credits: credits ?? me.credits });
    void Promise.all([mutate(myReviewsKey, undefined), mutate(ledgerKey, undefined), mutate(isProfile, undefined)]);
    return answer;
  };
};
