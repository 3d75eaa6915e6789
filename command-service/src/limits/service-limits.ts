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
  /** Times that an address may ask whether something is paid. */
  readonly verificationsPerHour: number;
  /** Writes of an account, all calls together, and changes of its profile; as many access tokens. */
  readonly writesPerDay: number;
  readonly profileChangesPerDay: number;
  /** Mails that ask one account to confirm its address. */
  readonly confirmationMailsPerDay: number;
  readonly daily: DailyBudget;
};

/** Those that count what people do with their accounts. */
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
