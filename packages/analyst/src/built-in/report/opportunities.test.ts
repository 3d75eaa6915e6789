import { describe, expect, it } from 'vitest';
import { opportunityTexts } from '../testing/section-texts.ts';

const shop = (more: string): string =>
  opportunityTexts({
    title: 'Acme – online shop for tea',
    body: `<h1>Acme tea</h1><p>Shop tea online. Add to cart.</p><button>Add to cart</button><a href="/returns">Returns policy</a><a href="/cart">Shopping cart</a>${more}`,
  });

describe('opportunities in links', () => {
  it('include vouchers in the menu unless the page explains them', () => {
    expect(shop('<a href="/gifts">Gift vouchers</a>')).toContain('“Gift vouchers” addresses them');
    expect(
      shop('<a href="/gifts">Gift vouchers</a><p>Our Gift vouchers come by mail, from ten to a hundred dollars.</p>'),
    ).not.toContain('“Gift vouchers” addresses them');
  });

  it('include an entry for companies, but not a department of a newspaper', () => {
    expect(shop('<a href="/b2b">For businesses</a>')).toContain('Companies are a second audience: “For businesses”');
    expect(shop('<a href="/business">Business</a>')).not.toContain('Companies are a second audience');
  });

  it.each([
    ['<a href="/hire">Rentals</a>', 'could rent instead of buying: “Rentals”'],
    ['<a href="/dealers">Become a dealer</a>', 'Dealers could bring it to more buyers: “Become a dealer”'],
    ['<a href="/expo">For exhibitors</a>', 'Exhibitors pay for the people they meet: “For exhibitors”'],
    ['<a href="/learn">Workshops</a>', 'could also pay for training: “Workshops”'],
  ])('include %s', (link, claim) => expect(shop(link)).toContain(claim));

  it('do not include labels, or training of a company’s own staff', () => {
    expect(shop('<a href="/hire">Rentals</a>')).toContain('“Rentals”');
    expect(shop('<p>Rentals</p>')).not.toContain('“Rentals”');
    expect(shop('<a href="/a/learn">Training</a>')).toContain('“Training” addresses them');
    expect(shop('<a href="/a/learn">Training</a><a href="/b/learn">Training</a>')).not.toContain('“Training”');
  });

  it.each(['Hosts', 'Party shoes', 'Our owner', 'Training shoes', 'Our dealers', 'Rivenditori'])(
    'do not include “%s”',
    (link) => expect(shop(`<a href="/x">${link}</a>`)).not.toContain(`“${link}” is`),
  );
});
