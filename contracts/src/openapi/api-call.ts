import type { z } from 'zod';
import type { TokenScope } from '../accounts/access-tokens/scope.ts';

/** The groups of the reference, in its order. */
export const TAGS = {
  Analysis: 'Analyze a website and read the report.',
  Apps: 'Submitting and managing apps, and the apps of one browser.',
  Feedback: 'Request reviews with credits, brief the reviewers, and claim seats.',
  Reviews: 'Write reviews, read those of your apps, and see how people judge a report.',
  Complaints: 'Report an unusable review of an order, and appeal as its author.',
  Credits: 'The ledger of an account.',
  Orders: 'Buy reviews, verify the payment, follow the delivery.',
  Accounts: 'Register, log in, manage sessions and profile, export and delete data.',
  'Second factors': 'Two-step verification with an authenticator app, passkeys or recovery codes.',
  'Access tokens': 'Create and revoke personal access tokens. Needs a session: no token can do it.',
  Notifications: 'Updates on your apps, orders, seats and credits, and which emails you get.',
  'Webhook endpoints': 'Receive events at your own endpoints.',
  Description: 'This document.',
  Audit: 'The log and everything derived from it, for accounts with the role auditor. Everyone else gets 404.',
  Moderation: 'Decisions by accounts with the role moderator. Everyone else gets 404.',
  Operations: 'Repairs by accounts with the role operator. Everyone else gets 404.',
  Provider: 'Called by the payment provider.',
} as const;
export type Tag = keyof typeof TAGS;

type Described = { readonly schema: z.ZodType; readonly description: string; readonly example: unknown };

/** The answer of a successful call. Without a schema the body is empty, or not JSON (`contentType`). */
export type ApiAnswer = {
  readonly status: 200 | 201 | 202 | 204 | 303;
  readonly description: string;
  readonly schema?: z.ZodType;
  readonly example?: unknown;
  /** Default: `application/json`. */
  readonly contentTypes?: readonly string[];
};

/**
 * One call of the API, as the OpenAPI document describes it. The rules that all calls share (who may ask, repeatable
 * writes, limits, positions) are flags, and `operation.ts` turns them into parameters, headers and refusals.
 */
export type ApiCall = {
  /** The name of the call in generated clients. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** With its parameters in braces, such as `/api/products/{id}`. */
  readonly path: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  /**
   * `account`: requires a login. `anyone`: works without one, and answers more to owners. `open`: no session is read.
   */
  readonly access: 'open' | 'anyone' | 'account';
  /** The scope that an access token needs. Calls without a scope never accept a token. */
  readonly scope?: TokenScope;
  /** By their names in the path. */
  readonly params?: Readonly<Record<string, Described>>;
  /** An object schema, and one example of a query. */
  readonly query?: { readonly schema: z.ZodObject; readonly example: Readonly<Record<string, unknown>> };
  readonly body?: {
    readonly schema: z.ZodType;
    readonly example: unknown;
    /** Default: `application/json`. */
    readonly contentTypes?: readonly string[];
    readonly isOptional?: true;
  };
  /** Takes an `Idempotency-Key`, answers a position of the log, and counts toward the daily limit of the account. */
  readonly isWrite?: true;
  /** A read that may append events; then it answers a position, as writes do. */
  readonly mayRecord?: true;
  /** Waits until the read models include the client's last write. */
  readonly seesOwnWrites?: true;
  /** Has its own limit, announced in the `RateLimit` headers. */
  readonly isLimited?: true;
  /** Answers 304 to a client that has the same answer already. */
  readonly isCacheable?: true;
  readonly answer: ApiAnswer;
  /** A second success status with another body. */
  readonly otherAnswer?: ApiAnswer;
  /** Other success statuses, without a body. */
  readonly emptyAnswers?: Readonly<Record<number, string>>;
  /** Refusals specific to this call, by status. */
  readonly refusals?: Readonly<Record<number, string>>;
};

/** Whether a rate limit may refuse the call: its own, or that of an account's writes per day. */
export const isCounted = ({ isLimited, isWrite, access }: ApiCall): boolean =>
  isLimited === true || (isWrite === true && access !== 'open');
