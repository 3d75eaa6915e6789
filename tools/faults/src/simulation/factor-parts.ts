import { createAdmin } from '@twofold/command-service/accounts/admin';
import { createIsStillProven } from '@twofold/command-service/accounts/open-session';
import type { People } from '@twofold/command-service/accounts/people';
import { createChangeFactors } from '@twofold/command-service/accounts/second-factor/change-factors';
import { sessionsReceiver } from '@twofold/command-service/accounts/second-factor/end-sessions-on-second-factor-changed.reactor';
import { forgetSecondFactors, type Factors } from '@twofold/command-service/accounts/second-factor/factors';
import type { RecoveryCodes } from '@twofold/command-service/accounts/second-factor/recovery-codes';
import { createVerifyFactor } from '@twofold/command-service/accounts/second-factor/verify-factor';
import { createStaff, type Staff } from '@twofold/command-service/accounts/staff';
import { createModeration } from '@twofold/command-service/analysis/moderation';
import type { HandleCommand } from '@twofold/command-service/command-handler';
import type { FoldStream } from '@twofold/command-service/fold-stream';
import type { Credentials } from '@twofold/command-service/accounts/credentials';
import type { EventStore } from '@twofold/event-store/port';
import type { Keyring } from '@twofold/keyring/keyring';
import { endSessionsOf } from '@twofold/sessions/upkeep';
import type pg from 'pg';

type Deps = {
  readonly store: EventStore;
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly people: People;
  readonly keyring: Pick<Keyring, 'secret'>;
  readonly credentials: Credentials;
  readonly factors: Factors;
  readonly recoveryCodes: RecoveryCodes;
  readonly pool: pg.Pool;
  readonly wrapStaff: (staff: Staff) => Staff;
  readonly now: () => Date;
  readonly newId: () => string;
};

/** Second factors and staff, as `second-factor.ts` and `app.ts` combine them. No one has a passkey here. */
export const createFactorParts = (deps: Deps) => {
  const { pool } = deps;
  const staff = deps.wrapStaff(createStaff({ ...deps, staffNeedSecondFactor: true }));
  const admin = createAdmin(deps);
  return {
    staff,
    moderation: createModeration(staff),
    changeFactors: createChangeFactors(deps),
    verifyFactor: createVerifyFactor({ ...deps, passkeys: { isProof: () => Promise.resolve(false) } }),
    isStillProven: createIsStillProven(deps),
    sessionsReceiver: sessionsReceiver(deps),
    /** As `npm run admin -- reset-second-factor`. */
    resetSecondFactor: async (email: string) => {
      const changed = await admin.resetSecondFactor(email);
      await forgetSecondFactors(pool, changed.userId);
      await endSessionsOf(pool, changed.userId);
      return changed;
    },
  };
};
