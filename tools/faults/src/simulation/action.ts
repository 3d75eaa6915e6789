import type { MailKind } from '@twofold/contracts/notifications/mail-kinds';
import type { Tier } from '@twofold/contracts/orders/events';

/** An action of a user who is logged in. */
type UserAction =
  | { readonly kind: 'submit'; readonly userId: number; readonly productId: number }
  | { readonly kind: 'complete'; readonly userId: number; readonly reviewId: number }
  | { readonly kind: 'judge'; readonly userId: number; readonly reviewId: number; readonly isFor: boolean }
  | { readonly kind: 'ask'; readonly userId: number; readonly productId: number; readonly reviewers: number }
  | { readonly kind: 'claim'; readonly userId: number; readonly requestId: string }
  | { readonly kind: 'release'; readonly userId: number; readonly requestId: string; readonly seat: number }
  | { readonly kind: 'report'; readonly userId: number; readonly orderId: number; readonly reviewId: number }
  | { readonly kind: 'appeal'; readonly userId: number; readonly orderId: number }
  | { readonly kind: 'uphold'; readonly userId: number; readonly orderId: number }
  | { readonly kind: 'dismiss'; readonly userId: number; readonly orderId: number }
  | { readonly kind: 'own' | 'take-down'; readonly userId: number; readonly productId: number }
  | { readonly kind: 'moderate'; readonly userId: number; readonly productId: number }
  | { readonly kind: 'begin-factor'; readonly userId: number; readonly password: string }
  | { readonly kind: 'confirm-factor'; readonly userId: number; readonly factorId: string; readonly code: string }
  | { readonly kind: 'renew-codes'; readonly userId: number }
  | { readonly kind: 'step-up'; readonly userId: number; readonly proof: Proof }
  | { readonly kind: 'set-mail'; readonly userId: number; readonly mails: MailKind; readonly isOn: boolean }
  | { readonly kind: 'read-all'; readonly userId: number }
  | { readonly kind: 'edit'; readonly userId: number; readonly fullName: string }
  | { readonly kind: 'erase'; readonly userId: number; readonly password: string };

/** An action of anyone, with an account or without. */
type VisitorAction =
  | { readonly kind: 'checkout'; readonly userId: number | undefined; readonly productId: number; readonly tier: Tier }
  | { readonly kind: 'analyze'; readonly userId: number | undefined; readonly url: string }
  | { readonly kind: 'verify'; readonly userId: number | undefined; readonly sessionId: string };

/** A proof of a second factor. `of` is the id of the factor, or of the set of recovery codes. */
export type Proof = { readonly kind: 'totp' | 'recovery-code'; readonly of: string; readonly code: string };

/** An action that is requested before the user is known. */
export type AnonymousAction =
  | { readonly kind: 'register'; readonly userId: undefined; readonly email: string; readonly password: string }
  | { readonly kind: 'login'; readonly userId: undefined; readonly email: string; readonly password: string }
  | { readonly kind: 'prove-login'; readonly userId: undefined; readonly proof: Proof }
  | { readonly kind: 'reset-factors'; readonly userId: undefined; readonly email: string }
  | { readonly kind: 'ask-reset'; readonly userId: undefined; readonly email: string }
  | { readonly kind: 'confirm'; readonly userId: undefined; readonly token: string }
  | { readonly kind: 'reset'; readonly userId: undefined; readonly token: string; readonly password: string };

/** A client's action: what the path and the body of a request contain. */
export type Action = UserAction | VisitorAction | AnonymousAction;

/** A browser window: the browser's cookie, the cookie of the session once the user is logged in, and the network address. */
export type Window = {
  readonly browser: string;
  readonly address: string;
  sessionId: string | undefined;
  /** The ticket of a login that still needs a second factor. */
  ticketId?: string | undefined;
};

/** The cookie of the browser with this number. */
export const browserOf = (number: number): string => String(number).repeat(64).slice(0, 64);

/** The content of a request that its idempotency key stands for: without passwords and codes. */
export const contentOf = (action: Action): string =>
  JSON.stringify({ ...action, password: undefined, proof: undefined, code: undefined });
