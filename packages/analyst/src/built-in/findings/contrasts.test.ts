import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { contrastStatements } from './contrasts.ts';

const on = (body: string, lang = 'en'): readonly string[] =>
  contrastStatements(
    contextOfPage({ title: 'Pebble', lang, body: `<h1>Pebble</h1><p>A phone for walks.</p>${body}` }),
  ).map(({ text }) => text);

describe('a contrast on a page', () => {
  it('is read from short lines', () =>
    expect(on('<p>Paths, not feeds</p><h2>Not a watch. A companion.</h2>')).toEqual([
      'Sets itself apart in its own words: “Paths, not feeds” and “Not a watch. A companion”',
    ]));

  it.each([
    ['No pings, no badges, no streaks.', 'en'],
    ['Wege statt Feeds', 'de'],
    ['Sans écran, sans notifications', 'fr'],
    ['Senza schermo, senza notifiche', 'it'],
  ])('is read from “%s”', (text, lang) => expect(on(`<p>${text}</p>`, lang)).toHaveLength(1));

  it.each([
    'We are not responsible, not even in part',
    'If it does not ring, do not worry',
    'Pebble weighs eighty grams.',
    'Your walk was not found, not saved',
    'Why paths, not feeds?',
    'This week, not valid on Sundays',
    '(Free walks, not applicable in May)',
  ])('is not read from “%s”', (text) => expect(on(`<p>${text}</p>`)).toEqual([]));

  it.each([
    ['Der Sommer läutet nicht den Beginn der Spiele ein', 'de'],
    ['Notre sélection à ne pas manquer !', 'fr'],
  ])('is not read from a plain negation: “%s”', (text, lang) => expect(on(`<p>${text}</p>`, lang)).toEqual([]));
});

describe('a sentence that states a difference', () => {
  it.each([
    ['Unlike a watch, our phone counts no steps.', 'en'],
    ['Anders als ein Telefon zählt unser Kiesel keine Schritte.', 'de'],
    ['O Pebble tem como diferencial o silêncio.', 'pt'],
  ])('is quoted: “%s”', (sentence, lang) => {
    const [text, ...more] = on(`<p>Come along. ${sentence} Try it.</p>`, lang);
    expect(text).toContain(sentence.slice(0, -1));
    expect(text).toMatch(/^Says what sets it apart: /u);
    expect(more).toEqual([]);
  });

  it('may contain the words of the name in another order', () => {
    const body = '<h1>Fern Barbearia</h1><p>A Barbearia Fern tem como diferencial o jogo de bilhar.</p>';
    expect(contrastStatements(contextOfPage({ title: 'Fern Barbearia', lang: 'pt', body }))).toHaveLength(1);
    expect(
      contrastStatements(
        contextOfPage({ title: 'Fern Barbearia', lang: 'pt', body: body.replace('A Barbearia Fern', 'O vizinho') }),
      ),
    ).toEqual([]);
  });

  it.each([
    'Unlike most birds, herons hunt alone.',
    'Unlike a watch, does our phone count steps?',
    'Our guests say it is unlike home.',
    'Tell us what sets you apart from others.',
  ])('is not “%s”', (sentence) => expect(on(`<p>Come along. ${sentence} Try it.</p>`)).toEqual([]));
});
