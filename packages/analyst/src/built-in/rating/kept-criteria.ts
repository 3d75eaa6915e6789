import type { RatedCriterion } from '@twofold/contracts/analysis/report';
import type { JudgedCriterion } from './criterion.ts';

const MAX_STATEMENTS = 6;

/** Criteria as a report keeps them: what it says about one is named by its path, since it has evidence there. */
export const keptCriteria = (
  criteria: readonly JudgedCriterion[],
  entries: readonly { readonly path: string; readonly statement: { readonly text: string } }[],
): RatedCriterion[] => {
  const pathOf = new Map(entries.toReversed().map(({ path, statement }) => [statement.text, path]));
  return criteria.map(({ shown, ...criterion }) => ({
    ...criterion,
    statements: shown
      .map((text) => pathOf.get(text))
      .filter((path) => path !== undefined)
      .slice(0, MAX_STATEMENTS),
  }));
};
