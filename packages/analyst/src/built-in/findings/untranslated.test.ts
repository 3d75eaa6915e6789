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
    ['<p>Learn more</p><p>Sign in</p>', 'Translate “Learn more” and “Sign in” into French'],
    ['<p>Learn more</p>', undefined],
    ['<h1>The best walks for your family</h1>', undefined],
    ['<h1>Promenades pour les familles</h1>', undefined],
    ['<p>Search</p>', undefined],
    ['<a href="/b">Zurück</a><p>Fast geschafft!</p>', 'Translate “Fast geschafft!” and “Zurück” into French'],
    ['<a href="/b">Zurück</a>', undefined],
    ['<h1>Sentier du héron</h1><h2>Newsletter</h2>', undefined],
  ])('are reported in %s', (body, fix) => expect(leftOn(body)).toBe(fix));

  it('are not reported on an English page', () =>
    expect(
      untranslated(contextOfPage({ title: 'Heron Trail', body: '<p>Read more</p><p>Sign in</p>' })),
    ).toBeUndefined());
});
