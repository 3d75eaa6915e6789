import type { Keyring } from '@twofold/keyring/keyring';
import type pg from 'pg';
import type { EmailId } from '../email-id.ts';
import type { PasswordGate } from '../password-gate.ts';
import type { People } from '../people.ts';
import { createChangeFactors } from './change-factors.ts';
import { postgresChallenges } from './challenges.ts';
import { createDisowning } from './disowning.ts';
import { createEnrollmentCodes } from './enrollment-codes.ts';
import { postgresFactors } from './factors.ts';
import { postgresLoginTickets } from './login-tickets.ts';
import { createPasskeys } from './passkeys.ts';
import { createProveFactor } from './prove-factor.ts';
import { postgresRecoveryCodes } from './recovery-codes.ts';
import type { ProvingDeps } from './verify-factor.ts';

/** Builds what the second-factor routes need. `origin` is the product's address in browsers. */
export const createSecondFactor = (
  deps: Pick<ProvingDeps, 'handle' | 'now' | 'newId'> & {
    readonly pool: pg.Pool;
    readonly keyring: Pick<Keyring, 'sealing' | 'secret'>;
    /** Whether new accounts must confirm their address, which is the case if mails are sent. */
    readonly needsConfirmation: boolean;
    readonly people: People;
    readonly emailId: EmailId;
    readonly passwordGate: PasswordGate;
    readonly origin: string;
  },
) => {
  const factors = postgresFactors(deps);
  const recoveryCodes = postgresRecoveryCodes(deps);
  const challenges = postgresChallenges(deps);
  const tickets = postgresLoginTickets(deps);
  const passkeys = createPasskeys({ ...deps, challenges, factors });
  const parts = { ...deps, factors, recoveryCodes, passkeys };
  return {
    factors,
    passkeys,
    tickets,
    enrollmentCodes: createEnrollmentCodes(deps),
    disowning: createDisowning(deps),
    proveFactor: createProveFactor(parts),
    changeFactors: createChangeFactors(parts),
    forgetOld: async (): Promise<void> => {
      await challenges.forgetOld();
      await tickets.forgetOld();
    },
  };
};
