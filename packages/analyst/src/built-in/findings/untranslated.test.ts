import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { untranslated } from './untranslated.ts';

const FRENCH =
  '<p>Nous proposons des promenades avec un guide le long de la rivière pour les familles et les écoles de la vallée.</p>'.repeat(
    2,
  );
const leftOn = (body: string): string | undefined =>
  untranslated(
    contextOfPage({ title: 'Sentier du héron', description: 'Promenades avec un guide.', body: `${FRENCH}${body}` }),
  )?.fix;

describe('English words on a page in another language', () => {
  it.each<[string, string | undefined]>([
    ['<p>Product has attributes</p>', 'Translate “Product has attributes” into French'],
    ['<h1>The best walks for your family</h1>', 'Translate “The best walks for your family” into French'],
    ['<h1>Promenades pour les familles</h1>', undefined],
    ['<p>Search</p>', undefined],
    ['<h1>Sentier du héron</h1><h2>Newsletter</h2>', undefined],
  ])('are found in %s', (body, fix) => expect(leftOn(body)).toBe(fix));

  it('are not found in Dutch, which has an “is” as well', () => {
    const text =
      '<p>Wij wandelen met onze gids langs de rivier, het hele jaar door en ook voor kinderen van de school.</p>';
    const body = `<h1>De winter is weer begonnen</h1>${text.repeat(3)}`;
    const context = contextOfPage({
      title: 'Reigerpad',
      description: 'Wandelingen met een gids langs de rivier.',
      body,
    });
    expect(context.site.language.tag).toBe('nl');
    expect(untranslated(context)).toBeUndefined();
  });

  it('are at home on an English page', () =>
    expect(untranslated(contextOfPage({ title: 'Heron Trail', body: '<p>Read more</p>' }))).toBeUndefined());
});
