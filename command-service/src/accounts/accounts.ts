import { availableParallelism } from 'node:os';
import type { EventStore } from '@twofold/event-store/port';
import type { Keyring } from '@twofold/keyring/keyring';
import type { RequestHandler, Router } from 'express';
import type pg from 'pg';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import type { FoldStream } from '../fold-stream.ts';
import { createShares } from '../limits/address-shares.ts';
import type { Limit } from '../limits/limit.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { Mail } from '../mail/mail.ts';
import type { SendOnce } from '../mail/send-once.ts';
import type { JobQueue } from '../reactors/job-queue.ts';
import { categoryReceiver, type Receiver } from '../reactors/send-command.ts';
import type { RequestLog } from '../requests/request-log.ts';
import type { Write } from '../requests/write.ts';
import { accessTokenCategory } from './access-tokens/category.ts';
import { tokenTableReceiver } from './access-tokens/revoke-tokens-on-security-event.reactor.ts';
import { postgresTokenTable } from './access-tokens/token-table.ts';
import { createClaimGuestOrders, type ClaimOrdersOf } from './claim-guest-orders.ts';
import { createClaimAddress } from './claim-email.ts';
import { createCommitPasswords } from './commit-passwords.ts';
import { createCommitToHash } from './commit-to-hash.ts';
import { createContactOfPerson, type ContactOfPerson } from './contact-of-person.ts';
import { postgresCredentials } from './credentials.ts';
import { createEmailId } from './email-id.ts';
import { erasureReceiver } from './erase-person-on-user-erased.reactor.ts';
import { postgresEmailConfirmations } from './email-confirmations/confirmations.ts';
import type { ReleaseLedger } from './email-confirmations/routes.ts';
import { confirmationMailReceiver } from './email-confirmations/send-confirmation-mail.ts';
import { createErasePerson, erasureSteps } from './erasure.ts';
import type { Hashing } from './hashing.ts';
import { createHashingProcesses } from './hashing-processes.ts';
import { postgresKnownDevices } from './known-devices.ts';
import { createCompleteLogin } from './complete-login.ts';
import { createAuthentication } from './open-session.ts';
import { createPasswordGate } from './password-gate.ts';
import { createMayMail } from './password-resets/mail-caps.ts';
import { postgresPasswordResets } from './password-resets/resets.ts';
import { resetMailReceiver } from './password-resets/send-reset-mail.ts';
import { createNewDevices } from './new-devices.ts';
import { createPasswords, SHARE_OF_HASHING } from './passwords.ts';
import { createIsErased, createPeople } from './people.ts';
import { createProveOwner } from './prove-owner.ts';
import { createRegisterPerson, type GrantWelcome } from './registration.ts';
import { accountRoutes } from './routes.ts';
import { sessionsReceiver } from './second-factor/end-sessions-on-second-factor-changed.reactor.ts';
import { enrollmentCodeReceiver } from './second-factor/send-enrollment-code.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import { securityMailReceiver } from './security-mails/send-security-mail.ts';
import type { Staff } from './staff.ts';
import { createVerifyLogin } from './verify-login.ts';
import { createViewOf, type BalanceOf } from './view.ts';

/** A hash occupies a processor and 19 MiB, so only few run concurrently. */
const HASHED_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

/** The lifetime of the cookie. */
const DEVICES_KEPT_MS = 365 * 24 * 60 * 60 * 1_000;

export type AccountsDeps = {
  readonly store: Pick<EventStore, 'storeId' | 'readStream'>;
  readonly fold: FoldStream;
  readonly pool: pg.Pool;
  /** The secrets of the sessions, also used for the digests of tokens. */
  readonly secrets: readonly string[];
  readonly handle: HandleCommand;
  readonly keyring: Pick<Keyring, 'secret' | 'erase' | 'sealing'>;
  readonly mail: Mail;
  readonly sendOnce: SendOnce;
  /** Default: separate processes. The slice closes it when it stops. */
  readonly hashing?: Hashing | undefined;
  /** Where links in mails lead. */
  readonly origin: string;
  readonly sessions: RequestHandler;
  readonly limits: {
    readonly registration: RateLimit;
    /** For every comparison of a password. */
    readonly login: RateLimit;
    readonly reset: RateLimit;
    readonly confirmation: RateLimit;
    /** For passkey challenges, which anyone can request. */
    readonly passkey: RateLimit;
    readonly confirmationMailsPerDay: number;
    readonly profile: readonly Limit[];
    readonly tokens: readonly Limit[];
    /** Whether mails and hashing are limited. */
    readonly areOn: boolean;
  };
  /** Whether new accounts have to confirm their address. */
  readonly needsConfirmation: boolean;
  /** Whether roles of staff work only with a second factor (D-132). */
  readonly staffNeedSecondFactor: boolean;
  readonly staff: Pick<Staff, 'demandProof'>;
  readonly requestLog: RequestLog;
  readonly write: Write;
  readonly jobs: JobQueue;
  /** Implemented by other slices. */
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
  readonly contactOf: ContactOfPerson;
  /** The account that currently has an address, according to the log. */
  readonly findByEmail: (email: string) => Promise<number | undefined>;
  /** Records commitments to passwords that have none in the log. */
  readonly commitPasswords: () => Promise<void>;
  /** Deletes expired links, and devices whose cookie has expired. */
  readonly forgetOld: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const limitsOfRoutes = (limits: AccountsDeps['limits']) => ({
  registrationLimit: limits.registration,
  resetLimit: limits.reset,
  profileLimits: limits.profile,
  tokenLimits: limits.tokens,
  passkeyLimit: limits.passkey,
  confirmationLimit: limits.confirmation,
  mailsPerDay: limits.confirmationMailsPerDay,
});

/** Builds the slice: accounts, their credentials, and their erasure. */
export const createAccounts = (deps: AccountsDeps): Accounts => {
  const { pool, keyring, limits, now, hashing = createHashingProcesses(HASHED_AT_ONCE) } = deps;
  const people = createPeople(deps);
  const emailId = createEmailId(keyring);
  const credentials = postgresCredentials({ pool, now });
  const shares = limits.areOn ? { withinShare: createShares(SHARE_OF_HASHING) } : {};
  const passwords = createPasswords(hashing, HASHED_AT_ONCE, shares);
  const resets = postgresPasswordResets({ pool, keyring, now });
  const confirmations = postgresEmailConfirmations({ pool, keyring, now });
  const tokenTable = postgresTokenTable(deps);
  const viewOf = createViewOf({ ...deps, people });
  const verifyLogin = createVerifyLogin({ people, emailId, credentials, passwords });
  const claimAddress = createClaimAddress({ handle: deps.handle, people, now });
  const devices = postgresKnownDevices({ pool, now });
  const passwordGate = createPasswordGate({ ...deps, devices, rateLimit: limits.login });
  const mayMail = createMayMail({ ...deps, isLimited: limits.areOn });
  const commitToHash = createCommitToHash(deps.keyring.sealing);
  const known = { people, emailId, credentials, passwords, commitToHash, passwordGate, devices };
  const parts = { ...deps, ...known, resets, confirmations, viewOf, verifyLogin, mayMail };
  const contactOf = createContactOfPerson(parts);
  const erasePerson = createErasePerson(erasureSteps(parts));
  const authentication = createAuthentication(parts);
  const loggingIn = {
    authentication,
    claimGuestOrders: createClaimGuestOrders(parts),
    newDevices: createNewDevices(parts),
  };
  const { forgetOld, ...secondFactor } = createSecondFactor(parts);

  const routes = accountRoutes({
    ...parts,
    ...loggingIn,
    ...secondFactor,
    erasePerson,
    completeLogin: createCompleteLogin({ ...parts, ...loggingIn }),
    registerPerson: createRegisterPerson({ ...parts, claimAddress }),
    proveOwner: createProveOwner(parts),
    ...limitsOfRoutes(limits),
    demandProof: deps.staff.demandProof,
    tokenTable,
  });
  return {
    routes,
    receivers: [
      resetMailReceiver(parts),
      confirmationMailReceiver(parts),
      securityMailReceiver({ ...parts, ...secondFactor, contactOf }),
      enrollmentCodeReceiver({ ...parts, ...secondFactor, contactOf }),
      erasureReceiver(erasePerson),
      sessionsReceiver(parts),
      tokenTableReceiver(tokenTable),
      categoryReceiver(deps.handle, accessTokenCategory),
    ],
    contactOf,
    isErased: createIsErased({ people }),
    findByEmail: async (email) => {
      const { found } = await people.claim(await emailId(email));
      return found.status === 'claimed' ? found.userId : undefined;
    },
    commitPasswords: createCommitPasswords(parts),
    forgetOld: async () => {
      await resets.forgetOld();
      await confirmations.forgetOld();
      await tokenTable.forgetOld();
      await forgetOld();
      await devices.forgetOld(new Date(now().getTime() - DEVICES_KEPT_MS));
    },
    stop: () => hashing.close(),
  };
};
