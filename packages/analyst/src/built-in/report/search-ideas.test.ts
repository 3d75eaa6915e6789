import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { townInTitle } from './search-ideas.ts';

const INN: Page = {
  title: 'Nima restaurant',
  description: 'Restaurant with a short menu that changes each week',
  body: '<h1>Nima cooks for the valley</h1><p>Our menu changes each week. Reserve a table.</p><p>Open daily.</p>',
};
describe('the town of a business', () => {
  const body = `${INN.body}<p>12 Mill Street, Salem, OR 97301</p>`;
  const townStep = (page: Partial<Page>): string | undefined =>
    townInTitle(contextOfPage({ ...INN, body, ...page }))?.text;

  it('is added to a title that leaves it out', () =>
    expect(townStep({})).toBe('Add “Salem” to the title “Nima restaurant”'));

  it.each([
    ['title', { title: 'Nima restaurant, Salem' }],
    ['title, as one of many', { title: 'Nima restaurant, catering nationwide' }],
    ['description', { description: 'Restaurant in Salem with a short menu' }],
  ])('is there already in the %s', (_where, page) => expect(townStep(page)).toBeUndefined());

  it.each(['We deliver our dumplings nationwide.', 'Wir liefern bundesweit.', 'Nous livrons partout en France.'])(
    'is none where the page says “%s”',
    (words) => expect(townStep({ body: `${body}<p>${words}</p>` })).toBeUndefined(),
  );

  it('is none without an address', () => expect(townStep({ body: INN.body })).toBeUndefined());

  it.each<[string, boolean]>([
    ['Seaview House Rye', false],
    ['Seaview House with three rooms', true],
  ])('of an inn called “%s” is asked for: %s', (title, isAsked) => {
    const rooms =
      '<h1>Seaview House: hotel rooms</h1><p>A guest house in Rye. Book your stay: rooms with breakfast.</p><a href="/b">Book now</a><p>12 Mill Street, Salem, OR 97301</p>';
    expect(townStep({ title, description: 'Hotel with rooms and breakfast', body: rooms }) !== undefined).toBe(isAsked);
  });
});
