import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts.ts';
import { readPage } from '../page.ts';
import { arbitrarySnapshot } from '../testing/arbitrary-snapshot.ts';
import { htmlOf, snapshotOf } from '../testing/sample-sites.ts';
import { smallPages } from '../testing/small-pages.ts';
import type { Score } from './criterion.ts';
import { monetizationScores } from './monetization.ts';
import { monetizationOf, RUBRIC_VERSION, successOf } from './rating.ts';
import { successScores } from './success.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The criteria and weights of one table of the README. */
const published = (heading: string): readonly (readonly [name: string, weight: number])[] => {
  const table = readme.split(`### ${heading}`)[1]?.split('\n### ')[0] ?? '';
  return [...table.matchAll(/^\|\s*(?<name>[a-z][^|]*?)\s*\|\s*(?<weight>[\d.]+)\s*\|/gmu)].map(({ groups }) => [
    groups!['name']!,
    Number(groups!['weight']),
  ]);
};

const lines = (scores: readonly Score[]) => scores.map(({ name, weight }) => [name, weight]);

const sum = (scores: readonly Score[]) => scores.reduce((total, { weight }) => total + weight, 0);

const factsFor = (html: string, url?: string) => factsOf(readPage(snapshotOf(html, url)));

describe('rating a site', () => {
  const facts = factsFor(htmlOf('benchbook'));

  it('follows the rubric that the README publishes', () => {
    expect(readme).toContain(`## The rubric, version ${RUBRIC_VERSION}`);
    expect(lines(monetizationScores(facts))).toEqual(published('Monetization potential, out of 5'));
    expect(lines(successScores(facts))).toEqual(published('Success potential, out of 10'));
  });

  it('has weights that add up to the scale', () => {
    expect(sum(monetizationScores(facts))).toBe(5);
    expect(sum(successScores(facts))).toBe(10);
  });

  it('stays within its scale, in halves, for any page', () => {
    fc.assert(
      fc.property(arbitrarySnapshot, (snapshot) => {
        const any = factsOf(readPage(snapshot));
        for (const [rating, max] of [
          [monetizationOf(any).rating, 5],
          [successOf(any).rating, 10],
        ] as const) {
          expect(rating).toBeGreaterThanOrEqual(0);
          expect(rating).toBeLessThanOrEqual(max);
          expect(Number.isInteger(rating * 2)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('meets no criterion by less than nothing or more than all', () => {
    for (const { html, url } of Object.values(smallPages)) {
      const some = factsFor(html, url);
      for (const { met } of [...monetizationScores(some), ...successScores(some)]) {
        expect(met).toBeGreaterThanOrEqual(0);
        expect(met).toBeLessThanOrEqual(1);
      }
    }
  });

  it('takes a public price for more than a hidden one', () => {
    const hidden = factsFor(
      htmlOf('benchbook').replace('$29 a month for one shop', 'Ask us what it costs for one shop'),
    );
    expect(monetizationOf(facts).rating).toBeGreaterThan(monetizationOf(hidden).rating);
  });

  it('takes a site that others vouch for as more likely to succeed', () => {
    const praised = htmlOf('benchbook').replace(
      '</main>',
      '<p>Trusted by 400 shops in eleven countries.</p><blockquote>We stopped losing tickets in the first week.</blockquote><p>Ada Pole, mechanic</p></main>',
    );
    expect(successOf(factsFor(praised)).rating).toBeGreaterThan(successOf(facts).rating);
  });

  it('shows every line of the sum, with the words that decided it', () => {
    const { rationale } = monetizationOf(facts);
    expect(rationale.basis).toMatchObject({ basis: 'inference' });
    const reason = rationale.basis.basis === 'inference' ? rationale.basis.reason : '';
    for (const { name } of monetizationScores(facts)) expect(reason).toContain(name);
    expect(reason).toContain('a price in the open 0.75 of 0.75 (“$29 a month for one shop, up to six stands”)');
  });
});
