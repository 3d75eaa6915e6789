import { describe, expect, it } from 'vitest';
import type { Price } from '../site-snapshot.ts';
import { snapshotFromHtml } from '../snapshot-from-html.ts';
import { parseAmount } from './prices.ts';

const pricesOf = (html: string, language = 'en') =>
  snapshotFromHtml(`<html lang="${language}"><body>${html}`, {
    requestedUrl: 'https://a.example/',
    finalUrl: 'https://a.example/',
  }).prices;

const brief = ({ amount, currency, period }: Price) => `${amount} ${currency} ${period}`.replace('  ', ' ');
const priced = (text: string, language?: string) => pricesOf(`<p>${text}</p>`, language).map(brief);

it('does not take a size such as 3/4 for a price', () =>
  expect(priced('Cello 3/4 € 155,00')).toEqual(['155 EUR once']));

describe('reading an amount', () => {
  it.each([
    ['29', 29],
    ['29.99', 29.99],
    ['29,99', 29.99],
    ['29.9', 29.9],
    ['1,299', 1_299],
    ['1.299', 1_299],
    ['1 299', 1_299],
    ["1'299", 1_299],
    ['1,299.00', 1_299],
    ['1.299,00', 1_299],
    ['12.345.678,90', 12_345_678.9],
    ['1,00,000', 100_000],
    ['0.005', 0.005],
    ['0,99', 0.99],
    ['1234.567', 1_234.567],
  ])('takes %s for %d', (text, amount) => expect(parseAmount(text)).toBe(amount));
});

describe('finding prices', () => {
  it.each([
    ['$29', '29 USD once'],
    ['Only $ 29.99 today', '29.99 USD once'],
    ['US$29', '29 USD once'],
    ['29 USD', '29 USD once'],
    ['USD 1,299.00', '1299 USD once'],
    ['29 €', '29 EUR once'],
    ['€29', '29 EUR once'],
    ['1.299,00 €', '1299 EUR once'],
    ['29,- €', '29 EUR once'],
    ['29 Euro', '29 EUR once'],
    ['£5', '5 GBP once'],
    ['¥1,000', '1000 JPY once'],
    ['1,000円', '1000 JPY once'],
    ['CHF 29.–', '29 CHF once'],
    ['199 kr', '199 SEK once'],
    ['49 zł', '49 PLN once'],
    ['71,34 грн', '71.34 UAH once'],
    ['цени от 50 лв', '50 BGN once'],
    ['1 290 руб.', '1290 RUB once'],
    ['₹1,00,000', '100000 INR once'],
    ['R$ 29,90', '29.9 BRL once'],
    ['A$29', '29 AUD once'],
    ['Basic$9', '9 USD once'],
  ])('reads "%s"', (text, price) => expect(priced(text)).toEqual([price]));

  it.each([
    ['$29/mo', '29 USD month'],
    ['$29 / month', '29 USD month'],
    ['$29 a month', '29 USD month'],
    ['$29 monthly', '29 USD month'],
    ['£5 per user per month', '5 GBP month'],
    ['$12 / user / mo, billed annually', '12 USD month'],
    ['$8.99 if billed yearly', '8.99 USD month'],
    ['$290 billed annually', '290 USD year'],
    ['$290/yr', '290 USD year'],
    ['$290 per year', '290 USD year'],
    ['Monthly: $29', '29 USD month'],
    ['$3 per day', '3 USD day'],
    ['$15 a week', '15 USD week'],
    ['29 € pro Monat', '29 EUR month'],
    ['29 €/Monat', '29 EUR month'],
    ['299 € im Jahr', '299 EUR year'],
    ['monatlich 29 €', '29 EUR month'],
    ['29 € par mois', '29 EUR month'],
    ['290 € par an', '290 EUR year'],
    ['29 € al mes', '29 EUR month'],
    ['R$ 29,90 por mês', '29.9 BRL month'],
    ['29 € al mese', '29 EUR month'],
    ["30 € l'anno", '30 EUR year'],
    ['30 € all’anno', '30 EUR year'],
    ["30 € à l'année", '30 EUR year'],
    ["30 € l'anneau", '30 EUR once'],
    ['29 € per maand', '29 EUR month'],
    ['99 kr/mån', '99 SEK month'],
    ['49 zł miesięcznie', '49 PLN month'],
    ['月額1,000円', '1000 JPY month'],
    ['1,000円/月', '1000 JPY month'],
    ['$29 for a lifetime', '29 USD once'],
  ])('reads the period of "%s"', (text, price) => expect(priced(text)).toEqual([price]));

  it('separates several prices in a sentence', () => {
    expect(priced('$9.99/mo or $99/yr')).toEqual(['9.99 USD month', '99 USD year']);
    expect(priced('29 € pro Monat oder 290 € pro Jahr')).toEqual(['29 EUR month', '290 EUR year']);
    expect(priced('Monthly $29 Yearly $290')).toEqual(['29 USD month', '290 USD year']);
  });

  it('reads a bare sign as the currency of the language', () => {
    expect(priced('99 kr', 'nb')).toEqual(['99 NOK once']);
    expect(priced('99 kr.', 'da-DK')).toEqual(['99 DKK once']);
    expect(priced('¥99', 'zh-CN')).toEqual(['99 CNY once']);
    expect(priced('$99', 'en-AU')).toEqual(['99 AUD once']);
    expect(priced('$24.900', 'es-CO')).toEqual(['24900 COP once']);
    expect(priced('$24.90', 'es')).toEqual(['24.9 USD once']);
  });

  it.each([
    'Save $20 today',
    'Get $20 off',
    'We raised $5M from $10 million funds',
    'Over $2 billion in revenue',
    'Earn up to $100',
    'PHP 8.2 and CAD 3D',
    'Digital piano CLP 535',
    'A hatchback for Rs. 8.01 Lakh',
    'TRY 14 DAYS',
    '100 ft tall',
    'version 2.0 of 2024',
    'Start your free trial',
    '$',
    'call 555 1234',
  ])('finds none in "%s"', (text) => expect(priced(text)).toEqual([]));

  it('quotes the sentence verbatim, with the heading above', () => {
    const html = '<h2>Plans</h2><p>Simple and fair. Pay <b>$29</b> a month, e.g. by card! Cancel any time.</p>';
    expect(pricesOf(html)).toEqual([
      { text: 'Pay $29 a month, e.g.', section: 'Plans', amount: 29, currency: 'USD', period: 'month' },
    ]);
  });

  it('finds the period in the block below a price that stands alone', () => {
    expect(
      pricesOf('<div>$29</div><div>per month</div><div>$290USD</div><div>BILLED PER YEAR</div>').map(brief),
    ).toEqual(['29 USD month', '290 USD year']);
    expect(
      pricesOf(
        '<div>$29</div><p>Our team met per year and per month and per day, which is a long story about us.</p>',
      ).map(brief),
    ).toEqual(['29 USD once']);
  });

  it('skips crossed-out prices, code, and raised cents', () => {
    expect(pricesOf('<p><s>$49</s> $29</p>').map(brief)).toEqual(['29 USD once']);
    expect(pricesOf('<p>Now $29 instead of <del>$49</del></p>').map(brief)).toEqual(['29 USD once']);
    expect(pricesOf('<pre>echo $1 $2</pre>')).toEqual([]);
    expect(pricesOf('<p>$29<sup>99</sup></p>').map(brief)).toEqual(['29 USD once']);
    expect(pricesOf('<p>$29<span class="price-cents">99</span></p>').map(brief)).toEqual(['29 USD once']);
    expect(pricesOf('<p>$2<span class="big">9</span></p>').map(brief)).toEqual(['29 USD once']);
  });

  it('skips prices with a class for former prices, and no others', () => {
    const pair = (former: string) =>
      pricesOf(`<div><span class="${former}">$49</span> <span>$29</span></div>`).map(brief);
    for (const name of ['old-price', 'strike-out', 'price-old', 'ancienprix', 'price price--line-through'])
      expect(pair(name)).toEqual(['29 USD once']);
    for (const name of ['price', 'gold-price', 'household', 'price-new']) expect(pair(name)).toHaveLength(2);
    expect(pricesOf('<p class="old-price">$49</p><p>$29</p>').map(brief)).toEqual(['29 USD once']);
  });

  it('keeps a former price if it is the only one under its heading', () =>
    expect(
      pricesOf(
        '<h3>Lamp</h3><p class="old-price">6&nbsp;999,00&nbsp;zł</p><h3>Shade</h3><p class="old-price">79,00 zł</p><p>59,00 zł <b>25</b></p>',
      ).map(({ text, amount }) => [text, amount]),
    ).toEqual([
      ['6 999,00 zł', 6_999],
      ['59,00 zł', 59],
    ]));

  it('reads a block with only "free" as a price of 0', () => {
    expect(pricesOf('<h3>Starter</h3><p>Free</p>')).toEqual([
      { text: 'Free', section: 'Starter', amount: 0, currency: '', period: 'once' },
    ]);
    expect(pricesOf('<p>Kostenlos</p>').map(brief)).toEqual(['0 once']);
    expect(pricesOf('<h3>Free</h3><p>$0/mo</p>').map(brief)).toEqual(['0 USD month']);
  });

  it('does not take a price in large letters for a heading', () => {
    const html = '<h3>Starter</h3><h4>$22.99</h4><p>12 testers</p>';
    expect(pricesOf(html)).toEqual([
      { text: '$22.99', section: 'Starter', amount: 22.99, currency: 'USD', period: 'once' },
    ]);
  });

  it('finds at most 200', () => {
    expect(pricesOf(Array.from({ length: 250 }, (_, i) => `<p>$${i}</p>`).join(''))).toHaveLength(200);
  });
});
