import type { Fact } from '@twofold/site-reader/facts/fact';
import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { reportOf } from './report.ts';

const context = contextOfPage({
  title: 'Hivewell',
  body: `<h1>Hivewell</h1><p>Hivewell is the only hive rental in the county. Founded in 1931 by two sisters.</p>
<p>More than 2,000 customers rent a hive. Rated 4.8 out of 5 by 300 customers.</p><p>No minimum, no contract.</p>`,
});

describe('a report without repetition', () => {
  it('repeats no more than the two strongest USPs among the strengths', () => {
    const { usps, aiAnalysis } = reportOf(context);
    expect(usps.length).toBeGreaterThan(2);
    expect(aiAnalysis.strengths.filter((text) => usps.includes(text))).toHaveLength(2);
  });

  it.each<[Fact['status'], boolean]>([
    ['pass', true],
    ['fail', false],
  ])('where the fact on the description says “%s”, names its lack itself: %s', (status, isNamed) => {
    const fact = { id: 'description', status, value: '', title: '', group: 'search' } as unknown as Fact;
    const snapshot = {
      ...context.site.snapshot,
      images: { count: 9, described: 0 },
      facts: [fact],
    };
    const { weaknesses } = reportOf({ ...context, site: { ...context.site, snapshot } }).aiAnalysis;
    expect(weaknesses.join('\n').includes('Search results show no description')).toBe(isNamed);
  });
});

describe('how a report was rated', () => {
  it('names what it says about each criterion, by where it says so', () => {
    const { criteria, evidence } = reportOf(context);
    const paths = evidence.map(({ path }) => path);
    const named = [...(criteria?.monetization ?? []), ...(criteria?.success ?? [])];
    const proof = named.find(({ name }) => name === 'others vouch for it');
    expect(proof?.statements.length).toBeGreaterThan(0);
    expect(named.flatMap(({ statements }) => statements).filter((path) => !paths.includes(path))).toEqual([]);
  });
});
