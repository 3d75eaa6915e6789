import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { ideasOf } from './ideas.ts';

const claimsOn = (page: Page): string =>
  ideasOf(contextOfPage(page))
    .map(({ claim }) => claim)
    .join('\n');

const shop = (more: string): string =>
  claimsOn({
    title: 'Acme – online shop for tea',
    body: `<h1>Acme tea</h1><p>Shop tea online. Add to cart.</p><button>Add to cart</button><a href="/returns">Returns policy</a><a href="/cart">Shopping cart</a>${more}`,
  });

describe('what the page names and does nothing with', () => {
  it('misses a price for those who buy for many', () => {
    const made = '<p>Made for office managers who want good tea at work.</p><p>One box is $14.50.</p>';
    expect(shop(made)).toContain('An order of office managers could be many times');
    expect(shop(`${made}<p>Bulk discounts from five boxes on.</p>`)).not.toContain('many times');
    expect(shop('<p>Made for students who drink tea.</p><p>One box is $14.50.</p>')).not.toContain('many times');
  });

  it('reads vouchers in the menu, unless the page explains them', () => {
    expect(shop('<a href="/gifts">Gift vouchers</a>')).toContain('“Gift vouchers” is a link');
    expect(
      shop('<a href="/gifts">Gift vouchers</a><p>Our Gift vouchers come by mail, from ten to a hundred dollars.</p>'),
    ).not.toContain('“Gift vouchers” is a link');
  });

  it('takes an entry for companies for a second audience, and a department of a newspaper for none', () => {
    expect(shop('<a href="/b2b">For businesses</a>')).toContain('Companies are a second audience: “For businesses”');
    expect(shop('<a href="/business">Business</a>')).not.toContain('Companies are a second audience');
  });
});
