import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { roleAt } from './role-at.ts';

const shop = contextOfPage({
  title: 'Acme cheese shop',
  description: 'Online shop for cheese. Add to cart, free shipping, returns.',
  body: '<h1>Acme cheese shop</h1><p>Add to cart</p><a href="/cart">Shopping cart</a><p>€20</p>',
});

describe('what someone is to a site', () => {
  it.each<[string, string | undefined]>([
    ['Cheese lover', 'Private buyer'],
    ['Parent looking for cheese', 'Parent'],
    ['Private buyer of cheese', undefined],
  ])('is, of “%s” at a shop, %s', (name, role) => expect(roleAt(shop, name)).toBe(role));

  it('is not said where the kind is not sure', () =>
    expect(roleAt(contextOfPage({ title: 'Acme', body: '<p>Hello.</p>' }), 'Cheese lover')).toBeUndefined());
});
