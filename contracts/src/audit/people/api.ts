import { z } from 'zod';
import { email } from '../../accounts/email-and-password.ts';
import { role } from '../../accounts/role.ts';
import { erased } from '../../personal.ts';
import { eventItem } from '../api.ts';

/**
 * Body of `POST /api/audit/people/lookups`, for users with the role `auditor`; others get 404. The email address is
 * sent in the body, which keeps it out of URLs and access logs, and it is not recorded. 404 if no account has it.
 */
export const findPersonBody = z.object({ email });
export type FindPersonBody = z.infer<typeof findPersonBody>;

/** Answer of `POST /api/audit/people/lookups`. */
export const foundPersonResponse = z.object({ userId: z.int().positive() });
export type FoundPersonResponse = z.infer<typeof foundPersonResponse>;

/** The maximum length of each list of a person: the newest entries. `total` counts all of them. */
export const MAX_LISTED = 100;

const listOf = <Item extends z.ZodType>(item: Item) => z.object({ total: z.int().nonnegative(), items: z.array(item) });
/** A text, or a mark that it was erased. */
const personalText = z.union([z.string(), erased]);

/** The content of the stream `user-<id>`. `email` is the address at registration; profile texts may be empty. */
const account = z.object({
  status: z.enum(['registered', 'abandoned', 'erased']),
  email: personalText,
  isEmailConfirmed: z.boolean(),
  fullName: personalText,
  socialProfile: personalText,
  expertise: personalText,
  roles: z.array(role),
  registeredAt: z.iso.datetime(),
});
export type PersonAccount = z.infer<typeof account>;

/** `change` is the change of the available credits. */
const creditLine = z.object({
  eventId: z.uuid(),
  kind: z.string(),
  change: z.int(),
  at: z.iso.datetime(),
  productId: z.int().optional(),
  reviewId: z.int().optional(),
});

/**
 * Answer of `GET /api/audit/people/{id}`. Account and credits are folded from the log, also those of an erased user;
 * apps, orders and reviews are rows of the read models. `sessions` are the active ones. Without `erasure`, the user was
 * not erased.
 */
export const personView = z.object({
  userId: z.int().positive(),
  account,
  credits: listOf(creditLine).extend({ available: z.int(), pending: z.int() }),
  apps: listOf(z.object({ productId: z.int(), title: z.string(), url: z.string(), isListed: z.boolean() })),
  orders: listOf(
    z.object({
      orderId: z.int(),
      productId: z.int(),
      tier: z.string(),
      status: z.string(),
      amountCents: z.int(),
      refundedCents: z.int().optional(),
      startedAt: z.iso.datetime(),
    }),
  ),
  reviews: listOf(
    z.object({
      reviewId: z.int(),
      productId: z.int(),
      rating: z.int(),
      status: z.string(),
      hasText: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
  sessions: z.array(
    z.object({ device: z.string().optional(), startedAt: z.string(), lastUsedAt: z.string(), expiresAt: z.string() }),
  ),
  erasure: z.object({ event: eventItem, hadKey: z.boolean(), keyErasedAt: z.iso.datetime().optional() }).optional(),
});
export type PersonView = z.infer<typeof personView>;
