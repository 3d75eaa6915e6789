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

  it.each<[string, boolean]>([
    ['<button>Add to cart</button>', true],
    ['', false],
  ])('calls the way to earn plain where one can pay: “%s”', (button, isPlain) => {
    const context = contextOfPage({
      title: 'Cheese shop',
      description: 'Online shop for artisan cheese. Free shipping.',
      body: `<h1>Cheese online shop</h1><p>Buy artisan cheese in our store.</p><p>Shipping and returns</p>${button}`,
    });
    const { rationale } = ratingsOf({ context, strengths: [], weaknesses: [] }).monetization;
    expect(rationale.text.includes('the way it earns money is plain')).toBe(isPlain);
  });

  it('calls no page well kept whose footer is old, even where the footer is not among what is shown', () => {
    const { success } = ratingsFor(`${LONG}<p>© 2014 Acme</p>`);
    expect(success.criteria.find(({ name }) => name === 'is well kept')?.finding).not.toBe('the page is well kept');
  });
});
