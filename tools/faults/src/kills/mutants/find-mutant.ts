import { playRound } from '../play.ts';
import type { Template } from '../scene/template.ts';
import { MUTANTS, type MutantName } from './mutants.ts';

/** A mutant that is not found in this many rounds counts as not found. */
const MAX_ROUNDS = 4;

/**
 * Kills a mutant in its scenario until the oracle finds the invariant that it breaks.
 * @returns how many trials that took; undefined if it was not found
 */
export const findMutant = async (template: Template, name: MutantName, seed: number): Promise<number | undefined> => {
  const { scenario, breaks, failpoint, occurrences } = MUTANTS[name];
  const trials = occurrences.map((occurrence) => ({ scenario, aim: { failpoint, occurrence, act: 'kill' as const } }));
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const { violations } = await playRound({ template, trials, seed: seed + round, mutant: name });
    if (violations.some(({ invariant }) => invariant === breaks)) return round * trials.length;
  }
  return undefined;
};
