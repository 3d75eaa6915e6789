import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const kindOn = (title: string, description: string, text: string): string => {
  const { judgment, isSure } = contextOfPage({ title, description, body: `<h1>${title}</h1><p>${text}</p>` });
  return isSure ? judgment.kind.id : 'not sure';
};

describe('a definition', () => {
  it.each([
    ['Fern', 'Fern is a neighborly social app that brings walkers together', '', 'app'],
    ['Fern', '', 'Neighborly social app that brings walkers together. No feed, no chat.', 'app'],
    ['Tessera', 'Tessera is a small, open source library for color palettes', '', 'open-source'],
    ['Tessera', 'An open source library for color palettes', '', 'open-source'],
    ['Studio Pohl', 'Since 2003', 'We are a design studio in Lindau', 'agency'],
    [
      'Les Chambres de Lou',
      '',
      'Les Chambres de Lou sont des chambres d’hôtes situées dans une ferme de Lune.',
      'lodging',
    ],
    ['The Salt Lines', 'The Salt Lines is a weekly podcast about harbors', '', 'media'],
    ['Kern', 'Kern ist eine Bibliothek für Farben', '', 'open-source'],
  ])('decides the kind: %s, %s %s', (title, description, text, kind) =>
    expect(kindOn(title, description, text)).toBe(kind),
  );

  it.each([
    ['speaks of another', 'Fern', 'Moss is an app that brings walkers together', ''],
    ['has news', 'Fern', 'An app that counted steps was taken down', ''],
    ['offers more on the thing', 'Fern', 'App support for walkers', ''],
    ['mentions it later', 'Fern', 'Words for walkers. It began as an app that counted steps', ''],
    ['names what it is not', 'Fern', 'Fern is not an app that counts steps', ''],
    ['says for what it is', 'Fern', 'Fern is a shell for an app that counts steps', ''],
    ['gives one away', 'Fern', 'Free ebook for walkers', ''],
    ['stays beside others', 'Studio Pohl', 'Les voisins sont des chambres d’hôtes situées à Lune', ''],
    ['sells one', 'Fern', 'Restaurant for sale', ''],
  ])('is not one that %s', (_, title, description, text) => expect(kindOn(title, description, text)).toBe('not sure'));
});
