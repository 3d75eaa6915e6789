import '../../lib/zod-without-eval.ts';
import { submitReviewBody } from '@twofold/contracts/reviews/api';
import type { z } from 'zod';

/** What is typed into the form; the rest of the body is the page's to know. */
export const reviewForm = submitReviewBody.pick({ content: true, rating: true });
export type ReviewForm = z.infer<typeof reviewForm>;
