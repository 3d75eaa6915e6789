import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { pageOf } from './page.ts';
import { problemsOf } from './problems.ts';
import { shownBy, type TestReport } from './shown-by.ts';
import { specParts } from './spec-parts.ts';
import { rowsOf, type SpecPart } from './spec-row.ts';
import { rowsNamedIn } from './test-titles.ts';

/** The tests of one file, each by its titles from the outside in, and how it ended. */
const report = (...tests: readonly (readonly [string, ...string[]])[]): TestReport => ({
  testResults: [
    {
      name: path.join(ROOT, 'web/src/waiting.test.ts'),
      assertionResults: tests.map(([status, ...titles]) => ({
        ancestorTitles: titles.slice(0, -1),
        title: titles.at(-1) ?? '',
        status,
      })),
    },
  ],
});

const part: SpecPart = {
  section: 4,
  about: 'states',
  rows: { 'web/src/waiting.ts': { countdown: 'It starts at 20' } },
};

/** The problems of a list with one row after these tests. */
const problemsAfter = (...tests: readonly (readonly [string, ...string[]])[]): string[] =>
  problemsOf(rowsOf(part), shownBy([report(...tests)], ROOT), () => true);

describe('naming rows in the title of a test', () => {
  it.each([
    ['reads 20 at first (§4 countdown)', ['§4 countdown']],
    ['shows tabs (§2 tabs, default tab, §4 badge)', ['§2 tabs', '§2 default tab', '§4 badge']],
    ['may be followed (§2 tabs) by words (D-77)', ['§2 tabs']],
    ['names none (D-77)', []],
  ])('reads "%s"', (title, rows) => {
    expect(rowsNamedIn(title)).toEqual(rows);
  });
});

describe('holding the tests against the list', () => {
  const countdown = ['the countdown (§4 countdown)', 'reads 20 at first'] as const;

  it('is content with a row that a passing test names, in its own title or that of its group', () => {
    expect(problemsAfter(['passed', ...countdown])).toEqual([]);
    expect(problemsAfter(['passed', 'reads 20 at first (§4 countdown)'])).toEqual([]);
  });

  it('finds a row that no test names', () => {
    expect(problemsAfter(['passed', 'reads 20 at first'])).toEqual(['§4 countdown: no test names it']);
  });

  it.each(['failed', 'skipped', 'pending', 'todo'])('finds a row whose test is %s', (status) => {
    expect(problemsAfter([status, ...countdown])).toEqual([
      '§4 countdown: its test does not pass: web/src/waiting.test.ts: the countdown',
    ]);
  });

  it('takes a group for failed when one of its tests has', () => {
    expect(problemsAfter(['passed', ...countdown], ['failed', ...countdown])).toHaveLength(1);
  });

  it('finds a test that names a row which there is not', () => {
    expect(problemsAfter(['passed', ...countdown], ['passed', 'counts (§9 down)'])).toEqual([
      '§9 down: there is no such row, but web/src/waiting.test.ts names it: counts',
    ]);
  });

  it('finds a name that two rows have, and code that is not there', () => {
    const shown = shownBy([report(['passed', ...countdown])], ROOT);
    expect(problemsOf([...rowsOf(part), ...rowsOf(part)], shown, () => true)).toContain(
      '§4 countdown: is the name of two rows',
    );
    expect(problemsOf(rowsOf(part), shown, () => false)).toEqual(['§4 countdown: there is no web/src/waiting.ts']);
  });
});

describe('the page', () => {
  it('has a line for each row, with its code and its tests', () => {
    const shown = shownBy([report(['passed', 'the countdown', 'reads | at first (§4 countdown)'])], ROOT);
    expect(pageOf([part], shown)).toContain(
      '| §4 countdown | It starts at 20 | [waiting.ts](../web/src/waiting.ts) | [waiting.test.ts](../web/src/waiting.test.ts): the countdown reads \\| at first |',
    );
  });

  it('says which package a file is in where two of a row share a name', () => {
    const rows = { 'web/src/waiting.ts, contracts/src/waiting.ts': { countdown: 'It starts at 20' } };
    expect(pageOf([{ ...part, rows }], new Map())).toContain(
      '| [waiting.ts (web)](../web/src/waiting.ts)<br>[waiting.ts (contracts)](../contracts/src/waiting.ts) |',
    );
  });
});

describe('the list', () => {
  const rows = specParts.flatMap(rowsOf);

  it('names code that is there, and each row once', () => {
    expect(rows.flatMap(({ paths }) => paths).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  it('has names that a title can carry', () => {
    expect(rows.map(({ name }) => name).filter((name) => rowsNamedIn(`x (${name})`).join() !== name)).toEqual([]);
  });
});
