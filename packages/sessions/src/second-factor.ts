import { HttpError } from '@twofold/http/respond-to-errors';
import type { Request } from 'express';
import type { Queryable } from './upkeep.ts';

declare module 'express-session' {
  interface SessionData {
    /** ISO time at which the second factor of the account was proven last in this session. */
    secondFactorAt?: string;
  }
}

/** Sensitive acts ask again when the last proof is older (D-132). */
export const PROOF_LASTS_MS = 15 * 60 * 1_000;

/** Records that the second factor was proven, in a session that is saved next. */
export const markProven = (request: Request, at: Date): void => {
  request.session.secondFactorAt = at.toISOString();
};

/** Records in the session of this request that the second factor of its account was proven. */
export const proveSecondFactor = async (request: Request, at: Date): Promise<void> => {
  markProven(request, at);
  await new Promise<void>((resolve, reject) => {
    request.session.save((error: unknown) => (error ? reject(asError(error)) : resolve()));
  });
};

/** Ends the sessions of an account in which its second factor was never proven. */
export const endUnprovenSessions = async (database: Queryable, accountId: number): Promise<void> => {
  await database.query(
    `delete from sessions.sessions where sess #>> '{passport,user}' = $1 and sess ->> 'secondFactorAt' is null`,
    [String(accountId)],
  );
};

/** Removes the proof of a second factor from every session of an account, which has no factor anymore. */
export const forgetProofsOf = async (database: Queryable, accountId: number, request: Request): Promise<void> => {
  delete request.session.secondFactorAt;
  await database.query(
    `update sessions.sessions set sess = (sess::jsonb - 'secondFactorAt')::json where sess #>> '{passport,user}' = $1`,
    [String(accountId)],
  );
};

/** @throws HttpError 403 when this session has not proven the second factor in the last 15 minutes */
export const demandFreshProof = (request: Request, now: Date): void => {
  const { secondFactorAt } = request.session;
  const ageMs = secondFactorAt === undefined ? Infinity : now.getTime() - Date.parse(secondFactorAt);
  if (ageMs <= PROOF_LASTS_MS) return;
  throw new HttpError(403, 'Confirm that it’s you to continue.', {
    details: [{ path: 'secondFactor', message: 'prove' }],
  });
};

/** The refusal of staff whose roles do not work yet. */
export const secondFactorMissing = (): HttpError =>
  new HttpError(403, 'Your role needs two-step verification. Set it up in your account.', {
    details: [{ path: 'secondFactor', message: 'missing' }],
  });

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
