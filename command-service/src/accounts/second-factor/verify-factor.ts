import type { FactorProof } from '@twofold/contracts/accounts/second-factor';
import { deviceName } from '@twofold/sessions/device-name';
import type { Request, Response } from 'express';
import type { HandleCommand } from '../../command-handler.ts';
import { Refusal } from '../../decider.ts';
import { requestContext } from '../../requests/request-context.ts';
import { actorOf } from '../../requests/request-log.ts';
import { userCategory } from '../category.ts';
import type { RegisteredUser } from '../decider.ts';
import type { Factors } from './factors.ts';
import type { Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

export type ProvingDeps = {
  readonly factors: Factors;
  readonly passkeys: Pick<Passkeys, 'isProof'>;
  readonly recoveryCodes: Pick<RecoveryCodes, 'numberOf'>;
  readonly handle: HandleCommand;
  readonly now: () => Date;
  readonly newId: () => string;
};

/**
 * Verifies a proof of a second factor. Answers the id of the factor, or of the set of recovery codes; `undefined` if
 * nothing is proven. A used code stays used, whether or not the request succeeds.
 */
export type VerifyFactor = (
  asked: { readonly request: Request; readonly response: Response },
  user: RegisteredUser,
  proof: FactorProof,
) => Promise<string | undefined>;

/** Only factors that are in the log count: others are still being set up, or were removed. */
export const createVerifyFactor = (deps: ProvingDeps): VerifyFactor => {
  const { factors, passkeys, recoveryCodes, handle, now, newId } = deps;

  const isTotp = async ({ userId, secondFactors }: RegisteredUser, code: string): Promise<string | undefined> => {
    for (const { factorId, kind } of secondFactors.factors) {
      if (kind !== 'totp') continue;
      const kept = await factors.totp(userId, factorId);
      const step = kept && stepOf(kept.secret, code, now());
      if (step !== undefined) return (await factors.useStep(factorId, step)) ? factorId : undefined;
    }
    return undefined;
  };

  return async ({ request, response }, user, proof) => {
    const { userId, secondFactors } = user;
    switch (proof.kind) {
      case 'totp':
        return isTotp(user, proof.code);
      case 'passkey': {
        const passkey = await factors.passkey(proof.assertion.id);
        if (passkey?.userId !== userId) return undefined;
        const isKnown = secondFactors.factors.some(({ factorId }) => factorId === passkey.factorId);
        const isProven = isKnown && (await passkeys.isProof(passkey, proof.assertion, userId));
        return isProven ? passkey.factorId : undefined;
      }
      case 'recovery-code': {
        const setId = secondFactors.recovery?.setId;
        const code = setId && (await recoveryCodes.numberOf(setId, proof.code));
        if (setId === undefined || code === undefined || code === '') return undefined;
        const device = deviceName(request.get('user-agent'));
        const data = { userId, setId, code, device, usedAt: now().toISOString() };
        const context = requestContext(response, newId(), actorOf(userId));
        const command = { type: 'UseRecoveryCode', data } as const;
        return handle(userCategory, userId, command, context).then(() => setId, unlessRefused);
      }
    }
  };
};

const unlessRefused = (error: unknown): undefined => {
  if (error instanceof Refusal) return undefined;
  throw error;
};
