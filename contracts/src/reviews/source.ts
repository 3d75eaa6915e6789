import { z } from 'zod';

/**
 * The reason for a review, and so the source of its credit (D-06): an app found on Discover, a seat paid with a credit,
 * or a seat of a paid order.
 */
export const reviewSource = z.enum(['discover', 'credit-request', 'paid-order']);
export type ReviewSource = z.infer<typeof reviewSource>;
