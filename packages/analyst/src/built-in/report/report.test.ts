import type { Fact } from '@twofold/site-reader/facts/fact';
import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { reportOf } from './report.ts';
import { inferred, strength } from './statement.ts';
import { divided, strengthsOf } from './strengths.ts';

const context = contextOfPage({
  title: 'Hivewell',
  body: `<h1>Hivewell</h1><p>Hivewell is the only hive rental in the county. Founded in 1931 by two sisters.</p>
<p>More than 2,000 customers rent a hive. Rated 4.8 out of 5 by 300 customers.</p><p>No minimum, no contract.</p>`,
});

/** The weaknesses of the same page with these failed facts. */
const weaknessesWith = (...ids: readonly string[]): readonly string[] => {
  const facts = ids.map((id) => ({ id, status: 'fail', value: '', title: '', group: 'search' }) as unknown as Fact);
  const snapshot = { ...context.site.snapshot, images: { count: 9, described: 0 }, facts };
  return reportOf({ ...context, site: { ...context.site, snapshot } }).aiAnalysis.weaknesses;
};

describe('a report without repetition', () => {
  it.each([
    ['moves the weaker half of the USPs', 5, 1, 2],
    ['moves none where others are left', 5, 4, 0],
    ['moves none of a single USP', 1, 1, 0],
  ])('%s to the strengths', (_, both, others, moved) => {
    const named = (name: string, count: number) =>
      Array.from({ length: count }, (_each, at) => strength(name, 0.5, `${name} ${at}`, inferred('two things')));
    const all = named('usp', both);
    const { strengths, usps } = divided([...all, ...named('other', others)], all);
    expect(strengths.filter(({ kind }) => kind === 'usp')).toHaveLength(moved);
    expect(usps).toHaveLength(both - moved);
  });

  it('says that there is no other strength if the only one sets the site apart', () => {
    const only = strength('years', 0.9, '40 years in the field: since then', inferred('two things'));
    expect(divided([only], [only]).strengths.map(({ kind }) => kind)).toEqual(['none-found']);
  });

  it('leaves out generic strengths if there are two particular ones', () => {
    const [weak, one, two] = [0.42, 0.9, 0.8].map((weight, at) =>
      strength(`kind ${at}`, weight, `Strength ${at}`, inferred('two things')),
    );
    const shown = (...all: readonly (typeof weak)[]) =>
      divided(
        all.filter((each) => each !== undefined),
        [],
      ).strengths.map(({ text }) => text);
    expect(shown(one, two, weak)).toEqual(['Strength 1', 'Strength 2']);
    expect(shown(one, weak)).toEqual(['Strength 1', 'Strength 0']);
  });

  it('names one guarantee and each size once', () => {
    const body = `<h1>Lamps</h1><p>Add to cart</p><p>$40.00</p><p>We sell over 2,000 products.</p>
<p>Satisfaction guaranteed, or we guarantee that your money is back.</p><p>Every lamp has a 10-year guarantee.</p>`;
    const found = strengthsOf(contextOfPage({ title: 'Tarn Lamps: online lamp shop', body }));
    expect(found.filter(({ kind }) => kind === 'guarantee').map(({ text }) => text)).toEqual([
      'Guarantees its work for 10 years: Every lamp has a 10-year guarantee',
    ]);
    expect(found.filter(({ text }) => text.includes('2,000'))).toHaveLength(1);
  });

  it('has no statement among both USPs and strengths', () => {
    const { usps, aiAnalysis } = reportOf(context);
    expect(usps.filter((text) => aiAnalysis.strengths.includes(text))).toEqual([]);
  });

  it.each(['image-alternatives', 'field-labels', 'html-weight', 'description'])(
    'leaves the measured “%s” to the section of facts',
    (id) => expect(weaknessesWith(id)).toEqual(weaknessesWith('none')),
  );

  it('names at most one measured fact, the one that concerns customers', () =>
    expect(weaknessesWith('viewport', 'indexable').join('\n')).toMatch(
      /^(?!.*laid out for phones).*asks search engines to stay away/su,
    ));
});

describe('a page without a self-description', () => {
  it('has a sentence in every section', () => {
    const { usps, aiAnalysis } = reportOf(contextOfPage({ title: '', body: '<p>31</p>' }));
    expect(
      [usps, aiAnalysis.strengths, aiAnalysis.weaknesses, aiAnalysis.opportunities].map(({ length }) => length),
    ).not.toContain(0);
  });
});

describe('the criteria of a rating', () => {
  it('reference their statements by path', () => {
    const { criteria, evidence } = reportOf(context);
    const paths = evidence.map(({ path }) => path);
    const named = [...(criteria?.monetization ?? []), ...(criteria?.success ?? [])];
    const proof = named.find(({ name }) => name === 'others vouch for it');
    expect(proof?.statements.length).toBeGreaterThan(0);
    expect(named.flatMap(({ statements }) => statements).filter((path) => !paths.includes(path))).toEqual([]);
  });
});
