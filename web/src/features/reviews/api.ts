import type { UserView } from '@twofold/contracts/accounts/api';
import type {
  CompleteReviewResponse,
  ReceivedReviewView,
  ReviewView,
  SubmitReviewBody,
} from '@twofold/contracts/reviews/api';
import useSWR, { useSWRConfig } from 'swr';
import { meKey } from '../../lib/cache-keys.ts';
import { ledgerKey, claimsKey, openSeatsKey, isProfileKey } from '../../lib/member-cache-keys.ts';
import { useSend } from '../../lib/use-send.ts';

const myReviewsKey = '/api/me/reviews';
const reviewKey = (id: number) => `/api/reviews/${id}`;

/** One of the user's own reviews. An undefined id requests nothing (`/review-complete/abc` has no review). */
export const useReview = (id: number | undefined) => useSWR<ReviewView, Error>(id === undefined ? null : reviewKey(id));

/** The reviews of the current user, newest first. Visitors request nothing. */
export const useMyReviews = (isLoggedIn = true) => useSWR<ReviewView[], Error>(isLoggedIn ? myReviewsKey : null);

/**
 * The reviews of an app, newest first: all of them for its owner, those of their orders for a buyer (D-15). Nothing is
 * requested for anyone else, whom the server would refuse.
 */
export const useReviewsOf = (productId: number, maySee: boolean): readonly ReceivedReviewView[] | undefined =>
  // Other users write them, so they are loaded again on every visit.
  useSWR<ReceivedReviewView[], Error>(maySee ? `/api/products/${productId}/reviews` : null, {
    revalidateOnMount: true,
  }).data;

/** Submits a review, which is pending until its author completes it, and refreshes the author's reviews (D-92). */
export const useSubmitReview = () => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (review: Omit<SubmitReviewBody, 'status'>): Promise<ReviewView> => {
    const submitted = await send<ReviewView>('POST', '/api/reviews', { ...review, status: 'pending' });
    void Promise.all([mutate(myReviewsKey, undefined), mutate(claimsKey, undefined)]);
    return submitted;
  };
};

/** Completes a review, and refreshes its author's reviews, credits and ledger (D-92). */
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
    void Promise.all([mutate(myReviewsKey, undefined), mutate(ledgerKey, undefined), mutate(isProfileKey, undefined)]);
    void Promise.all([mutate(claimsKey, undefined), mutate(openSeatsKey, undefined)]);
    return answer;
  };
};
