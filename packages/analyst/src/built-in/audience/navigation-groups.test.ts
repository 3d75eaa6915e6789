import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const audiencesOf = (entries: readonly string[], lang = 'en', title = 'Acme'): readonly string[] =>
  contextOfPage({
    lang,
    title,
    body: `<h1>${title}</h1>${entries.map((entry, at) => `<a href="/a/${at}">${entry}</a>`).join('')}<p>1987.</p>`,
  }).audiences.map(({ label }) => label);

describe('groups in a menu', () => {
  it('are whole professions', () =>
    expect(audiencesOf(['Investor Relations & Communications Professionals', 'Brand Managers', 'Contact'])).toEqual([
      'Investor relations & communications professionals',
      'Brand managers',
    ]));

  it.each<[string, readonly string[], readonly string[]]>([
    ['sv', ['Privatperson', 'Arbetsgivare', 'Studerande'], ['Private customers', 'Employers', 'Students']],
    ['de', ['Privatkunden', 'Geschäftskunden'], ['Private customers', 'Businesses']],
    ['fr', ['Particuliers', 'Professionnels'], ['Private customers', 'Businesses']],
  ])('are the sides of a menu (%s)', (lang, entries, expected) => expect(audiencesOf(entries, lang)).toEqual(expected));

  it('are recognized after “for”, even in the singular', () =>
    expect(audiencesOf(['For Government', 'For Farmers'])).toEqual(['Governments', 'Farmers']));

  it.each<[string, readonly string[], readonly string[]]>([
    ['es', ['Para familia y cuidadores', 'Para voluntariado'], ['Families', 'Caregivers']],
    ['de', ['Für Schulen', 'Firmen'], ['Schools', 'Companies']],
  ])('are recognized in lists after “for” and next to it (%s)', (lang, entries, expected) =>
    expect(audiencesOf(entries, lang)).toEqual(expected),
  );

  it.each<[string, readonly string[]]>([
    ['one entry', ['Brand Managers', 'Contact']],
    ['entries that nothing addresses', ['Schools', 'Firms']],
    ['people of the site', ['Managers', 'Partners']],
    ['a side without the other', ['Students', 'Business']],
    ['an entry for private lessons', ['Private lessons', 'Business lessons']],
    ['a word that every object has', ['For constructor', 'For __proto__']],
  ])('are not recognized in %s', (_, entries) => expect(audiencesOf(entries)).toEqual([]));
});
