import { HttpError } from '@twofold/http/respond-to-errors';
import type { Request } from 'express';
import type { Queryable } from './upkeep.ts';

declare module 'express-session' {
  interface SessionData {
    /** ISO time of the last proof of the account's second factor in this session. */
    secondFactorAt?: string;
  }
}

/** Sensitive actions require a new proof if the last one is older (D-132). */
export const PROOF_LASTS_MS = 15 * 60 * 1_000;

/** Records in the session that the second factor was proven. The caller saves the session. */
export const markProven = (request: Request, at: Date): void => {
  request.session.secondFactorAt = at.toISOString();
};

/**
 * Stores in the session of this request that the second factor was proven. Nothing else is written: saving the whole
 * session would restore a session that was ended meanwhile.
 * @throws HttpError 401 if the session was ended
 */
export const proveSecondFactor = async (database: Queryable, request: Request, at: Date): Promise<void> => {
  const { rowCount } = await database.query(
    `update sessions.sessions set sess = jsonb_set(sess::jsonb, '{secondFactorAt}', to_jsonb($2::text))::json where sid = $1`,
    [request.sessionID, at.toISOString()],
  );
  if (rowCount === 0) throw new HttpError(401, 'Not logged in');
};

/** Ends the sessions of an account in which its second factor was never proven. */
export const endUnprovenSessions = async (database: Queryable, accountId: number): Promise<void> => {
  await database.query(
    `delete from sessions.sessions where sess #>> '{passport,user}' = $1 and sess ->> 'secondFactorAt' is null`,
    [String(accountId)],
  );
};

/** Removes the proof of a second factor from every session of an account that no longer has a factor. */
export const forgetProofsOf = async (database: Queryable, accountId: number): Promise<void> => {
  await database.query(
    `update sessions.sessions set sess = (sess::jsonb - 'secondFactorAt')::json where sess #>> '{passport,user}' = $1`,
    [String(accountId)],
  );
};

/** @throws HttpError 403 if this session has not proven the second factor in the last 15 minutes */
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
