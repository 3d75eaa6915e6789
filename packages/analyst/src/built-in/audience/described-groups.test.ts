import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const audiencesOf = (text: string, lang = 'en'): readonly string[] =>
  contextOfPage({ lang, title: 'Quellin', body: `<h1>Quellin</h1><p>Since May.</p><p>${text}</p>` }).audiences.map(
    ({ label }) => label,
  );

describe('groups that are in no list', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'where they come from',
      'Welcome to a place for bell ringers and would-be bell ringers from around the world.',
      ['Bell ringers', 'Would-be bell ringers'],
    ],
    [
      'what they need',
      'Quellin tunes organs in Kent for clients who need a tuner at short notice.',
      ['Clients who need a tuner at short notice'],
    ],
  ])('are recognized by %s', (_, text, expected) => expect(audiencesOf(text)).toEqual(expected));

  it.each([
    ['goods come from everywhere', 'Quellin is the place for cheeses and wines from around the world.'],
    ['who is looked for', 'We at Quellin are looking for partners who want to share the costs.'],
    ['a sentence about others', 'A bridge in Alder was built for ringers who love height.'],
  ])('are not recognized if %s', (_, text) => expect(audiencesOf(text)).toEqual([]));
});
