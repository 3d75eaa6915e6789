import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { alternativesOf } from './market.ts';

const shop = (title: string, description: string, more: string): readonly string[] =>
  alternativesOf(
    contextOfPage({
      title,
      description,
      body: `<h1>Acme</h1><p>Buy online. Add to cart $12.00</p><p>Add to cart $15.00</p><a href="/cart">Shopping cart</a><p>Shipping and returns</p>${more}`,
    }),
  );
const beads = (more: string): readonly string[] =>
  shop('Acme – online shop for beads', 'Beads and beading supplies', more);

describe('rivals from the table', () => {
  it('are the shops that buyers can choose instead', () => expect(beads('')).toContain('Etsy'));
  it('are none that the page itself names', () => expect(beads('<p>Find us on Etsy too.</p>')).not.toContain('Etsy'));
  it('are still those whose name is part of another word', () =>
    expect(beads('<p>A necklace by Betsyne.</p>')).toContain('Etsy'));
  it('are none where only lines further down name the field', () =>
    expect(
      shop('Acme – online shop', 'Our shop for you', `${'<p>Parcels leave daily.</p>'.repeat(30)}<p>Beads</p>`),
    ).toEqual([]));
  it('are none of a comparison, and tract builders are none of a remodeler', () => {
    expect(shop('Acme – beads price comparison', 'Beads and beading supplies: compare prices', '')).toEqual([]);
    const builder = (title: string): readonly string[] =>
      alternativesOf(
        contextOfPage({
          title,
          description: 'Home builder in Houston, Texas',
          body: `<h1>${title}</h1><p>Custom home builders of Houston. Our home builders build new homes.</p><p>Houston, TX 77002</p>`,
        }),
      );
    expect(builder('Acme home builder')).toContain('Lennar');
    expect(builder('Acme home builder and remodeling')).toEqual([]);
  });
  it('are those of the trade, not of its neighbor', () => {
    expect(shop('Acme – online shop for party supplies', 'Party supplies and napkins', '')).not.toContain('Funidelia');
    expect(shop('Acme – WordPress themes', 'Online shop for WordPress themes', '')).not.toContain('TurboSquid');
    expect(shop('Acme – soccer shop', 'Online shop for soccer gear and soccer T-shirts', '')).toEqual([]);
  });
});
