import type { Fact } from '@twofold/contracts/analysis/fact';

export type Filter = 'all' | 'needs-work' | 'passed' | 'noted';

/** A fact that has a value. */
export type MeasuredFact = Fact & { readonly status: Exclude<Fact['status'], 'not-measured'> };

export type FactGroup = {
  readonly id: Fact['group'];
  readonly title: string;
  readonly facts: readonly MeasuredFact[];
};

const TITLES: readonly (readonly [id: Fact['group'], title: string])[] = [
  ['performance', 'Performance'],
  ['user-experience', 'User experience'],
  ['accessibility', 'Accessibility'],
  ['search', 'Search engines'],
  ['sharing', 'Sharing'],
  ['delivery', 'Delivery'],
  ['security', 'Security'],
  ['legal', 'Legal'],
  ['technology', 'Technology'],
];

/** Facts that need work come first. */
const ORDER: readonly Fact['status'][] = ['fail', 'warning', 'info', 'pass'];

export const countOf = (facts: readonly Fact[], ...statuses: readonly Fact['status'][]): number =>
  facts.filter(({ status }) => statuses.includes(status)).length;

export const countMeasured = (facts: readonly Fact[]): number => facts.length - countOf(facts, 'not-measured');

/** The measured facts by group: the user experience first, then the groups with the most failures. */
export const arrangeFacts = (facts: readonly Fact[]): readonly FactGroup[] => {
  const measured = facts.filter((fact) => isMeasured(fact));
  const groups = TITLES.map(([id, title]) => ({
    id,
    title,
    facts: measured
      .filter(({ group }) => group === id)
      .toSorted((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status)),
  })).filter((group) => group.facts.length > 0);
  // The user experience always comes first: the specification, section 1, names it (D-139).
  return groups.toSorted(
    (one, other) =>
      Number(other.id === 'user-experience') - Number(one.id === 'user-experience') ||
      countOf(other.facts, 'fail') - countOf(one.facts, 'fail') ||
      countOf(other.facts, 'warning') - countOf(one.facts, 'warning'),
  );
};

const isMeasured = (fact: Fact): fact is MeasuredFact => fact.status !== 'not-measured';

/** "2 failed, 1 warning, 5 passed": the counts of a group, in words. */
export const summaryOf = (facts: readonly Fact[]): string => {
  const warnings = countOf(facts, 'warning');
  const counts: readonly (readonly [number, string])[] = [
    [countOf(facts, 'fail'), 'failed'],
    [warnings, warnings === 1 ? 'warning' : 'warnings'],
    [countOf(facts, 'pass'), 'passed'],
    [countOf(facts, 'info'), 'noted'],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
};

const FILTERED: Readonly<Record<Filter, readonly Fact['status'][]>> = {
  all: ['fail', 'warning', 'info', 'pass', 'not-measured'],
  'needs-work': ['fail', 'warning'],
  passed: ['pass'],
  noted: ['info'],
};

/** Whether a fact matches a search; every word must occur in it. */
export const isShown = (fact: Fact, filter: Filter, search: string): boolean => {
  if (!FILTERED[filter].includes(fact.status)) return false;
  const text = [fact.title, fact.value, fact.unit, fact.evidence, fact.advice, fact.group].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
