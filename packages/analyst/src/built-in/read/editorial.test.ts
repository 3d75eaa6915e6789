import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { editorialIn, isKeywords, isTeaser } from './editorial.ts';

const editorial = (body: string): readonly string[] => {
  const { site } = contextOfPage({ title: 'Acme', body: `<h1>Acme</h1>${body}` });
  return [...editorialIn(site)].filter(({ place }) => place !== 'link').map(({ text }) => text);
};

describe('texts about others', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'what stands under news',
      '<h2>Latest news</h2><h3>Mayor opens a bridge</h3><p>It is blue.</p><h2>Our rooms</h2><p>They are warm.</p>',
      ['Latest news', 'Mayor opens a bridge', 'It is blue.'],
    ],
    [
      'news in German',
      '<h2>Aktuelles</h2><p>Wir waren am See.</p><h2>Kurse</h2><p>Jeden Tag.</p>',
      ['Aktuelles', 'Wir waren am See.'],
    ],
    [
      'what a heading calls another site',
      '<h2><a href="/own">A page for all who come to us</a></h2><h2><a href="https://other.example/">A portal for all who come to town</a></h2>',
      ['A portal for all who come to town'],
    ],
    [
      'a teaser',
      '<h2>Bridge</h2><p>The bridge is blue and long. Read more »</p>',
      ['The bridge is blue and long. Read more »'],
    ],
    [
      'a post with its date',
      '<h2>Slow loops</h2><p>Posted on March 3, 2019</p><p>A loop is slow.</p>',
      ['Posted on March 3, 2019', 'Slow loops', 'A loop is slow.'],
    ],
    [
      'a title that leads to an article',
      '<h3><a href="/2020/05/why-trees-fall">Why old trees fall in winter</a></h3><p>They are tired.</p>',
      ['Why old trees fall in winter', 'They are tired.'],
    ],
  ])('are %s', (_, body, texts) => expect(editorial(body)).toEqual(texts));

  it.each([
    '<h2>Our services</h2><p>We repair boilers in two days.</p>',
    '<h2>Boiler repair</h2><p>We came to Harrow on 3 March 1998 and have repaired boilers of all sizes ever since.</p>',
    '<h2><a href="/boilers">Boiler repair for landlords of old houses</a></h2><p>We repair them.</p>',
    '<h2>News for gardeners who like roses</h2><p>We sell roses.</p>',
  ])('are not in “%s”', (body) => expect(editorial(body)).toEqual([]));

  it('are teasers in seven languages', () => {
    for (const end of [
      'Read more',
      'Weiterlesen',
      'Lire la suite',
      'Leer más',
      'Leggi tutto',
      'Ler mais',
      '続きを読む',
    ])
      expect(isTeaser(`Acme. ${end}`)).toBe(true);
    expect(isTeaser('Books for people who like to read more and write less.')).toBe(false);
  });

  it('are not keyword lists', () => {
    expect(isKeywords('flats, rooms, houses, rent, buy, sell a house')).toBe(true);
    expect(isKeywords('Free delivery of more than 600 shoes, boots, bags, hats, belts, gloves')).toBe(false);
    expect(isKeywords('We repair boilers, floors and drains.')).toBe(false);
  });
});
