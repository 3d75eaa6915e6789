import { askForEmailCodeBody } from '@twofold/contracts/accounts/second-factor';
import { Router } from 'express';
import type { RateLimit } from '../../limits/rate-limit.ts';
import type { JobQueue } from '../../reactors/job-queue.ts';
import type { Write } from '../../requests/write.ts';
import type { People } from '../people.ts';
import type { ProveOwner } from '../prove-owner.ts';
import type { Disowning } from './disowning.ts';
import { enrollmentCodeMail } from './send-enrollment-code.ts';
import type { EnrollmentCodes } from './enrollment-codes.ts';

export type EnrollmentRoutesDeps = {
  readonly write: Write;
  readonly people: People;
  readonly proveOwner: ProveOwner;
  readonly enrollmentCodes: Pick<EnrollmentCodes, 'isNeeded'>;
  readonly disowning: Pick<Disowning, 'disown'>;
  readonly jobs: Pick<JobQueue, 'schedule'>;
  /** Limits mails with codes, and attempts to open a link. */
  readonly rateLimit: RateLimit;
  readonly now: () => Date;
};

const DONE = { ok: true };
/** The limit for mails with codes, as a share of the attempts of an address. */
const SHARE_OF_MAILS = 0.25;

/** Prevents a person who knows only the password from turning on two-step verification (ADR 50). */
export const enrollmentRoutes = (deps: EnrollmentRoutesDeps): Router => {
  const { write, people, proveOwner, enrollmentCodes, disowning, jobs, rateLimit, now } = deps;

  const askForCode = write({
    who: 'account',
    body: askForEmailCodeBody,
    limits: ({ userId = 0 }) => rateLimit.of('code-mail', userId, SHARE_OF_MAILS),
    prove: ({ request, response, body, userId = 0 }) => proveOwner({ request, response }, userId, body.password),
    handler: async ({ userId, at, context }) => {
      const { found: user } = await people.user(userId);
      const isSent =
        user.status === 'registered' && user.secondFactors.factors.length === 0 && enrollmentCodes.isNeeded(user);
      if (isSent) await jobs.schedule(enrollmentCodeMail(userId, at.toISOString(), context), now());
      return { body: { isSent }, position: undefined };
    },
  });

  /** Only by POST, since mail scanners open links. Works without a login. */
  const disown = write({
    who: 'visitor',
    path: (request) => String(request.params['token']),
    limits: ({ request }) => rateLimit.ofAddress(request.ip),
    handler: async ({ path: token, at, context }) => ({
      body: DONE,
      position: await disowning.disown(token, at, context),
    }),
  });

  return Router()
    .post('/api/me/second-factors/email-codes', askForCode)
    .post('/api/second-factor-removals/:token', disown);
};
