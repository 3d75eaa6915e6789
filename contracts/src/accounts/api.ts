import { z } from 'zod';
import { creditEntry } from '../credits/api.ts';
import { ledgerProof } from '../credits/ledger-proof.ts';
import { complaintView, ownComplaint } from '../feedback/complaints/api.ts';
import { claimView, ownRequest } from '../feedback/api.ts';
import { mailSetting } from '../notifications/api.ts';
import { orderView } from '../orders/api.ts';
import { reviewView } from '../reviews/api.ts';
import { typedAddress, typedLine, typedText } from '../typed-text.ts';
import { tokenView } from './access-tokens/api.ts';
import { email, knownPassword, newPassword } from './email-and-password.ts';
import { resemblesProductName } from './reserved-name.ts';
import { role } from './role.ts';
import { secondFactorsView } from './second-factor.ts';

/** Body of `POST /api/register`. */
export const registerBody = z.object({ email, password: newPassword });
export type RegisterBody = z.infer<typeof registerBody>;

/** Body of `POST /api/users`, sent by the reviewer page. The agreement is required here (D-26). */
export const createUserBody = registerBody.extend({
  termsAgreed: z.literal(true, 'You must agree to the terms and conditions'),
});
export type CreateUserBody = z.infer<typeof createUserBody>;

/** Body of `POST /api/login`; `username` is the email address (D-22). */
export const loginBody = z.object({ username: email, password: knownPassword });
export type LoginBody = z.infer<typeof loginBody>;

/** Links that would run as a script are refused; everything else is stored as typed (D-27). */
const socialProfile = typedAddress()
  .max(2_048, 'The social profile can have at most 2,048 characters')
  .refine((text) => !/^[\s\p{Cc}]*(?:javascript|data|vbscript):/iu.test(text), 'Please enter a valid URL');

/** Body of `PATCH /api/users/{id}`: omitted fields stay, an empty text clears (D-21, D-28). Our own name is reserved. */
export const updateProfileBody = z.object({
  fullName: typedLine()
    .max(200, 'The name can have at most 200 characters')
    .refine((name) => !resemblesProductName(name), 'Please use your own name, not Twofold’s')
    .optional(),
  socialProfile: socialProfile.optional(),
  expertise: typedText().trim().max(50_000, 'The expertise can have at most 50,000 characters').optional(),
});
export type UpdateProfileBody = z.infer<typeof updateProfileBody>;

/** Body of `DELETE /api/users/{id}`. */
export const eraseUserBody = z.object({ password: knownPassword });
export type EraseUserBody = z.infer<typeof eraseUserBody>;

/** Body of `POST /api/password-resets`. */
export const requestPasswordResetBody = z.object({ email });
export type RequestPasswordResetBody = z.infer<typeof requestPasswordResetBody>;

/** Body of `POST /api/password-resets/{token}`. */
export const resetPasswordBody = z.object({ password: newPassword });
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;

/** The user's own account: the answer of `GET /api/me`, of registering, of logging in and of `PATCH`. */
export const userView = z.object({
  id: z.int().positive(),
  email: z.string(),
  /** Until it is confirmed, no seat can be claimed and no credit spent (D-125). */
  emailConfirmed: z.boolean(),
  username: z.string(),
  fullName: z.string(),
  socialProfile: z.string(),
  expertise: z.string(),
  /** The available credits (D-04). */
  credits: z.int(),
  createdAt: z.iso.datetime(),
  /** Only for people who have one (D-109). */
  roles: z.array(role).optional(),
  /** Only for staff whose roles do not work until they have set up a second factor (D-132). */
  needsSecondFactor: z.literal(true).optional(),
});
export type UserView = z.infer<typeof userView>;

/** Query of `GET /api/me`: with `visitor=empty`, a visitor gets 204 instead of 401, which a browser logs as an error. */
export const meQuery = z.object({ visitor: z.literal('empty').optional() });

/** Answer of writes without a result: `POST /api/logout` and others. */
export const doneResponse = z.object({ ok: z.literal(true) });
export type DoneResponse = z.infer<typeof doneResponse>;

/** One session of an account. `id` is for `DELETE /api/me/sessions/{id}`; it is no credential. */
export const sessionView = z.object({
  id: z.string(),
  /** The families of browser and operating system; absent in sessions that began before they were stored. */
  device: z.string().optional(),
  startedAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

/** Answer of `GET /api/me/sessions`, last used first. */
export const sessionsResponse = z.array(sessionView);

/** Answer of `GET /api/users/{id}/export`: all the data we hold about a user. */
export const personExport = z.object({
  exportedAt: z.iso.datetime(),
  account: userView,
  secondFactors: secondFactorsView.shape.factors.optional(),
  termsAgreedAt: z.iso.datetime(),
  sessions: z.array(
    z.object({ startedAt: z.iso.datetime(), expiresAt: z.iso.datetime(), device: z.string().optional() }),
  ),
  accessTokens: z.array(tokenView).optional(),
  apps: z.array(z.object({ id: z.int().positive(), url: z.string(), title: z.string(), createdAt: z.iso.datetime() })),
  reviews: z.array(reviewView),
  credits: z.array(creditEntry),
  orders: z.array(orderView),
  feedbackRequests: z.array(ownRequest),
  claims: z.array(claimView),
  /** The events that lead to the balance, provable by a witness's signature; absent without a witness. */
  ledger: ledgerProof.optional(),
  /** Reviews that they reported as a buyer, and reports about their own reviews. */
  reportedReviews: z.array(complaintView),
  reportsOfReviews: z.array(ownComplaint),
  mailSettings: z.array(mailSetting),
});
export type PersonExport = z.infer<typeof personExport>;
