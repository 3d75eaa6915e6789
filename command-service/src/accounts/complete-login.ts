import type { Request, Response } from 'express';
import type { Answer } from '../requests/request-log.ts';
import type { ClaimGuestOrders } from './claim-guest-orders.ts';
import type { EmailId } from './email-id.ts';
import type { NewDevices } from './new-devices.ts';
import type { Authentication } from './open-session.ts';
import type { People } from './people.ts';
import type { Verified } from './verify-login.ts';

/** The users who have authenticated, by request, until their session is opened. */
export const createProvenUsers = () => {
  const proven = new WeakMap<Request, Verified>();
  return {
    add: (request: Request, verified: Verified): void => void proven.set(request, verified),
    of: (request: Request): Verified => {
      const verified = proven.get(request);
      if (!verified) throw new Error('A login has no proof');
      return verified;
    },
  };
};

/** Opens the session of a user who has passed every factor the account requires. */
export type CompleteLogin = (
  asked: { readonly request: Request; readonly response: Response },
  verified: Verified,
  answer: Answer,
) => Promise<Answer>;

/** Used for logins by password, by password and second factor, and by passkey. */
export const createCompleteLogin = (deps: {
  readonly authentication: Authentication;
  readonly people: Pick<People, 'user'>;
  readonly emailId: EmailId;
  readonly newDevices: Pick<NewDevices, 'announce'>;
  readonly claimGuestOrders: ClaimGuestOrders;
}): CompleteLogin => {
  const { authentication, newDevices, claimGuestOrders } = deps;
  return async ({ request, response }, verified, answer) => {
    const { userId } = verified;
    const { found: user } = await deps.people.user(userId);
    if (user.status === 'registered') {
      const account = await deps.emailId(user.email);
      await newDevices.announce({ request, response, userId, account });
    }
    await authentication.openSession(request, response, { verified, position: answer.position });
    return claimGuestOrders(request, response, { userId, answer });
  };
};
