import { z } from 'zod';
import { typedText } from '../typed-text.ts';
import { visibleText } from '../visible-text.ts';

/** All read models, by the names of their projections. */
export const projectionName = z.enum([
  'products',
  'users',
  'credit_accounts',
  'credit_entries',
  'reviews',
  'judged_statements',
  'notifications',
  'notification_marks',
  'mail_settings',
  'orders',
  'payment_issues',
  'feedback_requests',
  'feedback_seats',
  'submissions',
  'briefs',
  'comparisons',
  'complaints',
]);
export type ProjectionName = z.infer<typeof projectionName>;

const stream = z
  .string('Please name the stream')
  .min(1, 'Please name the stream')
  .max(300, 'This is not the name of a stream');

/** The minimum and maximum length of a reason, in characters. */
export const REASON_LENGTH = { min: 10, max: 500 } as const;

/** Body of `POST /api/operations/{projections|reactors}/{name}/retry`: the parked stream. */
export const retryParkedStreamBody = z.object({ stream });
export type RetryParkedStreamBody = z.infer<typeof retryParkedStreamBody>;

/**
 * Body of `POST /api/operations/{projections|reactors}/{name}/skip`: the parked stream, the event that it is parked at,
 * and the reason to skip it permanently. The reason is stored unsealed and cannot be erased, which the form states.
 */
export const skipParkedStreamBody = z.object({
  stream,
  eventId: z.guid('Please name the event').toLowerCase(),
  reason: typedText('Please give a reason')
    .trim()
    .refine(
      (reason) => visibleText(reason).length >= REASON_LENGTH.min,
      `Please give a reason of at least ${REASON_LENGTH.min} characters`,
    )
    .max(REASON_LENGTH.max, `Please give a reason of at most ${REASON_LENGTH.max} characters`),
});
export type SkipParkedStreamBody = z.infer<typeof skipParkedStreamBody>;

/**
 * Answer of these writes and of `POST /api/operations/projections/{name}/rebuild`, whose body is empty: it is recorded,
 * and the projector or the command service applies it shortly. The outcome appears under the same id in `GET
 * /api/audit/projections` or `GET /api/audit/reactors`.
 */
export const operationRequestedResponse = z.object({ requestId: z.uuid() });
export type OperationRequestedResponse = z.infer<typeof operationRequestedResponse>;

/** Body of `POST /api/operations/orders/{id}/retry-refund`: the failed attempt's `reference` in `GET /api/audit/payments`. */
export const retryRefundBody = z.object({ refundId: z.guid('Please name the refund').toLowerCase() });
export type RetryRefundBody = z.infer<typeof retryRefundBody>;

/** Body of `POST /api/operations/orders/{id}/simulate`, which exists only outside production, with simulated payments. */
export const simulateIssueBody = z.object({
  trouble: z.enum(
    ['refund-failed', 'dispute-opened', 'dispute-won', 'dispute-lost'],
    'Please choose what is to be simulated',
  ),
});
export type SimulateIssueBody = z.infer<typeof simulateIssueBody>;
