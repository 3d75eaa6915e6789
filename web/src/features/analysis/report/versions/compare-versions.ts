import type { Fact } from '@twofold/contracts/analysis/fact';
import { valueOf } from '../read-facts.ts';
import { findingsOf, type Claim, type Potential, type ShownReport } from '../read-report.ts';

/** A statement that was added, removed or reworded; `before` is the older one. */
export type StatementChange =
  | { readonly kind: 'added' | 'removed'; readonly claim: Claim }
  | { readonly kind: 'changed'; readonly claim: Claim; readonly before: Claim };

/** A rating of the newer version and its difference from the older one; undefined if either is missing. */
export type RatingChange = {
  readonly label: string;
  readonly outOf: number;
  readonly score: number | undefined;
  readonly difference: number | undefined;
};

/** A fact whose status or value differs. */
export type FactChange = { readonly fact: Fact; readonly before: string; readonly after: string };

export type VersionChanges = {
  readonly statements: readonly StatementChange[];
  readonly ratings: readonly RatingChange[];
  readonly facts: readonly FactChange[];
};

/** Two texts are wordings of one statement if they share at least this part of all their words. */
const SAME_STATEMENT = 0.5;

/**
 * The differences between two versions of a report (D-129). Statements are matched within their part of the report by
 * their words, by their quotes and by similarity, never by position: a reordered list has not changed.
 */
export const compareVersions = (older: ShownReport, newer: ShownReport): VersionChanges => ({
  statements: statementChanges(findingsOf(older), findingsOf(newer)),
  ratings: [
    ratingChange('Monetization', older.monetization, newer.monetization),
    ratingChange('Success', older.success, newer.success),
  ],
  facts: factChanges(older.facts, newer.facts),
});

const statementChanges = (older: readonly Claim[], newer: readonly Claim[]): readonly StatementChange[] => {
  const left = new Set(older);
  const before = new Map<Claim, Claim>();
  for (const isMatch of MATCHES) {
    for (const claim of newer) {
      if (before.has(claim)) continue;
      const match = [...left].find((each) => partOf(each) === partOf(claim) && isMatch(each, claim));
      if (match === undefined) continue;
      left.delete(match);
      before.set(claim, match);
    }
  }
  return [
    ...newer.flatMap((claim): StatementChange[] => (before.has(claim) ? [] : [{ kind: 'added', claim }])),
    ...[...left].map((claim): StatementChange => ({ kind: 'removed', claim })),
    ...newer.flatMap((claim): StatementChange[] => {
      const old = before.get(claim);
      return old === undefined || isSameText(old, claim) ? [] : [{ kind: 'changed', claim, before: old }];
    }),
  ];
};

const isSameText = (one: Claim, other: Claim): boolean => plain(one.text) === plain(other.text);
const restsOnSame = (one: Claim, other: Claim): boolean => {
  const basis = groundOf(one);
  return basis !== undefined && basis === groundOf(other);
};
const isAlike = (one: Claim, other: Claim): boolean => likeness(one.text, other.text) >= SAME_STATEMENT;

/** The most certain match comes first, so that a weaker match never takes its counterpart. */
const MATCHES = [isSameText, restsOnSame, isAlike] as const;

/** The part of the report that contains a statement: its path without the index. */
const partOf = ({ path }: Claim): string => path.replace(/\.\d+$/, '');

const groundOf = ({ evidence }: Claim): string | undefined => {
  if (evidence?.basis === 'quote') return `quote ${plain(evidence.quote)}`;
  return evidence?.basis === 'measured' ? `fact ${evidence.fact.id}` : undefined;
};

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

const wordsOf = (text: string): ReadonlySet<string> => new Set(plain(text).match(/[\p{L}\p{N}]+/gu) ?? []);

const likeness = (one: string, other: string): number => {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = [...words].filter((word) => others.has(word)).length;
  const all = words.size + others.size - common;
  return all === 0 ? 1 : common / all;
};

const ratingChange = (label: string, older: Potential, newer: Potential): RatingChange => ({
  label,
  outOf: newer.outOf,
  score: newer.score,
  difference: older.score === undefined || newer.score === undefined ? undefined : newer.score - older.score,
});

const factChanges = (older: readonly Fact[], newer: readonly Fact[]): readonly FactChange[] => {
  const before = new Map(older.map((fact) => [fact.id, fact]));
  return newer.flatMap((fact) => {
    const old = before.get(fact.id);
    const isSame = old === undefined || (old.status === fact.status && valueOf(old) === valueOf(fact));
    return isSame ? [] : [{ fact, before: valueOf(old), after: valueOf(fact) }];
  });
};
