import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { onlineShopIn } from './online-shop.ts';

const maker = (link: string) =>
  contextOfPage({
    title: 'Acme valves – manufacturer of valves',
    description: 'Manufacturer of industrial valves and fittings. Our production, certificates and data sheets.',
    body: `<h1>Manufacturer of industrial valves</h1><p>We manufacture valves in our own production, to ISO 9001.</p>${link}`,
  });

describe('a link to an online shop', () => {
  it.each<[string, string | undefined]>([
    ['<a href="https://elsewhere.example/">Spustili jsme nový eshop</a>', 'Spustili jsme nový eshop'],
    ['<a href="https://shop.acme.example/">Order here</a>', 'Order here'],
    ['<a href="/shop">Online shop</a>', 'Online shop'],
    ['<a href="/system">Ordering system</a>', 'Ordering system'],
    ['<a href="/software">Online shop software</a>', undefined],
    ['<a href="/r">Online store retailers</a>', undefined],
    ['<a href="/workshop">Our workshop</a>', undefined],
  ])('in %s is called %s', (link, name) => expect(onlineShopIn(maker(link).site)).toBe(name));

  it('shows that a manufacturer sells its goods', () => {
    expect(maker('<a href="/shop">Online shop</a>').model.id).toBe('purchase');
    expect(maker('').model.id).not.toBe('purchase');
  });
});
