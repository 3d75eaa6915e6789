import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const labelsBelow = (heading: string, ...entries: readonly string[]): readonly string[] =>
  contextOfPage({
    title: 'Learn looms',
    description: 'A video course on weaving with looms, made by one of the best weavers.',
    body: `<h1>Learn looms</h1><p>The app has two models: Stores and Reviews.</p><h2>${heading}</h2><ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`,
  }).audiences.map(({ label }) => label);

describe('a list below “Who is this for?”', () => {
  it('names all of its groups, and no other', () =>
    expect(
      labelsBelow('Who is this for?', 'Art teachers looking for a new class', 'Set designers', 'Anyone with a loom'),
    ).toEqual(['Art teachers', 'Set designers']));

  it('may be in another language', () => {
    const { audiences } = contextOfPage({
      lang: 'de',
      title: 'Webkurs',
      body: '<h1>Webkurs</h1><h2>Für wen ist der Kurs?</h2><ul><li>Lehrer mit wenig Zeit</li><li>Künstler</li></ul>',
    });
    expect(audiences.map(({ label }) => label)).toEqual(['Teachers', 'Artists']);
  });

  it.each<[string, string, readonly string[]]>([
    ['one entry', 'Who is this for?', ['Anyone with a loom', 'Set designers']],
    ['groups inside of entries', 'Who is this for?', ['A loom is used by all designers', 'Wool is sold to teachers']],
    ['another heading', 'What you get', ['Set designers as guests', 'Art teachers as guests']],
  ])('is not recognized with %s', (_, heading, entries) =>
    expect(labelsBelow(heading, ...entries)).not.toEqual(expect.arrayContaining(['Art teachers', 'Set designers'])),
  );
});
