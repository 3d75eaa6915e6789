import { requestPasswordResetBody, resetPasswordBody } from '@twofold/contracts/accounts/api';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import type { Position } from '@twofold/event-store/port';
import { Router, type RequestHandler } from 'express';
import { v5 as uuidV5 } from 'uuid';
import type { HandleCommand } from '../../command-handler.ts';
import { addressKey, type RateLimit } from '../../limits/rate-limit.ts';
import type { JobQueue } from '../../reactors/job-queue.ts';
import { requestContext } from '../../requests/request-context.ts';
import type { Repeatable } from '../../requests/repeatable.ts';
import { actorOf } from '../../requests/request-log.ts';
import type { SendAnswer } from '../../requests/send-answer.ts';
import { userCategory } from '../category.ts';
import type { EmailId } from '../email-id.ts';
import type { Passwords } from '../passwords.ts';
import type { PasswordResets } from './resets.ts';
import { resetMail, resetMailKey } from './send-reset-mail.ts';

const LEASE_MS = 10_000;
const DONE = JSON.stringify({ ok: true });

export type PasswordResetRoutesDeps = {
  readonly handle: HandleCommand;
  readonly emailId: EmailId;
  readonly passwords: Passwords;
  readonly resets: PasswordResets;
  readonly jobs: Pick<JobQueue, 'schedule'>;
  readonly rateLimit: RateLimit;
  readonly repeatable: Repeatable;
  readonly sendAnswer: SendAnswer;
  readonly now: () => Date;
  readonly newId: () => string;
};

export const passwordResetRoutes = (deps: PasswordResetRoutesDeps): Router => {
  const { handle, resets, repeatable, sendAnswer, now, newId } = deps;
  const visitor = actorOf(undefined);

  /** Nothing here depends on whether anybody has the address: that is found out by the job. */
  const askForReset: RequestHandler = async (request, response) => {
    const { email } = parseInput(requestPasswordResetBody, request.body);
    const emailId = await deps.emailId(email);
    const answer = await repeatable({
      key: request.get('idempotency-key'),
      actor: visitor,
      content: `POST /api/password-resets ${email}`,
      limitMs: LEASE_MS,
      allocate: () => Promise.resolve({ requestedAtMs: now().getTime() }),
      run: async ({ commandId, allocated }) => {
        await deps.rateLimit([addressKey(request.ip ?? ''), `email:${emailId}`]);
        // The key of a request is the client's choice, so the id of a reset is bound to the address too.
        const resetId = uuidV5(`password-reset/${emailId}`, commandId);
        const requestedAt = new Date(allocated['requestedAtMs'] ?? now().getTime()).toISOString();
        const job = resetMail(emailId, { resetId, requestedAt }, requestContext(response, commandId, visitor));
        await deps.jobs.schedule(job, now(), resetMailKey(emailId));
        return { status: 200, body: DONE, position: undefined };
      },
    });
    await sendAnswer(request, response, answer);
  };

  const resetPassword: RequestHandler = async (request, response) => {
    const token = String(request.params['token']);
    const { password } = parseInput(resetPasswordBody, request.body);
    const answer = await repeatable({
      key: request.get('idempotency-key'),
      actor: visitor,
      content: `POST /api/password-resets/${token}`,
      limitMs: LEASE_MS,
      allocate: () => Promise.resolve({}),
      run: async ({ commandId }) => {
        await deps.rateLimit([addressKey(request.ip ?? '')]);
        // A hash costs much: it is made for links only that may work.
        if (!(await resets.isOpen({ token, commandId }))) throw noSuchLink();
        const hash = await deps.passwords.hash(password);
        let position: Position | undefined;
        const record = async (userId: number): Promise<void> => {
          const context = { ...requestContext(response, commandId, actorOf(userId)), id: newId() };
          const data = { userId, changedAt: now().toISOString() };
          ({ position } = await handle(userCategory, userId, { type: 'ChangePassword', data }, context));
        };
        if (!(await resets.use({ token, commandId }, hash, record))) throw noSuchLink();
        return { status: 200, body: DONE, position };
      },
    });
    await sendAnswer(request, response, answer);
  };

  return Router().post('/api/password-resets', askForReset).post('/api/password-resets/:token', resetPassword);
};

const noSuchLink = (): HttpError => new HttpError(404, 'This link is no longer valid');
