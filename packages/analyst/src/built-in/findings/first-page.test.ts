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
