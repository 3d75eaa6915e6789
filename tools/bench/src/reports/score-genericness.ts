import type { Statement } from './statements.ts';

/** The statements of one report, and the names that its site goes by. */
export type NamedStatements = {
  readonly slug: string;
  readonly names: readonly string[];
  readonly statements: readonly Statement[];
};

const QUOTED = /[“"«„][^”"»“]*[”"»“]/gu;
const NUMBER = /[\p{Sc}]?\s?\d[\d.,:/]*\s?[\p{Sc}%]?/gu;
/** A word, or several, with a capital that isn't the first of a sentence. */
const NAME_INSIDE = /(?<=[^.!?:#\s]\s)\p{Lu}[\p{L}\p{M}\p{N}’'.&-]*(?:\s\p{Lu}[\p{L}\p{M}\p{N}’'.&-]*)*/gu;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** What is left of a statement when names, quotes and numbers are gone: the words that could stand on any report. */
export const wordsLeft = (text: string, names: readonly string[]): string => {
  const known = names.filter((name) => name.length > 1).toSorted((one, other) => other.length - one.length);
  const withoutNames = known.reduce(
    (left, name) =>
      left.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`, 'giu'), '#'),
    text.replaceAll(QUOTED, '#'),
  );
  return withoutNames
    .replaceAll(NUMBER, '#')
    .replaceAll(NAME_INSIDE, '#')
    .replaceAll(/[^\p{L}\p{M}\p{N}#]+/gu, ' ')
    .replaceAll(/#(?:\s*#)*/gu, '#')
    .trim()
    .toLowerCase();
};

/** A statement is generic when at least this many other sites get the same words. */
const OTHERS = 2;

export type Genericness = { readonly statements: number; readonly generic: readonly Statement[] };

/** Counts, for each report, the statements that at least two other reports make in the same words. */
export const genericnessOf = (reports: readonly NamedStatements[]): ReadonlyMap<string, Genericness> => {
  const sites = new Map<string, Set<string>>();
  const keyed = reports.map((report) => ({
    ...report,
    keyed: report.statements.map((statement) => ({ statement, words: wordsLeft(statement.text, report.names) })),
  }));
  for (const { slug, keyed: statements } of keyed)
    for (const { words } of statements) sites.set(words, (sites.get(words) ?? new Set()).add(slug));
  return new Map(
    keyed.map(({ slug, keyed: statements }) => [
      slug,
      {
        statements: statements.length,
        generic: statements
          .filter(({ words }) => (sites.get(words)?.size ?? 0) > OTHERS)
          .map(({ statement }) => statement),
      },
    ]),
  );
};
