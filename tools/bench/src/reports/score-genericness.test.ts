import { describe, expect, it } from 'vitest';
import { genericnessOf, wordsLeft } from './score-genericness.ts';

const report = (slug: string, name: string, ...texts: string[]) => ({
  slug,
  names: [name],
  statements: texts.map((text, index) => ({ path: `usps.${index}`, text, reason: '' })),
});

describe('the words of a statement', () => {
  it('are the same for every name, number and quote', () => {
    const one = wordsLeft('Prices of Nodeko in the open, from €9 a month: “Start now”', ['Nodeko']);
    const other = wordsLeft('Prices of Blue Ferry in the open, from $1,200.50 a month: “Book a table”', ['Blue Ferry']);
    expect(one).toBe(other);
  });

  it('are the same for unknown names', () => {
    expect(wordsLeft('Competes with Acme Corp on price', [])).toBe(wordsLeft('Competes with Umbrella on price', []));
  });

  it('differ where the claim differs', () => {
    expect(wordsLeft('Free trial without a card', [])).not.toBe(wordsLeft('Free delivery without a card', []));
  });

  it('keep the words that a name is only a part of', () => {
    expect(wordsLeft('Artistry of Art', ['Art'])).toBe('artistry of #');
  });
});

describe('a generic statement', () => {
  it('is one that two other reports make', () => {
    const generic = genericnessOf([
      report('one', 'One', 'No prices on the page', 'Repairs sails within a day'),
      report('two', 'Two', 'No prices on the page'),
      report('three', 'Three', 'No prices on the page'),
    ]);
    expect(generic.get('one')).toMatchObject({ statements: 2, generic: [{ text: 'No prices on the page' }] });
  });

  it('is not one that a single other report makes, however often', () => {
    const generic = genericnessOf([
      report('one', 'One', 'No prices on the page'),
      report('two', 'Two', 'No prices on the page', 'No prices on the page'),
    ]);
    expect(generic.get('one')?.generic).toStrictEqual([]);
  });
});
