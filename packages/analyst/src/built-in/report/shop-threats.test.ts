import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { threatsOf } from './threats.ts';

const shop = (more: string, title = 'Acme – online shop for lamps', description = ''): string =>
  threatsOf(
    contextOfPage({
      title,
      description,
      body: `<h1>Acme lamps</h1><p>Shop lamps and shades online. Add to cart.</p><button>Add to cart</button><a href="/cart">Shopping cart</a><p>Shipping and returns</p>${more}`,
    }),
  )
    .map(({ text }) => text)
    .join('\n');
const cut = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<p>Was $${at + 60}.00 Now $${at + 40}.00</p>`).join('');

describe('what presses on a shop', () => {
  it('is nothing that presses on every shop', () => expect(shop('')).toBe(''));
  it('is discounts where many prices are cut', () => {
    expect(shop(cut(5))).toContain('Discounts carry the sale: 5 items');
    expect(shop(cut(2))).not.toContain('Discounts');
  });
  it('is a season that its title names', () => {
    expect(shop('', 'Acme – online shop for Christmas lamps')).toContain('its title names “Christmas”');
    expect(shop('', undefined, 'Lamps, and Christmas gifts')).not.toContain('season');
    expect(shop('<p>Christmas stars</p>')).not.toContain('season');
  });
  it('is the owner of what it is about', () => {
    expect(shop('', 'Acme – online shop for Minecraft lamps')).toContain('Stands on Minecraft, which others own');
    expect(shop('<p>Minecraft lamp</p>')).not.toContain('Stands on');
  });
  it('is brands that others sell as well', () => {
    expect(shop('<a href="/a">Philips</a><a href="/b">Bosch</a><a href="/c">LEGO</a>')).toContain(
      '“Philips”, “Bosch” and “LEGO”',
    );
    expect(shop('<a href="/a">Philips</a>')).not.toContain('brands');
    expect(shop('<p>Apple, Samsung, Sony</p>', 'Acme – online shop for phone cases', 'Phone cases')).not.toContain(
      'brands',
    );
  });
  it.each<[string, boolean]>([
    ['Free returns', true],
    ['Satisfaction guaranteed', false],
  ])('is what comes back, by “%s”: %s', (words, is) =>
    expect(shop(`<p>${words}</p>`).includes('Pays for what buyers send back')).toBe(is),
  );
});
