import { describe, expect, it } from 'vitest';
import { ideaTexts } from '../testing/ideas-on.ts';

const shop = (more: string): string =>
  ideaTexts({
    title: 'Acme – online shop',
    body: `<h1>Acme</h1><p>Our shop for the whole house. Parcels leave our store every day, and we pack each of them by hand with paper from the region.</p>${'123456789'.replaceAll(/./gu, '<p>Add to cart $$$&2.00</p>')}<a href="/cart">Shopping cart</a><p>Shipping and returns</p><p>We have sold lamps, pots and brooms in Lumea for a long time and know each of them.</p>${more}`,
  });

describe('what a shop could gain', () => {
  it('is the goods that an instruction needs', () => {
    expect(shop('<a href="/t">Tutorials</a>')).toContain('Those who come for “Tutorials” could buy');
    expect(shop('<a href="/t">Tutorial swords</a>')).not.toContain('Those who come for');
  });
  it('is buyers near the stores of a chain', () => {
    expect(shop('<a href="/s">Store locator</a>')).toContain('could collect it: “Store locator”');
    expect(shop('<a href="/s">Our showroom</a>')).not.toContain('could collect it');
  });
  it('is no pickup that the page offers already', () =>
    expect(shop('<a href="/s">Store locator</a><p>Click & Collect</p>')).not.toContain('could collect it'));
  it('is no pickup where orders are collected already', () =>
    expect(shop('<a href="/s">Store locator</a><p>Cash when you collect in one of them.</p>')).not.toContain(
      'could collect it',
    ));
});

describe('what a town could gain', () => {
  const town = (more: string): string =>
    ideaTexts({
      title: 'City of Lumea',
      description: 'Official website of the City of Lumea',
      body: `<h1>City of Lumea</h1><p>City council, mayor, departments, residents, permits.</p>${more}`,
    });
  it('is what can be done online, in one place', () => {
    expect(town('<a href="/t">Pay your taxes online</a><a href="/c">Renew car tags online</a>')).toContain(
      'in one section “Do it online”',
    );
    expect(town('<a href="/t">Pay your taxes online</a>')).not.toContain('Do it online');
  });
});

describe('what a forum could gain', () => {
  it.each<[string, boolean]>([
    ['12 members and 340 guests', true],
    ['340 guests rooms', false],
  ])('is members among its guests, by “%s”: %s', (words, is) =>
    expect(
      ideaTexts({
        title: 'Heron Forum',
        body: `<h1>Heron Forum</h1><p>Discussion forum. Threads, posts, members. Register to reply.</p><p>${words}</p>`,
      }).includes('Guests who read could become members'),
    ).toBe(is),
  );
});
