import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const audiencesOf = (heading: string, items: readonly string[], lang = 'en'): readonly string[] =>
  contextOfPage({
    title: 'Acme',
    lang,
    body: `<h1>Acme</h1><h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  }).audiences.map(({ label }) => label);

describe('a list of treated conditions', () => {
  it('names its patients, and groups in the list', () =>
    expect(audiencesOf('What we treat:', ['Jaw pain', 'Vertigo', 'Pregnant women'])).toEqual([
      'Patients with “Jaw pain” or “Vertigo”',
      'Pregnant women',
    ]));

  it('is recognized in German', () =>
    expect(audiencesOf('Behandlungsschwerpunkte', ['Kieferschmerzen', 'Schwindel'], 'de')).toEqual([
      'Patients with “Kieferschmerzen” or “Schwindel”',
    ]));

  it.each<[string, readonly string[]]>([
    ['What we offer', ['Jaw pain', 'Vertigo']],
    ['What we treat', ['Jaw pain']],
    ['How we treat wood', ['Oil', 'Wax']],
  ])('is not “%s” with %j', (heading, items) => expect(audiencesOf(heading, items)).toEqual([]));
});
