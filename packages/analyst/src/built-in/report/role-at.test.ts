import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { roleAt } from './role-at.ts';

describe('what someone is to a site', () => {
  it('is a private buyer at a shop', () => {
    const shop = contextOfPage({
      title: 'Acme cheese shop',
      description: 'Online shop for cheese. Add to cart, free shipping, returns.',
      body: '<h1>Acme cheese shop</h1><p>Add to cart</p><a href="/cart">Shopping cart</a><p>€20</p>',
    });
    expect(roleAt(shop)).toBe('Private buyer');
  });

  it('is a visitor where the kind is not sure', () =>
    expect(roleAt(contextOfPage({ title: 'Acme', body: '<p>Hello.</p>' }))).toBe('Visitor'));

  it('is not known to be a private customer where firms order as well', () => {
    const trade = contextOfPage({
      title: 'Harrow plumbers',
      description: 'Plumbing and heating by plumbers in Harrow. Get a quote.',
      body: '<h1>Plumbers in Harrow</h1><p>We repair boilers. Call us for a free quote.</p>',
    });
    expect(trade.isSure).toBe(true);
    expect(roleAt(trade)).toBe('Visitor');
  });
});
