import { describe, expect, it } from 'vitest';
import { reportOf } from '../report/report.ts';
import { contextOfPage } from '../testing/site-of.ts';
import { closedBy } from './closed.ts';

const page = (notice: string, lang = 'en') => ({
  title: 'Alder Bakery',
  lang,
  body: `<h1>Alder Bakery</h1><h2>${notice}</h2><p>We bake 40 sorts of bread since 1950.</p>`,
});

describe('a permanently closed business', () => {
  it.each([
    ['We have closed our doors after 70 years.', 'en'],
    ['Our shop is permanently closed.', 'en'],
    ['Wir sind im Ruhestand. Danke für die Treue!', 'de'],
    ['Notre magasin est définitivement fermé.', 'fr'],
    ['Cerrado definitivamente', 'es'],
    ['Chiuso definitivamente', 'it'],
    ['Encerrado definitivamente', 'pt'],
    ['3月31日をもちまして閉店いたしました', 'ja'],
  ])('is recognized by “%s”', (notice, lang) => expect(closedBy(contextOfPage(page(notice, lang)))).toBeDefined());

  it.each(['We are closed on Mondays.', 'Our branch in Rye is permanently closed.', 'Applications have closed.'])(
    'is not recognized by “%s”',
    (notice) => expect(closedBy(contextOfPage(page(notice)))).toBeUndefined(),
  );

  it('has no strengths and a single suggestion', () => {
    const { purpose, usps, aiAnalysis } = reportOf(contextOfPage(page('Wir sind im Ruhestand.', 'de')));
    expect(purpose).toMatch(/It is closed for good/u);
    expect([...usps, ...aiAnalysis.strengths].every((text) => text.startsWith('Our rules are sure of no'))).toBe(true);
    expect(aiAnalysis.weaknesses).toEqual([
      'The page says that the business is closed for good: “Wir sind im Ruhestand”',
    ]);
    expect(aiAnalysis.successPotential.improvements).toHaveLength(1);
  });
});
