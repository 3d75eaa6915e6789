import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { exactField } from './exact-field.ts';

const shop = (title: string): string | undefined =>
  exactField(
    contextOfPage({
      title,
      body: '<h1>Fern of Rye</h1><p>Buy furniture in our store: tables and chairs.</p><a href="/cart">Shopping cart</a><p>Shipping and returns</p>',
    }),
  )?.noun;

describe('the exact field of a site', () => {
  it.each([
    'Fern | Furniture',
    'Furniture shop in Rye: Fern',
    'Fern: our best quality furniture online',
    'Furniture & lamps at Fern',
  ])('is furniture: “%s”', (title) => expect(shop(title)).toBe('furniture and home decor'));

  it.each(['Fern | Custom furniture', 'Furniture polish by Fern', 'Doll house furniture: Fern', 'Fern of Rye'])(
    'is narrower or undefined: “%s”',
    (title) => expect(shop(title)).toBeUndefined(),
  );

  it.each<[string, string | undefined]>([
    ['Fern: an anonymous habit tracker', 'habit tracking'],
    ['Fern: a pet habit tracker', undefined],
    ['Fern Pet Habit Tracker', undefined],
  ])('for software, “%s” is %s', (title, noun) =>
    expect(
      exactField(
        contextOfPage({
          title,
          body: '<h1>Fern</h1><p>A web app. Log in or sign up for a free trial.</p><p>Our habit tracker runs in your browser.</p>',
        }),
      )?.noun,
    ).toBe(noun),
  );

  it('is undefined in a list, and for groups other than its buyers', () => {
    expect(shop('Lamps, rugs, furniture, mirrors and clocks: Fern')).toBeUndefined();
    const recruiting = (title: string) =>
      exactField(
        contextOfPage({
          title,
          body: '<h1>Recruiting software</h1><p>Log in or start your free trial. Plans from $9 a month.</p>',
        }),
      )?.noun;
    expect(recruiting('Fern | Recruiting software')).toBe('human resources software');
    expect(recruiting('Fern | Recruiting software for coaches')).toBeUndefined();
    const tickets = contextOfPage({
      title: 'Fern: repair tickets for small bike shops',
      body: '<h1>Repair tickets</h1><p>Log in or start your free trial. Plans from $9 a month.</p>',
    });
    expect(exactField(tickets)?.noun).toBe('repair shop software');
  });

  it.each<[string, string | undefined]>([
    ['Start your project today.', 'projects and causes'],
    ['Own-branded crowdfunding for your campus.', undefined],
  ])('of a platform for people does not apply to organizations that buy it: “%s”', (text, noun) =>
    expect(
      exactField(
        contextOfPage({
          title: 'Fern - crowdfunding',
          description: 'Crowdfunding',
          body: `<h1>Crowdfunding platform</h1><p>Fern is a crowdfunding platform.</p><p>${text}</p>`,
        }),
      )?.noun,
    ).toBe(noun),
  );

  it('is not read from texts below the first words', () =>
    expect(
      exactField(contextOfPage({ title: 'Fern', body: '<h1>Fern</h1><p>Furniture.</p><p>Furniture for sale.</p>' })),
    ).toBeUndefined());
});
