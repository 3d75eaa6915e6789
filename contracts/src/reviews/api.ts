import { z } from 'zod';
import { reviewer } from '../feedback/api.ts';
import { typedText } from '../typed-text.ts';
import { hasEnoughLetters, isLongEnough, isShortEnough } from './content.ts';

/** Body of `POST /api/reviews`. The text is kept as it was typed; a review is never created complete (D-09, D-12). */
export const submitReviewBody = z.object({
  productId: z.int('Please name the app').positive('Please name the app'),
  content: typedText('Please provide at least 50 characters of feedback')
    .refine(isLongEnough, 'Please provide at least 50 characters of feedback')
    .refine(isShortEnough, 'The review can have at most 20,000 characters')
    .refine(
      (content) => !isLongEnough(content) || !isShortEnough(content) || hasEnoughLetters(content),
      'The review needs at least 10 different letters. Describe what you found in whole words.',
    ),
  rating: z
    .int('Please choose a rating from 1 to 5')
    .min(1, 'Please choose a rating from 1 to 5')
    .max(5, 'Please choose a rating from 1 to 5'),
  status: z.literal('pending', 'A new review is pending').default('pending'),
});
export type SubmitReviewBody = z.infer<typeof submitReviewBody>;

/** Body of `PATCH /api/reviews/{id}`: the one thing that can become of a review (D-10). */
export const completeReviewBody = z.object({
  status: z.literal('complete', 'A review can only be completed'),
});
export type CompleteReviewBody = z.infer<typeof completeReviewBody>;

// Screens that only read take it from `content.ts`, and do without the schemas of this file.
export { REMOVED_TEXT } from './content.ts';

/** A review as its author sees it: `GET /api/reviews/{id}`, an item of `GET /api/me/reviews`, the answer of `POST`. */
export const reviewView = z.object({
  id: z.int().positive(),
  productId: z.int().positive(),
  content: z.string(),
  rating: z.int().min(1).max(5),
  status: z.enum(['pending', 'complete']),
  createdAt: z.iso.datetime(),
  /** Present where completing it earns no credit: this author's browser submitted the app (D-07). */
  earns: z.literal(false).optional(),
});
export type ReviewView = z.infer<typeof reviewView>;

/** A review as those read it for whom it was written (D-15), with who wrote it: an item of `GET /api/products/{id}/reviews`. */
export const receivedReviewView = reviewView.extend({ reviewer });
export type ReceivedReviewView = z.infer<typeof receivedReviewView>;

/**
 * Answer of `PATCH /api/reviews/{id}`. `creditsAwarded` is there the first time only, and where the review earns a credit
 * (D-03, D-07); `creditsPending` takes its place while the author has to confirm their e-mail address (D-125).
 * `totalCredits` is what the author can spend.
 */
export const completeReviewResponse = reviewView.extend({
  creditsAwarded: z.int().positive().optional(),
  creditsPending: z.int().positive().optional(),
  totalCredits: z.int().nonnegative(),
});
export type CompleteReviewResponse = z.infer<typeof completeReviewResponse>;

/** Query of `GET /api/me/reviews`: newest first, keyset by id; the profile counts what comes without a limit. */
export const listReviewsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
  before: z.coerce.number().int().positive().optional(),
});
