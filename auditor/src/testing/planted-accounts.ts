import type { Told } from './a-story.ts';
import { plantedConfirmations } from './planted-confirmations.ts';
import { plantedSecondFactors } from './planted-second-factors.ts';

/** Stories in which accounts are confirmed or proven as they must not be. */
export const plantedAccounts: readonly (readonly [says: string, story: readonly Told[]])[] = [
  ...plantedConfirmations,
  ...plantedSecondFactors,
];
