import '../../lib/zod-without-eval.ts';
import { submitReviewBody } from '@twofold/contracts/reviews/api';
import type { z } from 'zod';

/** The form's fields; the page adds the rest of the body. */
export const reviewForm = submitReviewBody.pick({ content: true, rating: true });
export type ReviewForm = z.infer<typeof reviewForm>;
