import { createClaimAddress } from '@twofold/command-service/accounts/claim-email';
import type { Credentials } from '@twofold/command-service/accounts/credentials';
import type { EmailConfirmations } from '@twofold/command-service/accounts/email-confirmations/confirmations';
import type { ReleaseLedger } from '@twofold/command-service/accounts/email-confirmations/routes';
import { confirmationMailReceiver } from '@twofold/command-service/accounts/email-confirmations/send-confirmation-mail';
import { createCommitToHash } from '@twofold/command-service/accounts/commit-to-hash';
import { createEmailId } from '@twofold/command-service/accounts/email-id';
import { erasureReceiver } from '@twofold/command-service/accounts/erase-person-on-user-erased.reactor';
import { createErasePerson, erasureSteps, type ErasureDeps } from '@twofold/command-service/accounts/erasure';
import type { PasswordResets } from '@twofold/command-service/accounts/password-resets/resets';
import { resetMailReceiver } from '@twofold/command-service/accounts/password-resets/send-reset-mail';
import { createPasswords } from '@twofold/command-service/accounts/passwords';
import { createRegisterPerson, type GrantWelcome } from '@twofold/command-service/accounts/registration';
import type { Factors } from '@twofold/command-service/accounts/second-factor/factors';
import type { RecoveryCodes } from '@twofold/command-service/accounts/second-factor/recovery-codes';
import { createVerifyLogin } from '@twofold/command-service/accounts/verify-login';
import { createViewOf, type BalanceOf } from '@twofold/command-service/accounts/view';
import type { Mail } from '@twofold/command-service/mail/mail';
import type { createClaimOrders } from '@twofold/command-service/orders/claim-orders';
import type { JobQueue } from '@twofold/command-service/reactors/job-queue';
import type { Keyring } from '@twofold/keyring/keyring';
import type pg from 'pg';
import { createFactorParts } from './factor-parts.ts';
import type { SomeHashing } from './memory-credentials.ts';
import type { Tickets } from './memory-factors.ts';
import type { Sessions } from './memory-sessions.ts';

const HASHED_AT_ONCE = 2;

/** The tables about users, as one process reaches them. */
export type PeopleTables = {
  readonly credentials: Credentials;
  readonly resets: PasswordResets;
  readonly confirmations: EmailConfirmations;
  readonly sessions: Sessions;
  readonly factors: Factors;
  readonly recoveryCodes: RecoveryCodes;
  readonly tickets: Tickets;
  /** Runs the statements that find sessions and second factors by their owner. */
  readonly pool: pg.Pool;
};

type PeopleDeps = Omit<Parameters<typeof createFactorParts>[0], keyof PeopleTables> &
  Omit<ErasureDeps, 'emailId' | 'credentials' | 'pool' | 'jobs' | 'mail' | 'keyring'> & {
    readonly tables: PeopleTables;
    readonly keyring: Pick<Keyring, 'secret' | 'erase'>;
    readonly sealing: Keyring['sealing'];
    readonly mail: Mail;
    readonly hashing: SomeHashing;
    readonly jobs: JobQueue;
    readonly origin: string;
    readonly grantWelcome: GrantWelcome;
    readonly releaseLedger: ReleaseLedger;
    readonly balanceOf: BalanceOf;
    readonly claimOrdersOf: ReturnType<typeof createClaimOrders>;
  };

/** The slice `accounts` as `accounts.ts` composes it, without its routes. */
export const createPeopleProcess = (deps: PeopleDeps) => {
  const emailId = createEmailId(deps.keyring);
  const passwords = createPasswords(deps.hashing, HASHED_AT_ONCE);
  const commitToHash = createCommitToHash(deps.sealing);
  const parts = { ...deps, ...deps.tables, emailId, passwords, commitToHash };
  const viewOf = createViewOf(parts);
  const erasePerson = createErasePerson(erasureSteps(parts));
  const { sessionsReceiver, ...factorParts } = createFactorParts(parts);
  return {
    emailId,
    passwords,
    commitToHash,
    viewOf,
    erasePerson,
    ...factorParts,
    people: deps.people,
    tables: deps.tables,
    jobs: deps.jobs,
    verifyLogin: createVerifyLogin(parts),
    registerPerson: createRegisterPerson({
      ...parts,
      viewOf,
      claimAddress: createClaimAddress(parts),
      needsConfirmation: true,
    }),
    releaseLedger: deps.releaseLedger,
    claimOrdersOf: deps.claimOrdersOf,
    receivers: [
      resetMailReceiver(parts),
      confirmationMailReceiver(parts),
      erasureReceiver(erasePerson),
      sessionsReceiver,
    ],
  };
};
