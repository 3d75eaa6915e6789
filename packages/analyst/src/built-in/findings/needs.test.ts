import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { needFindings } from './needs.ts';

const filler = Array.from(
  { length: 14 },
  (_, index) => `<p>Dish number ${index} is cooked slowly with herbs.</p>`,
).join('');
const missing = (extra: string): string =>
  needFindings(
    contextOfPage({
      title: 'Nima restaurant',
      description: 'Restaurant with a short menu',
      body: `<h1>Nima restaurant</h1>${filler}<p>Our menu: soup for $12.</p><p>Guest reviews</p>${extra}`,
    }),
  )
    .map(({ text }) => text)
    .join('\n');

describe('saying what is absent', () => {
  it('names what visitors of such a site look for', () =>
    expect(missing('')).toMatch(/No opening hours on the page we read/u));

  it.each(['Mon-Sun 10-9', 'Monday: 11:30am to 10:00pm', 'Di–Sa 12:00–14:30'])(
    'knows opening hours written as “%s”',
    (hours) => expect(missing(`<p>${hours}</p>`)).not.toMatch(/opening hours/u),
  );

  it('looks into links, fields and names of images, too', () =>
    expect(missing('<footer><a href="/reserve">Reserve a table</a></footer>')).not.toMatch(/reserve a table/u));

  it('says nothing where the kind is not sure', () =>
    expect(needFindings(contextOfPage({ title: 'Acme', body: filler }))).toEqual([]));
});
