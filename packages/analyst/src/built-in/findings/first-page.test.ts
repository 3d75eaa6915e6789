import { describe, expect, it } from 'vitest';
import { contextOfPage, contextOfSnapshot } from '../testing/site-of.ts';
import type { Context } from './context.ts';
import { firstPageFindings } from './first-page.ts';

const fixesOf = (context: Context): string =>
  firstPageFindings(context)
    .map(({ fix }) => fix)
    .join('\n');

const DESCRIPTION = 'Hand-built hives that a family of four can carry';

describe('the title of the first page', () => {
  it('that is only a name gets the words of the description', () =>
    expect(
      fixesOf(contextOfPage({ title: 'Welcome to Hivewell', description: DESCRIPTION, body: '<p>Hives.</p>' })),
    ).toBe(`Add the offer to the title “Welcome to Hivewell”, for instance “${DESCRIPTION}”`));

  it.each(['Hivewell | Hives for small gardens', 'Restaurant Hivewell'])('stays as “%s”', (title) =>
    expect(
      fixesOf(
        contextOfPage({
          title,
          description: `${DESCRIPTION}. Restaurant with a short menu.`,
          body: '<h1>Restaurant Hivewell</h1><p>Our menu. Reserve a table in our restaurant.</p>',
        }),
      ),
    ).toBe(''),
  );
});

describe('amounts without a currency', () => {
  const plans = (amount: string) =>
    contextOfPage({
      title: 'Hivewell API',
      body: `<h1>Hives</h1><h2>Pricing</h2><ul><li>Free</li><li>Pro</li><li>${amount}</li></ul>`,
    });

  it('should name one', () =>
    expect(fixesOf(plans('12'))).toContain('Write the currency and the period beside the amounts under “Pricing”'));

  it.each(['$12', 'twelve'])('are none in “%s”', (amount) => expect(fixesOf(plans(amount))).not.toContain('currency'));
});

describe('what stands only further in', () => {
  const quote = 'Thank you for the best hive that I have ever carried home.';
  const first = contextOfPage({
    title: 'Hivewell hive shop',
    body: '<h1>Hive shop</h1><p>Online shop for hives. Add to cart.</p><a href="/cart">Shopping cart</a>',
  });
  const inner = contextOfPage({
    title: 'Prices',
    url: 'https://acme.example/prices',
    body: `<h2>What our customers say</h2><blockquote>${quote}</blockquote><p>Hive $120</p><p>Smoker $45</p>`,
  }).site.snapshot;

  it('is prices and praise', () => {
    const snapshot = { ...first.site.snapshot, subpages: [{ ...inner, role: 'pricing' as const }] };
    const fixes = fixesOf(contextOfSnapshot(snapshot));
    expect(fixes).toContain('Bring the price ($45 to $120) from /prices to the first page');
    expect(fixes).toContain('from /prices on the first page');
  });

  it('is nothing on a site of one page', () => expect(fixesOf(first)).toBe(''));
});
