import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { damage } from './damage.ts';

const textsOn = (body: string, title = 'Acme bagpipes'): readonly string[] =>
  damage(contextOfPage({ title, body: `<h1>${title}</h1><p>We sell bagpipes.</p>${body}` })).map(({ text }) => text);
const links = (...names: readonly string[]): string => names.map((name) => `<a href="/${name}">${name}</a>`).join('');

describe('links that others planted', () => {
  it('are on goods that the site has nothing to do with', () =>
    expect(textsOn(links('uggs black friday', 'Bagpipes', 'cheap ray bans', 'buy cheap viagra online'))).toEqual([
      'Links that others seem to have planted stand on the page: “uggs black friday”, “cheap ray bans” and “buy cheap viagra online”',
    ]));

  it.each<[string, string]>([
    [links('uggs black friday', 'Black Friday'), 'Acme bagpipes'],
    [links('Rolex watches', 'Gucci bags', 'Sale'), 'Acme bagpipes'],
    [links('Gucci outlet', 'Gucci bags on sale'), 'Gucci and more, second hand'],
  ])('are not %s on “%s”', (body, title) => expect(textsOn(body, title)).toEqual([]));
});

describe('broken letters', () => {
  it.each<[string, string]>([
    ['EspaÃ±ol', 'Letters are broken on the page: “EspaÃ±ol”'],
    ['Itâ€™s all about reeds and drones.', 'Letters are broken on the page: “Itâ€™s”'],
  ])('are in “%s”', (words, text) => expect(textsOn(`<p>${words}</p>`)).toEqual([text]));

  it('are in links as well', () => expect(textsOn(links('EspaÃ±ol'))).toHaveLength(1));

  it.each(['Español', 'It’s all about reeds.', 'Ã is a letter of Portuguese', 'SÃO PAULO'])(
    'are not in “%s”',
    (words) => expect(textsOn(`<p>${words}</p>`)).toEqual([]),
  );
});
