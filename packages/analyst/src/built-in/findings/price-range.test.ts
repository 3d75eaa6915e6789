import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { pricesOf } from './price.ts';
import { priceRange, spansAll, withWords } from './price-range.ts';

const pricesOn = (...texts: readonly string[]) =>
  pricesOf(
    contextOfPage({
      title: 'Cheese shop',
      description: 'Online shop for artisan cheese. Add to cart.',
      body: `<h1>Cheese online shop</h1><p>Buy artisan cheese in our store.</p><button>Add to cart</button>${texts.map((text) => `<p>${text}</p>`).join('')}`,
    }),
  );

describe('a range of prices', () => {
  it.each<[string, readonly string[], string]>([
    ['covers all of many', ['Brie $9', 'Feta $7', 'Gouda $12', 'Ricotta $5'], '$5 to $12'],
    ['is none of three examples', ['Brie $9', 'Feta $7', 'Gouda $12'], '$7, $9 and $12'],
    ['is none of a first and a later price', ['First visit $39, later visits $45.'], '$39 and $45'],
    ['is one where the page states it', ['Wheels: $39 - $45'], '$39 to $45'],
    [
      'is none beside another unit',
      ['Brie $9 per person', 'Feta $7 per person', 'Gouda $12 per person', 'Ricotta $5 per person', 'Van $90 per day'],
      '$5 and $12 a person, among others',
    ],
    ['knows “per” in Italian', ['Brie per pizza € 9', 'Feta € 7', 'Gouda € 12', 'Ricotta per dolci € 5'], '€5 to €12'],
    ['begins with the cheapest plan', ['Small box $14 a month', 'Large box $29 a month'], 'from $14 a month'],
    [
      'begins with no plan that costs more than something else',
      ['Small box $14 a month', 'Large box $29 a month', 'Single slice $3'],
      '$14 a month, among others',
    ],
  ])('%s', (_, texts, range) => expect(priceRange(pricesOn(...texts))).toBe(range));

  it('is stated only if it covers all prices', () => {
    expect(spansAll(pricesOn('Brie $9', 'Feta $7', 'Gouda $12', 'Ricotta $5'))).toBe(true);
    expect(spansAll(pricesOn('Brie $9', 'Feta $7'))).toBe(false);
  });

  it('has its words before “among others”', () => {
    expect(withWords('$14 a month, among others', '“Small box”')).toBe('$14 a month (“Small box”), among others');
    expect(withWords('from $14 a month', '“Small box”')).toBe('from $14 a month (“Small box”)');
  });
});
