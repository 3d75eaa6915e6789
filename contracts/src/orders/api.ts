import { z } from 'zod';
import { complaintView } from '../feedback/complaints/api.ts';
import { ownBriefView, requestedSeat } from '../feedback/api.ts';
import { disputeOutcome } from './provider-words.ts';

const id = z.int().positive();

/** Body of `POST /api/checkout`; a numeric text is accepted as the id (D-66). */
export const checkoutBody = z.object({
  productId: z
    .union(
      [
        z.int().positive('Please name the app'),
        z
          .string()
          .regex(/^\d{1,15}$/)
          .transform(Number),
      ],
      'Please name the app',
    )
    .refine((productId) => productId > 0, 'Please name the app'),
  tier: z.enum(['QUICK', 'STANDARD'], 'Please choose QUICK or STANDARD'),
  /** The token of the share link through which the buyer opened an unlisted app (D-134). */
  share: z.string().max(200).optional(),
});
export type CheckoutBody = z.infer<typeof checkoutBody>;

/** Body of `POST /api/orders/{id}/email`: where a buyer without an account wants mails about the order. */
export const giveEmailBody = z.object({
  email: z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(254, 'Please enter a valid email address')
    .pipe(z.email('Please enter a valid email address')),
});
export type GiveEmailBody = z.infer<typeof giveEmailBody>;

/** Answer of `POST /api/checkout`: where the browser goes to pay. */
export const checkoutResponse = z.object({ sessionId: z.string(), url: z.url() });
export type CheckoutResponse = z.infer<typeof checkoutResponse>;

/** Query of `GET /api/payment/verify`. */
export const verifyQuery = z.object({
  sessionId: z
    .string('Please name the payment session')
    .regex(/^[A-Za-z0-9_]{8,255}$/, 'This is not a payment session'),
});

/** Answer of `GET /api/payment/verify` for a paid session. */
export const verifyResponse = z.object({ productId: id, orderId: id });
export type VerifyResponse = z.infer<typeof verifyResponse>;

/**
 * A refund, completed or requested, and its number of missing reviews. `failed`: the provider could not pay it, and
 * operators handle it.
 */
export const refundView = z.object({
  amountCents: z.int().positive(),
  missing: z.int().positive(),
  reason: z.enum(['promise-missed', 'product-taken-down', 'buyer-erased', 'order-cancelled', 'review-unusable']),
  state: z.enum(['requested', 'refunded', 'failed']),
  at: z.iso.datetime(),
});
export type RefundView = z.infer<typeof refundView>;

/**
 * One order, for its buyer: an item of `GET /api/me/orders`, and with the reviews in its seats the answer of `GET
 * /api/orders/{id}`. `unpaid` orders await their payment; `closed` ones lacked a review at their deadline. The app is
 * absent once it was taken down. Newest first.
 */
export const orderView = z.object({
  id,
  productId: id,
  product: z.object({ title: z.string(), url: z.string() }).optional(),
  tier: z.enum(['QUICK', 'STANDARD']),
  amountCents: z.int().positive(),
  isSimulated: z.boolean(),
  sessionId: z.string().optional(),
  state: z.enum(['unpaid', 'expired', 'under-way', 'delivered', 'closed']),
  startedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().optional(),
  dueAt: z.iso.datetime().optional(),
  /** Only in the answer for one paid order: its request for feedback, and the buyer's brief. */
  requestId: z.uuid().optional(),
  brief: ownBriefView.optional(),
  seats: z.array(requestedSeat),
  refunds: z.array(refundView),
  /** Only in the answer for one order: until when its buyer can report one of its reviews; absent if they no longer can. */
  canReportUntil: z.iso.datetime().optional(),
  /** Only in the answer for one order: the review that its buyer reported, and the seat opened for another reviewer. */
  complaint: complaintView
    .extend({
      replacement: z
        .object({
          requestId: z.uuid(),
          state: z.enum(['under-way', 'delivered', 'closed']),
          dueAt: z.iso.datetime(),
          seats: z.array(requestedSeat),
        })
        .optional(),
    })
    .optional(),
  /** The last dispute of the payment with the buyer's bank, if any. */
  dispute: z.object({ state: z.enum(['open', ...disputeOutcome.options]), at: z.iso.datetime() }).optional(),
  /** Only in the answer for one order: present for the buyer's account or browser while the link in the mails works. */
  canRevokeLink: z.literal(true).optional(),
});
export type OrderView = z.infer<typeof orderView>;

/** Query of `GET /api/orders/{id}` and of its report: the token of the link in a mail. */
export const orderQuery = z.object({ token: z.string().max(100).optional() });

/** Query of `GET /api/me/orders`: newest first, keyset by id. */
export const listOrdersQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(100),
  before: z.coerce.number().int().positive().optional(),
});
