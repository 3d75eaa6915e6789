import { describe, expect, it } from 'vitest';
import { threatTexts } from '../testing/section-texts.ts';

const shop = (more: string, title = 'Acme – online shop for lamps', description = ''): string =>
  threatTexts({
    title,
    description,
    body: `<h1>Acme lamps</h1><p>Shop lamps and shades online. Add to cart.</p><button>Add to cart</button><a href="/cart">Shopping cart</a><p>Shipping and returns</p>${more}`,
  });
const cut = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<p>Was $${at + 60}.00 Now $${at + 40}.00</p>`).join('');

describe('the risks of a shop', () => {
  it('do not include what holds for every shop', () => expect(shop('')).toBe(''));
  it('include discounts if many prices are cut', () => {
    expect(shop(cut(5))).toContain('Relies on discounts: 5 items');
    expect(shop(cut(2))).not.toContain('Discounts');
  });
  it('include a season in the title', () => {
    expect(shop('', 'Acme – online shop for Christmas lamps')).toContain('its title names “Christmas”');
    expect(shop('', undefined, 'Lamps, and Christmas gifts')).not.toContain('season');
    expect(shop('<p>Christmas stars</p>')).not.toContain('season');
  });
  it('include the owner of the product it is about', () => {
    expect(shop('', 'Acme – online shop for Minecraft lamps')).toContain('Depends on Minecraft, which others own');
    expect(shop('<p>Minecraft lamp</p>')).not.toContain('Stands on');
  });
  it('include brands that others sell as well', () => {
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
  ])('include returns by “%s”: %s', (words, is) =>
    expect(shop(`<p>${words}</p>`).includes('Pays for returns')).toBe(is),
  );
});
