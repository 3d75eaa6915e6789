import type { Position } from '@twofold/event-store/port';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router } from 'express';
import { partOf, type CommandContext, type HandleCommand } from '../../command-handler.ts';
import { refuse } from '../../decider.ts';
import { tooMany } from '@twofold/http/too-many';
import type { RateLimit } from '../../limits/rate-limit.ts';
import type { JobQueue } from '../../reactors/job-queue.ts';
import { actorOf } from '../../requests/request-log.ts';
import type { Write } from '../../requests/write.ts';
import { userCategory } from '../category.ts';
import type { People } from '../people.ts';
import type { EmailConfirmations } from './confirmations.ts';
import { confirmationMailJob } from './send-confirmation-mail.ts';

const DONE = { ok: true };

/** Ends the hold on a user's credits. Implemented by the credits slice. */
export type ReleaseLedger = (
  userId: number,
  releasedAt: string,
  context: CommandContext,
) => Promise<{ readonly position: Position | undefined }>;

export type EmailConfirmationRoutesDeps = {
  readonly write: Write;
  readonly handle: HandleCommand;
  readonly people: People;
  readonly confirmations: EmailConfirmations;
  readonly releaseLedger: ReleaseLedger;
  readonly jobs: Pick<JobQueue, 'schedule'>;
  readonly rateLimit: RateLimit;
  /** 0 means no limit. */
  readonly mailsPerDay: number;
  readonly now: () => Date;
};

/** Confirming an email address, and requesting the link again (D-125). */
export const emailConfirmationRoutes = (deps: EmailConfirmationRoutesDeps): Router => {
  const { write, handle, people, confirmations, releaseLedger, jobs, rateLimit, mailsPerDay, now } = deps;

  const sendAgain = write({
    who: 'account',
    handler: async ({ userId, at, context }) => {
      const { found: user, position } = await people.user(userId);
      if (user.status !== 'registered') return refuse('user-not-found');
      if (user.isEmailConfirmed) return { body: DONE, position };
      const part = partOf(context, 'SendConfirmationMail');
      const waitMs = await confirmations.openAnother({ linkId: part.id, userId, requestedAt: at }, mailsPerDay);
      if (waitMs > 0) throw tooMany(waitMs);
      await jobs.schedule(confirmationMailJob(userId, at.toISOString(), part), now());
      return { body: DONE, position };
    },
  });

  /** Only by POST, since mail scanners open links. Works without a login, and repeatedly. */
  const confirm = write({
    who: 'visitor',
    path: (request) => String(request.params['token']),
    limits: ({ request }) => rateLimit.ofAddress(request.ip),
    handler: async ({ path: token, at, context }) => {
      const userId = await confirmations.userOf(token);
      if (userId === undefined) throw new HttpError(404, 'This link is no longer valid');
      const confirmedAt = at.toISOString();
      const by = { ...partOf(context, 'ConfirmEmail'), actor: actorOf(userId) };
      const confirmed = await handle(userCategory, userId, { type: 'ConfirmEmail', data: { userId, confirmedAt } }, by);
      const { position = confirmed.position } = await releaseLedger(userId, confirmedAt, { ...context, id: by.id });
      return { body: DONE, position };
    },
  });

  return Router().post('/api/email-confirmations', sendAgain).post('/api/email-confirmations/:token', confirm);
};
