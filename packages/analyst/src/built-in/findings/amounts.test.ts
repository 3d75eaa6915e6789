import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { mayShowPrices, showsAmount } from './amounts.ts';

const page = (text: string) => contextOfPage({ title: 'Acme', body: `<h1>Acme</h1><p>${text}</p>` });

describe('amounts of money', () => {
  it.each([
    'Flügel ab 1.200,-',
    'Tuning Rs 400',
    'Rs. 1,500 per visit',
    'Stemming 490 kr',
    '12 €',
    'R$ 30',
    'CHF 12.–',
    'USD 20',
    '1 200 Kč',
    '20 euros',
    '49 zł',
    '3,000円',
    'R1 299',
    'From R 49.90',
    '85 730 р.',
    '240 руб.',
    '250 грн',
    '₸ 900',
  ])('are recognized in “%s”', (text) => expect(showsAmount(page(text))).toBe(true));

  it.each([
    'We tune 12 pianos',
    'Since 1946',
    'Call 030 123-456',
    '12 krill',
    'Tires 205 R16',
    'Room 4, French style',
    '12 рук',
  ])('are not recognized in “%s”', (text) => expect(showsAmount(page(text))).toBe(false));
});

describe('a pricing section', () => {
  const mayShow = (body: string): boolean =>
    mayShowPrices(contextOfPage({ title: 'Acme', body: `<h1>Acme tunes pianos</h1>${body}` }));

  it.each(['<h2>Pricing</h2><div></div>', '<a href="#prices">Pricing</a>'])(
    'may hold prices that are loaded later: %s',
    (body) => expect(mayShow(body)).toBe(true),
  );
  it.each(['<a href="/prices">Pricing</a>', '<h2>Pianos</h2>'])('is not %s', (body) =>
    expect(mayShow(body)).toBe(false),
  );
});

describe('a price in the markup', () => {
  const marked = (data: string) =>
    showsAmount(
      contextOfPage({
        title: 'Acme',
        body: `<h1>Acme</h1><script type="application/ld+json">{"@type":"BedAndBreakfast","name":"Acme",${data}}</script>`,
      }),
    );
  it('is an amount if it has a figure', () => {
    expect(marked('"priceRange":"€80–€95 a night"')).toBe(true);
    expect(marked('"priceRange":"$$"')).toBe(false);
  });
});
