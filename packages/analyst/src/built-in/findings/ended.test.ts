import { describe, expect, it } from 'vitest';
import { competitorsOf } from '../report/market.ts';
import { threatsOf } from '../report/threats.ts';
import { weaknessesOf } from '../report/weaknesses.ts';
import { contextOfPage } from '../testing/site-of.ts';
import { endingOf } from './ended.ts';

const page = (notice: string, lang = 'en') =>
  contextOfPage({
    title: 'Tessera - an open-source editor',
    lang,
    body: `<h1>Tessera</h1><p>${notice}</p><p>An open-source editor. Source code on GitHub, MIT license.</p>`,
  });

describe('an end-of-product notice', () => {
  it.each([
    ['On May 2, Acme will end support for Tessera.', 'en'],
    ['Tessera is no longer actively maintained.', 'en'],
    ['This project has been discontinued.', 'en'],
    ['Tessera has been superseded by Mosaic Writer.', 'en'],
    ['Development of Tessera has ended in 2021.', 'en'],
    ['Tessera wird nicht mehr weiterentwickelt, und die Downloads sind für Sie da.', 'de'],
    ['Ce logiciel n’est plus maintenu, et les sources sont dans le dépôt.', 'fr'],
    ['Tessera ya no se mantiene, y el código es para todos.', 'es'],
  ])('is read from “%s”', (notice, lang) => expect(endingOf(page(notice, lang))?.sentence).toBe(notice));

  it.each([
    'Tessera 2 is no longer supported: update to Tessera 3.',
    'Support for Tessera v1.4 has ended in May.',
    'Tessera no longer supports old browsers.',
    'Acme will end support for Windows 7.',
    'The free plan of Tessera has been discontinued.',
    'Tessera’s old format is no longer supported.',
    'Tessera stops you from losing work.',
  ])('is not read from “%s”', (notice) => expect(endingOf(page(notice))).toBeUndefined());

  it('is not read in a shop', () =>
    expect(
      endingOf(
        contextOfPage({
          title: 'Tessera shop',
          description: 'Online shop for tiles, free shipping, returns.',
          body: '<h1>Tiles</h1><p>This software has been discontinued.</p><p>Add to cart</p><a href="/cart">Shopping cart</a><p>$20</p>',
        }),
      ),
    ).toBeUndefined());
});

describe('a report on a discontinued product', () => {
  const context = page(
    'Acme will end support for Tessera. We encourage users to migrate to Mosaic Writer, a free editor.',
  );
  const notice = '“Acme will end support for Tessera”';

  it('names the end first, as a weakness and a threat', () => {
    expect(weaknessesOf(context)[0]?.text).toBe(`The page announces the end of the product: ${notice}`);
    expect(threatsOf(context)[0]?.text).toBe(`Its users are sent to Mosaic Writer: ${notice}`);
  });

  it('names the successor as a rival', () =>
    expect(competitorsOf(context)[0]?.text).toMatch(/^Mosaic Writer, named on the page: /u));

  it('has no weakness for missing users or proof', () =>
    expect(weaknessesOf(context).filter(({ kind }) => kind.startsWith('no-'))).toEqual([]));

  it('says that users have no successor if none is named', () =>
    expect(threatsOf(page('Tessera is no longer maintained.'))[0]?.text).toBe(
      'Its users have to look for something else: “Tessera is no longer maintained”',
    ));
});
