import { availableParallelism } from 'node:os';
import type { EventStore } from '@twofold/event-store/port';
import type { Keyring } from '@twofold/keyring/keyring';
import type { RequestHandler, Router } from 'express';
import type pg from 'pg';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import type { FoldStream } from '../fold-stream.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { Mail } from '../mail/mail.ts';
import type { JobQueue } from '../reactors/job-queue.ts';
import type { Receiver } from '../reactors/send-command.ts';
import type { RequestLog } from '../requests/request-log.ts';
import type { Write } from '../requests/write.ts';
import { createBringOrders, type ClaimOrdersOf } from './bring-orders.ts';
import { createClaimAddress } from './claim-email.ts';
import { postgresCredentials } from './credentials.ts';
import { createEmailId } from './email-id.ts';
import { erasureReceiver } from './erase-person-on-user-erased.reactor.ts';
import { postgresEmailConfirmations } from './email-confirmations/confirmations.ts';
import type { ReleaseLedger } from './email-confirmations/routes.ts';
import { confirmationMailReceiver } from './email-confirmations/send-confirmation-mail.ts';
import { createErasePerson, erasureSteps } from './erasure.ts';
import type { Hashing } from './hashing.ts';
import { createHashingProcesses } from './hashing-processes.ts';
import { createAuthentication } from './open-session.ts';
import { postgresPasswordResets } from './password-resets/resets.ts';
import { resetMailReceiver } from './password-resets/send-reset-mail.ts';
import { createPasswords } from './passwords.ts';
import { createPeople } from './people.ts';
import { createRegisterPerson, type GrantWelcome } from './registration.ts';
import { accountRoutes } from './routes.ts';
import { createVerifyLogin } from './verify-login.ts';
import { createViewOf, type BalanceOf } from './view.ts';

/** Each password takes a processor and 19 MiB, so only so many are hashed at once. */
const HASHED_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

export type AccountsDeps = {
  readonly store: Pick<EventStore, 'storeId'>;
  readonly fold: FoldStream;
  readonly pool: pg.Pool;
  readonly handle: HandleCommand;
  readonly keyring: Pick<Keyring, 'secret' | 'erase'>;
  readonly mail: Mail;
  /** Absent: processes of its own. It is closed when the slice is stopped. */
  readonly hashing?: Hashing | undefined;
  /** Where links in mails lead. */
  readonly origin: string;
  readonly sessions: RequestHandler;
  readonly limits: {
    readonly registration: RateLimit;
    readonly login: RateLimit;
    readonly reset: RateLimit;
    readonly confirmation: RateLimit;
    readonly confirmationMailsPerDay: number;
  };
  /** Whether new accounts have to confirm their address. */
  readonly needsConfirmation: boolean;
  readonly requestLog: RequestLog;
  readonly write: Write;
  readonly jobs: JobQueue;
  /** What other slices do for this one. */
  readonly grantWelcome: GrantWelcome;
  readonly releaseLedger: ReleaseLedger;
  readonly balanceOf: BalanceOf;
  readonly disownProductsOf: (userId: number, context: CommandContext) => Promise<void>;
  readonly removeReviewTextsOf: (userId: number, context: CommandContext) => Promise<void>;
  readonly claimOrdersOf: ClaimOrdersOf;
  readonly leaveFeedback: (userId: number, context: CommandContext) => Promise<void>;
  readonly forgetOrdersOf: (userId: number) => Promise<void>;
  readonly now: () => Date;
  readonly newId: () => string;
};

export type Accounts = {
  readonly routes: Router;
  /** Mails and erasures, for reactors and jobs. */
  readonly receivers: readonly Receiver[];
  readonly isErased: (userId: number) => Promise<boolean>;
  readonly forgetOldLinks: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Puts the slice together: people, how they prove who they are, and how they are forgotten. */
export const createAccounts = (deps: AccountsDeps): Accounts => {
  const { pool, keyring, limits, now, hashing = createHashingProcesses(HASHED_AT_ONCE) } = deps;
  const people = createPeople(deps);
  const emailId = createEmailId(keyring);
  const credentials = postgresCredentials({ pool, now });
  const passwords = createPasswords(hashing, HASHED_AT_ONCE);
  const resets = postgresPasswordResets({ pool, keyring, now });
  const confirmations = postgresEmailConfirmations({ pool, keyring, now });
  const viewOf = createViewOf({ people, balanceOf: deps.balanceOf });
  const verifyLogin = createVerifyLogin({ people, emailId, credentials, passwords });
  const claimAddress = createClaimAddress({ handle: deps.handle, people, now });
  const parts = { ...deps, people, emailId, credentials, passwords, resets, confirmations, viewOf, verifyLogin };
  const erasePerson = createErasePerson(erasureSteps(parts));

  const routes = accountRoutes({
    ...parts,
    erasePerson,
    authentication: createAuthentication(parts),
    bringOrders: createBringOrders(parts),
    registerPerson: createRegisterPerson({ ...parts, claimAddress }),
    registrationLimit: limits.registration,
    loginLimit: limits.login,
    resetLimit: limits.reset,
    confirmationLimit: limits.confirmation,
    mailsPerDay: limits.confirmationMailsPerDay,
  });
  return {
    routes,
    receivers: [resetMailReceiver(parts), confirmationMailReceiver(parts), erasureReceiver(erasePerson)],
    isErased: async (userId) => (await people.user(userId)).found.status === 'erased',
    forgetOldLinks: async () => {
      await resets.forgetOld();
      await confirmations.forgetOld();
    },
    stop: () => hashing.close(),
  };
};
