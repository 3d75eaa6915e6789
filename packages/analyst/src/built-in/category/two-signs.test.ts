import { describe, expect, it } from 'vitest';
import { categories } from './category.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { hasTwoSigns } from './two-signs.ts';

const cheese = categories.find(({ noun }) => noun === 'cheese');

const shows = (page: Page): boolean => cheese !== undefined && hasTwoSigns(contextOfPage(page).site, cheese);

describe('whether a field is certain enough to name its rivals', () => {
  it.each<[string, Page]>([
    ['in the title', { title: 'Fern, a cheese shop', body: '<p>From our dairy.</p>' }],
    [
      'in two texts',
      { title: 'Fern', description: 'A cheese shop in Springfield', body: '<p>The cheese shop on Main Street.</p>' },
    ],
  ])('is, where it stands %s', (_, page) => expect(shows(page)).toBe(true));

  it('is not, where one description brushes it', () =>
    expect(shows({ title: 'Fern Hotel', description: 'Rooms above a cheese shop', body: '<p>Twelve rooms.</p>' })).toBe(
      false,
    ));
});
