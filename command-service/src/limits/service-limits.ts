import type { DailyBudget } from '../analysis/budget.ts';
import { accountLimit, createRateLimit } from './rate-limit.ts';

/** How often each action is allowed; 0 means no limit. The defaults are in `environment.ts`. */
export type ServiceLimits = {
  readonly analysesPerHour: number;
  readonly checkoutsPerHour: number;
  readonly loginsPerHour: number;
  readonly registrationsPerHour: number;
  /** Open claims of one account, and its reviews from Discover in 24 hours (D-126). */
  readonly openClaims: number;
  readonly discoverReviewsPerDay: number;
  /** Payment verifications per address. */
  readonly verificationsPerHour: number;
  /** Writes per account, all calls together. */
  readonly writesPerDay: number;
  /** Profile changes per account; also the limit for its access tokens and its webhook changes. */
  readonly profileChangesPerDay: number;
  /** Confirmation mails per account. */
  readonly confirmationMailsPerDay: number;
  readonly daily: DailyBudget;
};

/** The limits of the accounts slice. */
export const limitsOfAccounts = (limits: ServiceLimits) => ({
  registration: createRateLimit('registration', limits.registrationsPerHour),
  login: createRateLimit('login', limits.loginsPerHour),
  reset: createRateLimit('password-reset', limits.loginsPerHour),
  confirmation: createRateLimit('email-confirmation', limits.loginsPerHour),
  passkey: createRateLimit('passkey-challenge', limits.loginsPerHour),
  confirmationMailsPerDay: limits.confirmationMailsPerDay,
  profile: accountLimit('profile', limits.profileChangesPerDay),
  tokens: accountLimit('token', limits.profileChangesPerDay),
  areOn: limits.loginsPerHour > 0,
});
