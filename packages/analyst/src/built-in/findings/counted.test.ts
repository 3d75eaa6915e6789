import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { countedSections } from './counted.ts';

const sectionsOf = (names: readonly string[]): readonly string[] => {
  const links = names.map((name, at) => `<li><a href="/c/${at}">${name}</a></li>`).join('');
  const page = { title: 'Tarn Ads', body: `<h1>Ads in Tarn</h1><ul>${links}</ul><p>Ads.</p>` };
  return countedSections(contextOfPage(page)).map(({ text }) => text);
};

describe('sections with numbers of entries', () => {
  it('are listed, largest first', () =>
    expect(sectionsOf(['Boats (12)', 'Cars (3,840)', 'Dogs (77)', 'Hats (9)', 'Lamps (402)'])).toEqual([
      'Shows how much it has, section by section: “Cars (3,840)”, “Lamps (402)” and “Dogs (77)”',
    ]));

  it.each([
    ['few sections', ['Cars (3,840)', 'Lamps (402)']],
    ['few entries', ['Boats (12)', 'Cars (38)', 'Dogs (77)', 'Hats (9)', 'Lamps (40)']],
    ['years', ['Boats (2012)', 'Cars (1999)', 'Dogs (2004)', 'Hats (2009)', 'Lamps (2010)']],
    ['no numbers', ['Boats', 'Cars', 'Dogs', 'Hats', 'Lamps']],
  ])('are not listed if there are %s', (_, names) => expect(sectionsOf(names)).toEqual([]));
});
