import type { FactorProof } from '@twofold/contracts/accounts/second-factor';
import { RECOVERY_CODES } from '@twofold/contracts/accounts/second-factor';
import type { SecondFactors } from '../second-factor-decisions.ts';

export type ProofKind = FactorProof['kind'];

/** The kinds of proof that an account accepts; `undefined` if it has no second factor. */
export const proofKindsOf = ({ factors, recovery }: SecondFactors): readonly ProofKind[] | undefined => {
  if (factors.length === 0) return undefined;
  const kinds: ProofKind[] = [...new Set(factors.map(({ kind }) => kind))];
  return recovery && recovery.used.length < RECOVERY_CODES ? [...kinds, 'recovery-code'] : kinds;
};
