import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { emptyStart, repeatedTitle } from './title-words.ts';

const page = (title: string, description = '') =>
  contextOfPage({ title, description, body: '<h1>Pianos tuned in one evening</h1><p>We tune pianos and organs.</p>' });

describe('a title', () => {
  it.each<[string, string | undefined]>([
    ['Home - Acme Pianos', 'Begin the title with “Acme Pianos”, and leave “Home” out'],
    [
      'Call now: 030 2312 5000 | Piano tuning in Harrow',
      'Begin the title with “Piano tuning in Harrow”, and leave “Call now: 030 2312 5000” out',
    ],
    ['Contact Us', 'Call the page “acme.example: Pianos tuned in one evening” in its title, not “Contact Us”'],
    ['Contact Us - Acme Pianos', undefined],
    ['Acme Pianos - Home', undefined],
    ['Home and garden pianos - Acme', undefined],
    ['Acme | 88 keys', undefined],
    ['Pianos and organs 030 2312 5000 - 12 Mill Street, Albury', undefined],
    [
      '030 2312 5000 - 12 Mill Street, Albury',
      'Begin the title with “acme.example: Pianos tuned in one evening”, and leave “030 2312 5000” out',
    ],
    [
      'Home | Where every dream is true',
      'Begin the title with “acme.example: Pianos tuned in one evening”, and leave “Home” out',
    ],
  ])('should begin with what people search for: %s', (title, fix) => expect(emptyStart(page(title))?.fix).toBe(fix));

  it('should not greet visitors', () => {
    const greeting = { title: 'ACCUEIL', url: 'https://fougeres.example/', body: '<h1>Bienvenue sur: Fougères!</h1>' };
    expect(emptyStart(contextOfPage(greeting))?.fix).toMatch(/^Call the page “fougeres\.example” in its title/u);
  });

  it('should be more than the word for a front page', () =>
    expect(emptyStart(page('Home Page'))?.fix).toMatch(/Pianos tuned in one evening” in its title, not “Home Page”$/u));
});

describe('a description that repeats the title', () => {
  it.each<[string, boolean]>([
    ['Pianos tuned in Harrow', true],
    ['pianos, tuned in Harrow.', true],
    ['Pianos tuned in Harrow, in one evening', false],
    ['', false],
  ])('is “%s”: %s', (description, isRepeated) =>
    expect(repeatedTitle(page('Acme – Pianos tuned in Harrow', description)) !== undefined).toBe(isRepeated),
  );

  it('is only the name', () => {
    const textOf = (description: string) => repeatedTitle(page('Acme – Pianos tuned in Harrow', description))?.text;
    expect(textOf('Acme')).toBe('The description for search engines consists of the name alone: “Acme”');
    expect(textOf('Pianos tuned in Harrow')).toContain('repeats the title');
  });
});
