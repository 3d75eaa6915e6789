import { describe, expect, it } from 'vitest';
import { dutch } from './dutch.ts';
import { eastAsian } from './east-asian.ts';
import { english } from './english.ts';
import { namesFor } from './first-and-last-names.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { pairs, phrases, type Role } from './lexicon.ts';
import { portuguese } from './portuguese.ts';
import { profileOf, roles } from './roles.ts';
import { spanish } from './spanish.ts';

const lexicons = { english, german, french, spanish, portuguese, italian, dutch, eastAsian };

describe.each(Object.entries(lexicons))('the words of %s', (_, lexicon) => {
  it('are in lower case, as they are looked for', () => {
    const lists = [
      ...Object.values(lexicon.topics),
      ...Object.values(lexicon.rivals),
      lexicon.madeFor,
      lexicon.stops,
      lexicon.common,
    ];
    for (const phrase of lists.flatMap(phrases)) expect(phrase).toBe(phrase.toLowerCase());
  });

  it('name occupations that a plain “s” makes plural', () => {
    for (const occupation of Object.values(lexicon.people).flatMap((list) => [...pairs(list).values()])) {
      expect(occupation).not.toMatch(/(?:s|x|z|ch|sh|[^aeiou]y|man|men|children)$/u);
    }
  });
});

describe('the portraits of roles', () => {
  const kinds = ['software', 'shop', 'local'] as const;
  const profiles = Object.keys(roles).flatMap((role) => kinds.map((kind) => profileOf(role as Role, kind)));
  const texts = profiles.flatMap(({ decides, backgrounds, behaviors, quotes, goals, pains }) => ({
    sentences: [decides, ...backgrounds, ...behaviors, ...quotes],
    points: [...goals, ...pains],
  }));

  it('are whole sentences', () => {
    for (const { sentences } of texts) for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}{].*[.?]$/u);
  });

  it('have goals and pains without a full stop', () => {
    for (const { points } of texts) for (const point of points) expect(point).toMatch(/^\p{Lu}.*[^.]$/u);
  });

  it('use no other slot than the name of the site', () => {
    for (const { sentences, points } of texts) {
      for (const text of [...sentences, ...points]) expect(text.replaceAll('{N}', '')).not.toMatch(/[{}]/u);
    }
  });
});

describe('people at work', () => {
  it('use a tool themselves, and have a trade do its work', () => {
    expect(profileOf('manager', 'software').quotes.join(' ')).toMatch(/tool/u);
    expect(profileOf('manager', 'local').quotes.join(' ')).not.toMatch(/tool/u);
    expect(profileOf('manager', 'local').backgrounds).toEqual(profileOf('manager', 'software').backgrounds);
    expect(profileOf('parent', 'local')).toBe(profileOf('parent', 'software'));
  });
});

describe('the names of made-up people', () => {
  it.each(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ja', 'zh', 'ko', 'tlh'])('do not repeat in %s', (tag) => {
    const { first, last } = namesFor(tag);
    expect(first.length).toBeGreaterThan(7);
    expect(new Set(first).size).toBe(first.length);
    expect(new Set(last).size).toBe(last.length);
  });
});
