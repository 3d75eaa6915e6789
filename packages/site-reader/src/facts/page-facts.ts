import { fitting } from '../html/snapshot-limits.ts';
import { ALL_CHECKS } from './all-checks.ts';
import { notMeasured, type Check, type CheckInfo, type Finding, type MeasuredSite } from './check.ts';
import { MAX_FACTS, type Fact } from './fact.ts';
import { shownText } from './shown-text.ts';

/** The version of the rules by which facts are judged. Raise it if the same page may get another fact. */
export const FACT_RULES = '1';

const FACTS_BYTES = 100_000;
const MAX_VALUE = 300;
const MAX_EVIDENCE = 400;
const MAX_ADVICE = 300;

/** Measures a site by all checks. Never throws: the fact of a failed check is not measured. */
export const pageFacts = (site: MeasuredSite, checks: readonly Check[] = ALL_CHECKS): Fact[] =>
  fitting(
    checks.flatMap((each) => {
      const finding = measured(each, site);
      return finding ? [factWith(each, finding, FACT_RULES)] : [];
    }),
    MAX_FACTS,
    FACTS_BYTES,
  );

const measured = (each: Check, site: MeasuredSite): Finding | undefined => {
  try {
    return each.measure(site);
  } catch {
    return notMeasured('The page could not be measured.'); // One failed check must not fail the whole read.
  }
};

/** Converts a finding to a fact: cleans and cuts each of its texts. */
export const factWith = (
  { id, group, title, why, source }: CheckInfo,
  { status, value, unit, evidence, advice }: Finding,
  rules: string,
): Fact => ({
  id,
  group,
  title,
  status,
  value: typeof value === 'number' ? value : shownText(value, MAX_VALUE) || 'Empty',
  ...(unit !== undefined && { unit }),
  evidence: shownText(evidence, MAX_EVIDENCE),
  why,
  ...(advice !== undefined && { advice: shownText(advice, MAX_ADVICE) }),
  source,
  rules,
});
