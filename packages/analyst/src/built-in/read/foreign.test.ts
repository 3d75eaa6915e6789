import { describe, expect, it } from 'vitest';
import { untranslated } from '../findings/untranslated.ts';
import { contextOfPage } from '../testing/site-of.ts';

const GERMAN = [
  'Wir sind eine Praxis für kleine Tiere und wir behandeln Hunde und Katzen aus der ganzen Stadt.',
  'Die Praxis ist von Montag bis Freitag für Sie da, und bei uns werden auch Vögel behandelt.',
  'Das Team hat sich mit den Jahren auf die Zähne von Katzen eingestellt, aber nicht nur.',
  'Nach einer Operation sehen wir im Haus nach den Tieren, bis es ihnen wieder gut geht.',
];
const LONGER = [...GERMAN, ...GERMAN.map((text) => `${text} Und mehr.`)];
const FILLER = 'Modern medicine is conducted within the systems that are established by the states of the world.';
const MORE = 'It is known that the forms of medicine are now called by other names in all of the books.';

const page = (html: string, own = LONGER) =>
  contextOfPage({
    title: 'Tierpraxis am Bach',
    lang: 'de',
    body: `<h1>Tierpraxis am Bach</h1>${own.map((text) => `<p>${text}</p>`).join('')}${html}`,
  });
const saidIn = (html: string, own?: string[]): readonly string[] => page(html, own).site.said.map(({ text }) => text);

describe('a text in another language than the page', () => {
  it('is ignored together with the heading above it', () => {
    const said = saidIn(`<h3>Open 24/7</h3><p>${FILLER}</p><h3>Zähne</h3><p>Wir sehen nach den Zähnen.</p>`);
    expect(said).not.toContain(FILLER);
    expect(said).not.toContain('Open 24/7');
    expect(said).toContain('Zähne');
  });

  it.each([
    'We speak English und auch Deutsch, wenn Sie das lieber haben!',
    '“They are the best vets in the town and all of the staff are kind.”',
    'They are the best vets that I have seen in all of the years with my cat.',
    'Book now',
    'Die besten Tools sind Open Source und in der Cloud.',
  ])('is not “%s”', (text) => expect(saidIn(`<p>${text}</p>`)).toContain(text));

  it('is not ignored on a bilingual page', () =>
    expect(saidIn(`<p>${FILLER}</p><p>${MORE}</p>`, GERMAN.slice(0, 1))).toContain(FILLER));

  it('is a weakness if there are two', () => {
    expect(untranslated(page(`<p>${FILLER}</p><p>${MORE}</p>`))?.text).toBe(
      'Texts in another language are on a page in German: “Modern medicine is conducted within the systems that are …” and “It is known that the forms of medicine are now called by …”',
    );
    expect(untranslated(page(`<p>${FILLER}</p>`))).toBeUndefined();
  });
});
