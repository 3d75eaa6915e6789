import { z } from 'zod';

/** The reason for a report of a review (D-127). */
export const complaintReason = z.enum(['off-topic', 'wrong-product', 'copied', 'abusive']);
export type ComplaintReason = z.infer<typeof complaintReason>;

/** Maximum lengths of the texts of both parties, in characters: one sentence, and an answer to it. */
export const COMPLAINT_LIMITS = { note: 300, appeal: 1_000 } as const;

/** How long a buyer can report a review after its request has ended, and a reviewer can appeal (D-127). */
export const COMPLAINT_DAYS = 7;
