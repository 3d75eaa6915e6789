import '../../../lib/zod-without-eval.ts';
import { appealBody, reportReviewBody } from '@twofold/contracts/feedback/complaints/api';
import { z } from 'zod';

/** A select returns strings, also for numbers. */
export const reportForm = reportReviewBody.omit({ token: true }).extend({
  reviewId: z.coerce.number<string>().pipe(reportReviewBody.shape.reviewId),
  // Empty until a reason is selected.
  reason: z.string().pipe(reportReviewBody.shape.reason),
});
export type ReportForm = z.input<typeof reportForm>;
export type ReportFormResult = z.output<typeof reportForm>;

export const appealForm = appealBody;
export type AppealForm = z.input<typeof appealForm>;

export const REASON_OPTIONS = reportReviewBody.shape.reason.options;
