import { describe, expect, it } from 'vitest';
import { ALL_CHECKS } from './all-checks.ts';
import { check, pass } from './check.ts';
import { fact } from './fact.ts';
import { pageFacts } from './page-facts.ts';
import { siteOf } from './testing/measure.ts';

const PAGE =
  '<html lang="en"><title>Ada Bakery: bread</title><script src="https://js.stripe.com/v3/"></script><p>Rye</p>';

describe('the table of checks', () => {
  it('has one row for each id', () => {
    const ids = ALL_CHECKS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('makes a fact of each row, except for technology that was not seen', () => {
    const found = pageFacts(siteOf(PAGE)).map(({ id }) => id);
    const expected = ALL_CHECKS.filter(({ id }) => !id.startsWith('technology-') || id === 'technology-payment');
    expect(found).toEqual(expected.map(({ id }) => id));
  });

  it('makes facts that match the schema', () => {
    for (const each of pageFacts(siteOf(PAGE))) expect(fact.parse(each)).toEqual(each);
  });

  it('needs only one row for a new check', () => {
    const about = check({
      id: 'has-bread',
      group: 'search',
      title: 'Bread',
      why: 'People look for it.',
      source: 'https://shop.example/rules',
      measure: ({ markup }) => pass(markup.texts.some(({ text }) => text.includes('Rye')) ? 'Yes' : 'No', ''),
    });
    const found = pageFacts(siteOf(PAGE), [...ALL_CHECKS, about]).at(-1);
    expect(found).toMatchObject({ id: 'has-bread', group: 'search', status: 'pass', value: 'Yes', title: 'Bread' });
  });

  it('leaves the fact of a check that throws unmeasured', () => {
    const broken = check({
      id: 'broken',
      group: 'search',
      title: 'Broken',
      why: 'It throws.',
      source: 'https://shop.example/rules',
      measure: () => {
        throw new Error('cannot read that');
      },
    });
    expect(pageFacts(siteOf(PAGE), [broken])).toMatchObject([{ id: 'broken', status: 'not-measured' }]);
  });
});
