import { areAlike, sketchFrom, sketchOf, sketchText } from '@twofold/contracts/reviews/sketch';
import { aText } from '@twofold/testing/a-text';
import { describe, expect, it } from 'vitest';

const SHORT = 'I like the design of Crumb, it is easy to use and the colors are great.';
const LONG = [1, 2, 3, 4, 5, 6].map(aText).join(' ');
const alike = (one: string, other: string): boolean =>
  areAlike(sketchFrom(sketchText(sketchOf(one))), sketchFrom(sketchText(sketchOf(other))));

describe('two texts', () => {
  it.each([
    ['are the same', SHORT, SHORT],
    ['name another app', SHORT, SHORT.replace('Crumb', 'Benchbook')],
    ['differ in case, accents and punctuation', SHORT, SHORT.toUpperCase().replaceAll('E', 'É').replaceAll(',', ' --')],
    ['differ in invisible characters', SHORT, SHORT.replaceAll(/./gu, '$&\u200B')],
    ['differ in spaces', SHORT, SHORT.replaceAll(' ', '')],
    ['have their sentences in another order', `${aText(1)} ${aText(2)}`, `${aText(2)} ${aText(1)}`],
    ['differ in a sentence more', SHORT, `${SHORT} Nothing else came to my mind.`],
    ['are long, and one has a part more', LONG, `${LONG} ${aText(7)}`],
    ['are the same main review in JSON', SHORT, JSON.stringify({ mainReview: SHORT, note: LONG })],
    ['have few letters', 'abcdefghij!!!', 'abcdefghij???'],
  ])('are near duplicates where they %s', (_, one, other) => {
    expect([alike(one, other), alike(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['say something else', SHORT, 'The price is easy to find, and the buttons are large enough for gloves.'],
    [
      'are in another language',
      SHORT,
      'Die Preise stehen erst ganz unten, das habe ich lange gesucht und nicht gefunden.',
    ],
    ['share a short heading', `What I liked: ${aText(1)}`, `What I liked: ${aText(2)}`],
    ['share a sentence of many', `${aText(1)} ${LONG}`, `${aText(1)} ${[11, 12, 13].map(aText).join(' ')}`],
    ['are short and long', SHORT, LONG],
  ])('are different where they %s', (_, one, other) => {
    expect([alike(one, other), alike(other, one)]).toEqual([false, false]);
  });

  it('are different, for any two of 100 reviews', () => {
    const sketches = Array.from({ length: 100 }, (_, name) => sketchOf(aText(name)));
    for (const [at, one] of sketches.entries()) {
      expect(sketches.slice(at + 1).some((other) => areAlike(one, other))).toBe(false);
    }
  });

  it('are compared in time that does not grow with what they say', () => {
    const texts = ['good ', 'x', '\uFDFA', '𝒶😀', 'a\u0301'].map((unit) => unit.repeat(20_000).slice(0, 20_000));
    for (const text of texts) expect(sketchText(sketchOf(text)).length).toBeLessThan(1_000);
  });
});
