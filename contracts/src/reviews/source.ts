import { z } from 'zod';

/**
 * What a review was written for, and so where its credit comes from (D-06): an app found on Discover, a seat that was paid
 * for with a credit, or a seat of a paid order.
 */
export const reviewSource = z.enum(['discover', 'credit-request', 'paid-order']);
export type ReviewSource = z.infer<typeof reviewSource>;
