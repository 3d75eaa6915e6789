import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const audiencesOf = (text: string, lang: string): readonly string[] =>
  contextOfPage({ title: 'Acme', lang, body: `<h1>Acme</h1><p>${text}</p>` }).audiences.map(({ label }) => label);

describe('“whether you are … or …”', () => {
  it.each<[string, string, readonly string[]]>([
    ['Whether you are a beginner or a touring pianist, there is a bench.', 'en', ['Beginners', 'Touring pianists']],
    ['Ob Anfänger oder Profi: die Werkbank ist für Sie da und wird nicht kalt.', 'de', ['Beginners', 'Professionals']],
    [
      'Que vous soyez particulier ou entreprise, la scierie coupe pour vous et avec vous.',
      'fr',
      ['Private individuals', 'Companies'],
    ],
    ['Tanto si eres principiante como profesional, el taller es para ti.', 'es', []],
    ['Tanto si eres principiante o si eres profesional, el taller es para ti.', 'es', ['Beginners', 'Professionals']],
    [
      'Che tu sia un principiante o un professionista, il forno è per te e non si spegne.',
      'it',
      ['Beginners', 'Professionals'],
    ],
    ['Seja você iniciante ou profissional, a oficina não é só para os outros.', 'pt', ['Beginners', 'Professionals']],
  ])('names its groups: “%s”', (text, lang, labels) => expect(audiencesOf(text, lang)).toEqual(labels));

  it.each([
    ['Whether you are at home or at sea, the radio works.', 'en'],
    ['Whether you are a guest or just curious, come in.', 'en'],
    ['Ob Regen oder Sonne: die Werkbank ist für Sie da und wird nicht kalt.', 'de'],
  ])('names no group: “%s”', (text, lang) => expect(audiencesOf(text, lang)).toEqual([]));
});
