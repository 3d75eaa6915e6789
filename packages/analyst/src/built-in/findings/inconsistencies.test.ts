import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { inconsistencyFindings } from './inconsistencies.ts';

const SHOP = '<h1>Cheese from the valley</h1><p>Shipping and returns</p><button>Add to cart</button>';
const fixesOn = (body: string): readonly (string | undefined)[] =>
  inconsistencyFindings(
    contextOfPage({ title: 'Cheese shop', description: 'Online shop for artisan cheese.', body: `${SHOP}${body}` }),
  ).map(({ fix }) => fix);
const part = (name: string, text: string): string => `<h3>${name}</h3><p>${text}</p>`;

const LONG =
  'It ripens for months in a cellar of stone, is turned by hand every second day, and travels in paper and straw.';

describe('inconsistent parts of a page', () => {
  it('include a text that repeats another', () => {
    expect(fixesOn(part('Alp', LONG) + part('Goat', LONG))).toEqual([
      'Describe “Goat” in its own words: it repeats the text of “Alp”',
    ]);
    expect(fixesOn(part('Alp', LONG) + part('Goat', `${LONG} So does this.`))).toEqual([]);
    expect(fixesOn(part('Alp', LONG) + part('Goat', LONG) + part('Blue', LONG))).toEqual([]);
    const note =
      'For gifts of up to €300 a copy of the transfer is enough for your tax return, and no receipt is needed.';
    expect(fixesOn(part('Give', note) + part('Give more', note))).toEqual([]);
    expect(fixesOn(part('Alp', 'Sold by weight.') + part('Goat', 'Sold by weight.'))).toEqual([]);
  });
});

const offer = (name: string, text: string): string => `<h3>${name}</h3><p>${text}</p><button>Book now</button>`;
const TOURS = [offer('River walk', '$20'), offer('Night walk', '$30'), offer('Heron boat', 'Three hours')].join('');

describe('offers with the same button', () => {
  it.each<[string, string | undefined]>([
    [TOURS + offer('Stork bus', 'All day'), 'Add the price to “Heron boat” and to the other offer without one'],
    [TOURS + offer('Stork bus', '$40'), 'Add the price to “Heron boat”'],
    [TOURS, undefined],
    [TOURS.replace('Three hours', '$15') + offer('Stork bus', '$40'), undefined],
  ])('are reported if some have no price: %#', (body, fix) =>
    expect(fixesOn(body).find((each) => each?.startsWith('Add the price to') === true)).toBe(fix),
  );
});
