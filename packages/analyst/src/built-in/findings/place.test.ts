import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { placeOf } from './place.ts';

const restaurant = (more: Partial<Page>, text = ''): Page => ({
  title: 'Nima restaurant',
  body: `<h1>Nima restaurant</h1><p>Our menu changes every week. Reserve a table.</p><p>${text}</p>`,
  ...more,
});

describe('the town of a local business', () => {
  it.each<[string, string, Page]>([
    [
      'its description',
      'Salt Lake City',
      restaurant({ description: 'Nepali food in Salt Lake City' }, 'Come to Salt Lake City.'),
    ],
    ['an American address', 'Orrville', restaurant({}, '55 Kidron Road Orrville, Ohio 44667')],
    [
      'a German one',
      'Bad Homburg',
      restaurant({
        lang: 'de',
        title: 'Nima, Restaurant',
        body: '<h1>Restaurant Nima</h1><p>Unsere Speisekarte. Wir freuen uns auf Sie und Ihre Familie.</p><p>Ring 4, 61348 Bad Homburg</p>',
      }),
    ],
    [
      'an address in a quarter of two words',
      'Harstadt-Oberfelder Tor',
      restaurant({
        lang: 'de',
        title: 'Nima, Restaurant',
        body: '<h1>Restaurant Nima</h1><p>Unsere Speisekarte. Wir freuen uns auf Sie und Ihre Familie.</p><p>Ring 4, 61348 Harstadt-Oberfelder Tor</p>',
      }),
    ],
    [
      'an Italian one',
      'Lecce',
      restaurant({
        lang: 'it',
        title: 'Nima, ristorante',
        body: '<h1>Ristorante Nima</h1><p>La nostra cucina e il menu sono una festa per la famiglia.</p><p>Via Roma 5, 73020 Lecce</p>',
      }),
    ],
  ])('is read from %s', (_, town, page) => expect(placeOf(contextOfPage(page))).toBe(town));

  it.each<[string, Page]>([
    [
      'a part of the site that the menu leads to',
      restaurant({
        lang: 'it',
        title: 'Nima, ristorante',
        description: 'Ristorante con pagine dedicate a Giardino e alla nostra cucina.',
        body: '<h1>Ristorante Nima</h1><a href="/g">Giardino</a><p>La nostra cucina è in Giardino per la famiglia.</p>',
      }),
    ],
    ['a month', restaurant({ description: 'Closed in January' }, 'January is cold.')],
    ['a price', restaurant({}, 'Soup 12000 Points')],
    [
      'the head office of one that works in a whole country',
      restaurant({ description: 'Food for offices, nationwide' }, '55 Kidron Road Orrville, Ohio 44667'),
    ],
    ['a place named once only', restaurant({ description: 'Nepali food as in Kathmandu' })],
    [
      'the place of a site that is not local',
      {
        title: 'Acme analytics software',
        description: 'Software made in Boston',
        body: '<h1>Analytics platform</h1><p>Start your free trial. Boston.</p>',
      },
    ],
  ])('is not %s', (_, page) => expect(placeOf(contextOfPage(page))).toBeUndefined());
});
