import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import { forgetTokensOf } from '@twofold/sessions/access-tokens/access-tokens';
import { endSessionsOf } from '@twofold/sessions/upkeep';
import type pg from 'pg';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import type { Mail } from '../mail/mail.ts';
import type { JobQueue } from '../reactors/job-queue.ts';
import type { RequestLog } from '../requests/request-log.ts';
import { emailCategory } from './category.ts';
import type { Credentials } from './credentials.ts';
import type { EmailId } from './email-id.ts';
import { resetMailKey } from './password-resets/send-reset-mail.ts';
import type { People } from './people.ts';

export type ErasureDeps = {
  readonly pool: pg.Pool;
  readonly handle: HandleCommand;
  readonly people: People;
  readonly emailId: EmailId;
  readonly credentials: Credentials;
  readonly requestLog: Pick<RequestLog, 'forgetPerson'>;
  readonly jobs: Pick<JobQueue, 'cancel'>;
  readonly mail: Pick<Mail, 'forget'>;
  readonly keyring: Pick<Keyring, 'erase'>;
  /** Products, reviews, claims and orders belong to other slices. */
  readonly disownProductsOf: (userId: number, context: CommandContext) => Promise<void>;
  readonly removeReviewTextsOf: (userId: number, context: CommandContext) => Promise<void>;
  readonly leaveFeedback: (userId: number, context: CommandContext) => Promise<void>;
  readonly forgetOrdersOf: (userId: number) => Promise<void>;
  readonly now: () => Date;
  readonly newId: () => string;
};

/** One place that stores personal data, and how it is deleted there. Idempotent. */
export type ErasureStep = {
  readonly place: string;
  readonly forget: (userId: number) => Promise<void>;
};

export type ErasePerson = (userId: number) => Promise<void>;

/**
 * Every place that stores personal data, in the order of deletion. The credentials are first: code that stores
 * something about a user checks for them afterwards. The key is last, since it decrypts the address. All steps follow
 * `UserErased`, after which the decider refuses every command.
 */
export const erasureSteps = (deps: ErasureDeps): readonly ErasureStep[] => {
  const { pool, handle, people, emailId, credentials, requestLog, jobs, mail, keyring, now, newId } = deps;

  const contextOf = (): CommandContext => {
    const id = newId();
    return { id, correlationId: id, causationId: id, actor: 'system' };
  };

  /** Without the key the address cannot be read, but then it was released before. */
  const idOfAddress = async (userId: number): Promise<string | undefined> => {
    const { found: user } = await people.user(userId);
    return user.status === 'erased' && user.email !== undefined ? emailId(user.email) : undefined;
  };

  const releaseAddress = async (userId: number): Promise<void> => {
    const id = await idOfAddress(userId);
    if (id === undefined) return;
    const data = { userId, releasedAt: now().toISOString() };
    await handle(emailCategory, id, { type: 'ReleaseEmail', data }, contextOf());
  };

  const cancelMails = async (userId: number): Promise<void> => {
    const id = await idOfAddress(userId);
    if (id !== undefined) await jobs.cancel(resetMailKey(id));
  };

  return [
    // Also deletes the resets and the second factors, by cascade.
    { place: 'credentials', forget: (userId) => credentials.remove(userId) },
    { place: 'sessions', forget: (userId) => endSessionsOf(pool, userId) },
    { place: 'access-tokens', forget: (userId) => forgetTokensOf(pool, userId) },
    { place: 'jobs', forget: cancelMails },
    { place: 'address', forget: releaseAddress },
    { place: 'products', forget: (userId) => deps.disownProductsOf(userId, contextOf()) },
    { place: 'reviews', forget: (userId) => deps.removeReviewTextsOf(userId, contextOf()) },
    { place: 'requests-and-claims', forget: (userId) => deps.leaveFeedback(userId, contextOf()) },
    { place: 'orders', forget: (userId) => deps.forgetOrdersOf(userId) },
    { place: 'requests', forget: (userId) => requestLog.forgetPerson(userId) },
    { place: 'mails', forget: (userId) => mail.forget(`user-${userId}`) },
    { place: 'key', forget: (userId) => keyring.erase(subjectOf('user', userId)) },
  ];
};

/** Runs the steps in order. Running them again completes an erasure that a crash interrupted. */
export const createErasePerson =
  (steps: readonly ErasureStep[]): ErasePerson =>
  async (userId) => {
    for (const { forget } of steps) await forget(userId);
  };
