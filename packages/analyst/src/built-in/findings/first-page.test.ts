import { describe, expect, it } from 'vitest';
import { contextOfPage, contextOfSnapshot } from '../testing/site-of.ts';
import type { Context } from './context.ts';
import { firstPageFindings } from './first-page.ts';

const fixesOf = (context: Context): string =>
  firstPageFindings(context)
    .map(({ fix }) => fix)
    .join('\n');

describe('what stands only further in', () => {
  const quote = 'Thank you for the best hive that I have ever carried home.';
  const first = contextOfPage({
    title: 'Hivewell hive shop',
    body: '<h1>Hive shop</h1><p>Online shop for hives. Add to cart.</p><a href="/cart">Shopping cart</a>',
  });
  const inner = contextOfPage({
    title: 'Prices',
    url: 'https://acme.example/prices',
    body: `<h2>What our customers say</h2><blockquote>${quote}</blockquote><h2>Our hives</h2><p>Hive $120</p><p>Smoker $45</p>`,
  }).site.snapshot;

  it('is prices', () => {
    const snapshot = { ...first.site.snapshot, subpages: [{ ...inner, role: 'pricing' as const }] };
    const fixes = fixesOf(contextOfSnapshot(snapshot));
    expect(fixes).toContain('Bring the price ($45 and $120) from /prices to the first page');
  });

  it('is nothing on a site of one page', () => expect(fixesOf(first)).toBe(''));
});

const fixesOn = (description: string, more: string) =>
  fixesOf(
    contextOfPage({
      title: 'Acme pet insurance',
      description: `Pet insurance from an insurance company. ${description}`,
      body: `<h1>Pet insurance from Acme</h1><p>What we cover: accidents.</p><a href="/q">Get a quote</a>${more}`,
    }),
  );

it('is no figure that the page has brought up to date', () => {
  const fixes = fixesOn('For 16 years we have insured pets.', '<p>For 19 years we have insured pets.</p>');
  expect(fixes).not.toContain('16 years');
  expect(fixesOn('For 16 years we have insured pets.', '')).toContain('16 years');
});

describe('a figure of the description', () => {
  it('belongs on the page, too', () =>
    expect(fixesOn('Customer rated 9.6.', '')).toBe(
      'Write “Customer rated 9.6” where visitors read it, beside “Get a quote”',
    ));

  it('is read with the word after it, past the point of a short form', () =>
    expect(fixesOn('More than 4 Mio. pets are insured with us.', '<p>Call within 4 hours</p>')).toContain(
      'Write “More than 4 Mio. pets are insured with us”',
    ));

  it.each([
    ['Customer rated 9.6.', '<p>Rated 9.6 by customers</p>'],
    ['Customers since 2005.', ''],
    ['Over 200,000+ pets insured.', '<p>Join 600,000+ Pets</p>'],
    ['Call us at 877-738-7237 today.', ''],
    ['We pay every claim fast.', ''],
  ])('is not missed in “%s” beside “%s”', (description, more) => expect(fixesOn(description, more)).toBe(''));
});
