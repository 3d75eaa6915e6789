import { complaintEvents } from '@twofold/contracts/feedback/complaints/events';
import type { ComplaintRow } from '@twofold/contracts/feedback/read-model';
import { isErased, type Erased } from '@twofold/contracts/personal';
import { projection } from '../projection.ts';

/** Buyers' reports of reviews, one row per order. Reads `complaint-<orderId>`. Erased texts read as missing. */
export const complaintsProjection = projection<ComplaintRow, typeof complaintEvents>('complaints', {
  version: 1,
  events: complaintEvents,
  keys: ({ data }) => [data.orderId],
  apply: {
    ReviewReported: (complaint, { data }) =>
      complaint ?? {
        order_id: data.orderId,
        request_id: data.requestId,
        product_id: data.productId,
        review_id: data.reviewId,
        reviewer_id: data.reviewerId,
        reported_by: data.reportedBy ?? null,
        seat: data.seat,
        reason: data.reason,
        note: textOf(data.note),
        earned: data.earns,
        state: 'reported',
        reported_at: data.reportedAt,
        appeal_by: data.appealBy,
        appeal: null,
        appealed_at: null,
        because: null,
        decided_at: null,
      },
    ComplaintAppealed: (complaint, { data }) =>
      complaint && { ...complaint, state: 'appealed', appeal: textOf(data.text), appealed_at: data.appealedAt },
    ComplaintUpheld: (complaint, { data }) =>
      complaint && { ...complaint, state: 'upheld', because: data.because, decided_at: data.upheldAt },
    ComplaintDismissed: (complaint, { data }) =>
      complaint && { ...complaint, state: 'dismissed', because: data.because, decided_at: data.dismissedAt },
    ComplaintTextRemoved: (complaint, { data }) =>
      complaint && { ...complaint, ...(data.of === 'buyer' ? { note: null } : { appeal: null }) },
  },
});

const textOf = (text: string | Erased): string | null => (isErased(text) ? null : text);
