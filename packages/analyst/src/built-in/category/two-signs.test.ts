import { describe, expect, it } from 'vitest';
import { categories } from './category.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { isFieldConfirmed } from './two-signs.ts';

const cheese = categories.find(({ noun }) => noun === 'cheese');

const shows = (page: Page): boolean => cheese !== undefined && isFieldConfirmed(contextOfPage(page).site, cheese);

describe('a field with two signs', () => {
  it.each<[string, Page]>([
    ['in the title', { title: 'Fern, a cheese shop', body: '<p>From our dairy.</p>' }],
    [
      'in two texts',
      { title: 'Fern', description: 'A cheese shop in Springfield', body: '<p>The cheese shop on Main Street.</p>' },
    ],
  ])('is shown %s', (_, page) => expect(shows(page)).toBe(true));

  it('is not shown by one mention in a description', () =>
    expect(shows({ title: 'Fern Hotel', description: 'Rooms above a cheese shop', body: '<p>Twelve rooms.</p>' })).toBe(
      false,
    ));
});
