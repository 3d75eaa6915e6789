import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { alternativesOf } from './market.ts';

const rivalsOf = (title: string, more: string): readonly string[] =>
  alternativesOf(
    contextOfPage({
      title,
      description: `${title}. Toys and model kits.`,
      body: `<h1>Toys from Acme</h1><p>Add to cart $12.00</p><p>Add to cart $15.00</p><a href="/cart">Shopping cart</a><p>Shipping and returns</p><a href="/toys">Toys</a>${more}`,
    }),
  );

describe('rivals from the table', () => {
  it('are the shops that buyers can choose instead', () =>
    expect(rivalsOf('Acme – online toy store', '')).toContain('Amazon'));
  it('are none that the page itself names', () =>
    expect(rivalsOf('Acme – online toy store', '<p>Find us on Amazon too.</p>')).not.toContain('Amazon'));
  it('are still those whose name is part of another word', () =>
    expect(rivalsOf('Acme – online toy store', '<p>A game of the Amazonas.</p>')).toContain('Amazon'));
});
