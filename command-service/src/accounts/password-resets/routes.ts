import { deviceOf } from '@twofold/http/browser-cookie';
import { requestPasswordResetBody, resetPasswordBody } from '@twofold/contracts/accounts/api';
import type { Position } from '@twofold/event-store/port';
import { HttpError } from '@twofold/http/respond-to-errors';
import { deviceName } from '@twofold/sessions/device-name';
import { Router } from 'express';
import { v5 as uuidV5 } from 'uuid';
import type { HandleCommand } from '../../command-handler.ts';
import { byAddressAndAccount, deviceFor, unlessKnown } from '../../limits/device-limits.ts';
import type { RateLimit } from '../../limits/rate-limit.ts';
import type { JobQueue } from '../../reactors/job-queue.ts';
import { actorOf } from '../../requests/request-log.ts';
import type { Write } from '../../requests/write.ts';
import { userCategory } from '../category.ts';
import type { CommitToHash } from '../commit-to-hash.ts';
import type { EmailId } from '../email-id.ts';
import type { KnownDevices } from '../known-devices.ts';
import type { Passwords } from '../passwords.ts';
import type { People } from '../people.ts';
import type { MayMail } from './mail-caps.ts';
import type { PasswordResets } from './resets.ts';
import { resetMail, resetMailKey } from './send-reset-mail.ts';

const DONE = { ok: true };

export type PasswordResetRoutesDeps = {
  readonly write: Write;
  readonly handle: HandleCommand;
  readonly emailId: EmailId;
  readonly people: People;
  readonly passwords: Passwords;
  readonly commitToHash: CommitToHash;
  readonly resets: PasswordResets;
  readonly jobs: Pick<JobQueue, 'schedule'>;
  readonly devices: Pick<KnownDevices, 'remember'>;
  readonly mayMail: MayMail;
  readonly rateLimit: RateLimit;
  readonly now: () => Date;
  readonly newId: () => string;
};

export const passwordResetRoutes = (deps: PasswordResetRoutesDeps): Router => {
  const { write, handle, resets, rateLimit, now, newId } = deps;

  /** Opening the link proves access to the mailbox, so the device may log in even while others attack the account. */
  const rememberDevice = async (userId: number, device: string): Promise<void> => {
    const { found: user } = await deps.people.user(userId);
    if (user.status !== 'registered') return;
    await deps.devices.remember({ userId, account: await deps.emailId(user.email), device });
  };

  /** Nothing here depends on whether an account has the address: only the job finds out. */
  const askForReset = write({
    who: 'visitor',
    body: requestPasswordResetBody,
    limits: async ({ request, body }) => {
      const account = await deps.emailId(body.email);
      const ofUnknown = byAddressAndAccount(rateLimit, request.ip, account);
      return unlessKnown(ofUnknown, rateLimit, deviceFor(request, account));
    },
    device: async ({ request, body }) => deviceFor(request, await deps.emailId(body.email)),
    content: ({ body }) => body.email,
    handler: async ({ request, body, commandId, at, context }) => {
      const emailId = await deps.emailId(body.email);
      if (!(await deps.mayMail(request, emailId))) return { body: DONE, position: undefined };
      // The key of a request is the client's choice, so the id of a reset is bound to the address too.
      const resetId = uuidV5(`password-reset/${emailId}`, commandId);
      const job = resetMail(emailId, { resetId, requestedAt: at.toISOString() }, context);
      await deps.jobs.schedule(job, now(), resetMailKey(emailId));
      return { body: DONE, position: undefined };
    },
  });

  const resetPassword = write({
    who: 'visitor',
    path: (request) => String(request.params['token']),
    body: resetPasswordBody,
    limits: ({ request }) => rateLimit.ofAddress(request.ip),
    countsRepeats: true,
    handler: async ({ request, response, path: token, body: { password }, commandId, context }) => {
      // Hashing is expensive, so it is done only for links that may work.
      const owner = await resets.ownerOf({ token, commandId });
      if (owner === undefined) throw noSuchLink();
      const { found: user } = await deps.people.user(owner);
      const known = user.status === 'registered' ? [user.email] : [];
      const isStrong = await deps.passwords.isStrong(password, known, request.ip);
      const hash = await deps.passwords.hash(password, request.ip);
      let position: Position | undefined;
      const record = async (userId: number): Promise<void> => {
        const device = deviceName(request.get('user-agent'));
        const passwordCommitment = await deps.commitToHash(userId, hash);
        const data = { userId, changedAt: now().toISOString(), device, isStrong, passwordCommitment };
        const by = { ...context, id: newId(), actor: actorOf(userId) };
        ({ position } = await handle(userCategory, userId, { type: 'ChangePassword', data }, by));
      };
      if (!(await resets.use({ token, commandId }, { hash, isStrong }, record))) throw noSuchLink();
      await rememberDevice(owner, deviceOf(request, response));
      return { body: DONE, position };
    },
  });

  return Router().post('/api/password-resets', askForReset).post('/api/password-resets/:token', resetPassword);
};

const noSuchLink = (): HttpError => new HttpError(404, 'This link is no longer valid');
