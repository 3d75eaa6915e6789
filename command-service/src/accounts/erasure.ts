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
  /** Products, reviews, claims and orders are other slices'. */
  readonly disownProductsOf: (userId: number, context: CommandContext) => Promise<void>;
  readonly removeReviewTextsOf: (userId: number, context: CommandContext) => Promise<void>;
  readonly leaveFeedback: (userId: number, context: CommandContext) => Promise<void>;
  readonly forgetOrdersOf: (userId: number) => Promise<void>;
  readonly now: () => Date;
  readonly newId: () => string;
};

/** One place where something of a person is kept, and how it is forgotten there. Forgetting twice is harmless. */
export type ErasureStep = {
  readonly place: string;
  readonly forget: (userId: number) => Promise<void>;
};

export type ErasePerson = (userId: number) => Promise<void>;

/**
 * Every place where something of a person is kept, in the order in which they are forgotten. The credentials are the
 * first: code that stores something about a user looks for them afterwards. The key is the last, since the address
 * is read with it. All of it comes after `UserErased`, from which on the decider takes nothing more.
 */
export const erasureSteps = (deps: ErasureDeps): readonly ErasureStep[] => {
  const { pool, handle, people, emailId, credentials, requestLog, jobs, mail, keyring, now, newId } = deps;

  const contextOf = (): CommandContext => {
    const id = newId();
    return { id, correlationId: id, causationId: id, actor: 'system' };
  };

  /** Nobody's once the key is gone: then the address was released before. */
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
    // With them go the resets and the second factors.
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

/** Runs the steps in their order. Running them again goes through with what a crash has left. */
export const createErasePerson =
  (steps: readonly ErasureStep[]): ErasePerson =>
  async (userId) => {
    for (const { forget } of steps) await forget(userId);
  };
