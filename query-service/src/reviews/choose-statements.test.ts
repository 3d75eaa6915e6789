import type { Statement } from '@twofold/contracts/analysis/statements';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseStatements } from './choose-statements.ts';

const SECTIONS = ['strengths', 'weaknesses', 'threats', 'usps'] as const;
const STATEMENTS: readonly Statement[] = SECTIONS.flatMap((section) =>
  [0, 1, 2].map((index) => ({ path: `${section}.${index}`, section, text: `Statement ${index} of the ${section}` })),
);
const NO_ANSWERS = { counts: new Map<string, number>(), judged: new Set<string>(), seed: '3/7/1' };
const pathsOf = (chosen: readonly Statement[]) => chosen.map(({ path }) => path);

describe('the statements that a person is asked about (D-128)', () => {
  it('are three from different sections, and the same for the same user', () => {
    const chosen = chooseStatements(STATEMENTS, NO_ANSWERS);
    expect(new Set(chosen.map(({ section }) => section)).size).toBe(3);
    expect(chooseStatements(STATEMENTS, NO_ANSWERS)).toEqual(chosen);
  });

  it('differ between users', () => {
    const seeds = Array.from({ length: 20 }, (_, index) => `${index}/7/1`);
    const all = seeds.map((seed) => pathsOf(chooseStatements(STATEMENTS, { ...NO_ANSWERS, seed })).join(' '));
    expect(new Set(all).size).toBeGreaterThan(10);
  });

  it('are those with the fewest judgments', () => {
    const counts = new Map(STATEMENTS.map(({ path }) => [path, path.endsWith('.1') ? 0 : 1]));
    expect(pathsOf(chooseStatements(STATEMENTS, { ...NO_ANSWERS, counts })).every((path) => path.endsWith('.1'))).toBe(
      true,
    );
  });

  it('have no duplicate texts', () => {
    const same = STATEMENTS.map((statement) => ({ ...statement, text: 'It names its price' }));
    expect(chooseStatements(same, NO_ANSWERS)).toHaveLength(1);
    expect(chooseStatements(same, { ...NO_ANSWERS, judged: new Set(['threats.0']) })).toEqual([]);
  });

  it('leave out judged statements, and their sections', () => {
    const chosen = chooseStatements(STATEMENTS, { ...NO_ANSWERS, judged: new Set(['threats.0']) });
    expect(chosen).toHaveLength(2);
    expect(chosen.map(({ section }) => section)).not.toContain('threats');
  });

  it('are none once three are judged, or if there is nothing to judge', () => {
    expect(chooseStatements(STATEMENTS, { ...NO_ANSWERS, judged: new Set(['threats.0', 'usps.1', 'usps.2']) })).toEqual(
      [],
    );
    expect(chooseStatements([], NO_ANSWERS)).toEqual([]);
  });

  it.each([
    'Our rules are sure of no difference from others here; the page may name some',
    'Not known: our rules recognized no difference from others with certainty',
    'Our rules recognized no difference from others on the page we read',
    'We could not read whom the site is for.',
    'Customers could pay on the phone (from our table, for “repair tickets”)',
    'Our rules found nothing to improve on the 3 pages we read',
    'Our rules have no suggestion for the page we read: a person may see what they do not',
    'Our checks found no gap that is certain on the page we read',
    'No opportunity that the page we read would support was found',
    'We name no weakness of Acme: what kind of site it is was not sure',
  ])('are not “%s”', (text) =>
    expect(chooseStatements([{ path: 'usps.0', section: 'usps', text }], NO_ANSWERS)).toEqual([]),
  );

  it('are never already judged, and at most three including judged ones', () => {
    const path = fc.constantFrom(...STATEMENTS.map((statement) => statement.path));
    fc.assert(
      fc.property(
        fc.dictionary(path, fc.nat(5)),
        fc.uniqueArray(path, { maxLength: 3 }),
        fc.string(),
        (counts, judged, seed) => {
          const asked = { counts: new Map(Object.entries(counts)), judged: new Set(judged), seed };
          const chosen = pathsOf(chooseStatements(STATEMENTS, asked));
          expect(chosen.filter((each) => judged.includes(each))).toEqual([]);
          expect(chosen.length + judged.length).toBeLessThanOrEqual(3);
        },
      ),
    );
  });
});
