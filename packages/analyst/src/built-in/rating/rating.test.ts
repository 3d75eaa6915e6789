import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { ratingsOf } from './rating.ts';

const ratingsFor = (body: string) =>
  ratingsOf({ context: contextOfPage({ title: 'Acme', body }), strengths: [], weaknesses: [] });
const LONG = '<p>Pianos are a lovely thing to look at in the evening, and we look at them with our old friends.</p>';

describe('a rating', () => {
  it('begins with what its number means', () =>
    expect(ratingsFor(LONG).success.rationale.text).toMatch(/^Weak: little of what convinces is on the pages\./u));

  it('is a number for hardly any text as well, which says so', () => {
    const { success, monetization } = ratingsFor('<p>Pianos.</p>');
    expect([success.rating, monetization.rating]).toEqual([1, 0.5]);
    expect(success.rationale.text).toContain('Only a first number: the page has');
  });

  it('says nothing of prices where it is not sure that anything is sold', () =>
    expect(ratingsFor(LONG).monetization.rationale.text).not.toMatch(/price|request|again/u));
});
