import type { Judgment } from './analyst.ts';
import type { BusinessModel, Kind } from './expectation.ts';

export type Verdict = 'right' | 'wrong' | 'unsure';

/** Right when one of the kinds that the analyst means is acceptable; unsure when it means none. */
export const kindVerdict = (acceptable: readonly Kind[], { kinds }: Judgment): Verdict => {
  if (kinds.length === 0) return 'unsure';
  return kinds.some((kind) => acceptable.includes(kind)) ? 'right' : 'wrong';
};

/** The same for the business model. Where nothing is expected, nothing is scored. */
export const modelVerdict = (acceptable: readonly BusinessModel[], { model }: Judgment): Verdict | undefined => {
  if (acceptable.length === 0) return undefined;
  if (model === undefined) return 'unsure';
  return acceptable.includes(model) ? 'right' : 'wrong';
};

type Judged = { readonly confidence: number; readonly kind: Verdict };

export type Calibration = { readonly from: number; readonly right: number; readonly wrong: number };

/** The least confidence of each step, the highest first. */
const STEPS = [0.9, 0.8, 0.7, 0.6, 0.5, 0];

/** How often the analyst was right by how sure it was; cases it called unsure are in none of the steps. */
export const calibrationOf = (judged: readonly Judged[]): readonly Calibration[] =>
  STEPS.map((from, index) => {
    const below = STEPS[index - 1] ?? Number.POSITIVE_INFINITY;
    const inStep = judged.filter(({ confidence }) => confidence >= from && confidence < below);
    const count = (verdict: Verdict) => inStep.filter(({ kind }) => kind === verdict).length;
    return { from, right: count('right'), wrong: count('wrong') };
  });
