import type { Evidence } from './shown-by.ts';
import type { SpecRow } from './spec-row.ts';

/**
 * The problems of the list and its tests, a sentence each: a row without a passing test, a test that names an unknown
 * row, a duplicate name, code that `exists` does not know.
 */
export const problemsOf = (
  rows: readonly SpecRow[],
  shown: ReadonlyMap<string, readonly Evidence[]>,
  exists: (path: string) => boolean,
): string[] => [
  ...rows.flatMap((row) => problemsOfRow(row, shown.get(row.name) ?? [], exists)),
  ...rows
    .filter(({ name }, index) => rows.findIndex((row) => row.name === name) !== index)
    .map(({ name }) => `${name}: is the name of two rows`),
  ...[...shown]
    .filter(([name]) => !rows.some((row) => row.name === name))
    .map(([name, [first]]) => `${name}: there is no such row, but ${first?.file} names it: ${first?.sentence}`),
];

const problemsOfRow = (
  { name, paths }: SpecRow,
  evidence: readonly Evidence[],
  exists: (path: string) => boolean,
): string[] => [
  ...paths.filter((path) => !exists(path)).map((path) => `${name}: there is no ${path}`),
  ...(evidence.some(({ isPassing }) => isPassing) ? [] : [unshown(name, evidence)]),
];

const unshown = (name: string, [first]: readonly Evidence[]): string =>
  first ? `${name}: its test does not pass: ${first.file}: ${first.sentence}` : `${name}: no test names it`;
