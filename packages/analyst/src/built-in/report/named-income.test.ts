import { describe, expect, it } from 'vitest';
import { modelTexts } from '../testing/section-texts.ts';

const modelsOn = (title: string, description: string, body: string): string =>
  modelTexts({ title, description, body: `<h1>${title}</h1>${body}` });

describe('an income that the page names', () => {
  it('is not a second circle of supporters for a society of friends', () =>
    expect(
      modelsOn(
        'Förderverein Schule Kern e. V.',
        'Förderverein der Schule Kern: Wir unterstützen Kinder.',
        '<p>Der Förderverein unterstützt die Kinder der Schule.</p>',
      ),
    ).not.toMatch(/circle of supporters/iu));

  it.each([
    ['<p>A new box every month, cancel anytime.</p>', true],
    ['<a href="/cards">Prepaid cards</a>', false],
  ])('is a subscription of a shop only for recurring deliveries: %s', (body, isSubscribed) =>
    expect(
      modelsOn(
        'Joypad – online shop for video games',
        'Online shop for video games and consoles. Add to cart, free shipping.',
        `<p>We sell games.</p><a href="/dlc/subscriptions">Subscriptions</a>${body}<p>Add to cart</p><a href="/cart">Shopping cart</a>`,
      ).includes('Subscriptions, through'),
    ).toBe(isSubscribed),
  );

  it.each([
    ['Dinner with wine: €25', undefined],
    ['A room with breakfast: €90 a night', '€90'],
  ])('is the price of nights, not of meals: %s', (line, price) => {
    const models = modelsOn(
      'Hotel Heron',
      'Hotel with rooms by the river.',
      `<p>Our rooms are quiet. Check-in from 3 pm.</p><p>${line}</p>`,
    );
    expect(models).toContain('overnight stays');
    expect(models.includes('€')).toBe(price !== undefined);
    expect(models).toContain(price ?? 'overnight stays');
  });
});
