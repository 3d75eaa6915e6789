import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { proofFindings } from './proof.ts';
import { usageFigures } from './usage-figures.ts';

const page = (body: string, lang = 'en') =>
  contextOfPage({
    title: 'Tarn Chords',
    description: 'Learn the guitar online. Video course for beginners.',
    lang,
    body: `<h1>Tarn Chords: guitar course</h1>${body}`,
  });
const wordsOf = (text: string, lang = 'en') => usageFigures(page(`<p>${text}</p>`, lang)).map(({ words }) => words);

describe('uses that a site counts', () => {
  it.each([
    ['Our lessons have 40,000 visitors a month.', 'en', '40,000 visitors a month'],
    ['We now have 12,500 monthly readers.', 'en', '12,500 monthly readers'],
    ['Environ 4 millions de visites/mois sur notre site.', 'fr', '4 millions de visites/mois'],
    ['Nouveau : 2 millions de comptes créés', 'fr', '2 millions de comptes créés'],
    ['Our books have sold over 25,000 copies.', 'en', 'sold over 25,000 copies'],
    ['12,744 already sold!', 'en', '12,744 already sold'],
    ['145,000 people have taken one of our free lessons.', 'en', '145,000 people'],
    ['Comme 2 millions de personnes, recevez une leçon', 'fr', '2 millions de personnes'],
    ['Schon 30.000 Menschen nutzen unsere Kurse.', 'de', '30.000 Menschen'],
    ['Más de 80 mil personas usan nuestros cursos.', 'es', '80 mil personas'],
    ['Oltre 15 mila persone usano i nostri corsi.', 'it', '15 mila persone'],
    ['Mais de 90 mil pessoas usam os nossos cursos.', 'pt', '90 mil pessoas'],
  ])('are read from “%s”', (text, lang, words) => expect(wordsOf(text, lang)).toEqual([words]));

  it.each([
    'Our course helps, as 5 million people have a bad back.',
    'From $9 for 10,000 monthly visitors',
    'Up to 10,000 visitors a month',
    'We hope that 20,000 people could join us one day.',
    'We have 300 people who use it.',
    'Sold for $12,000 to a player',
  ])('are not in “%s”', (text) => expect(wordsOf(text)).toEqual([]));

  it('are not what each of many goods has sold', () =>
    expect(usageFigures(page('<p>1,200 sold</p><p>3,400 sold</p><p>2,100 sold</p>'))).toEqual([]));

  it('are proof', () => {
    const [found] = proofFindings(page('<p>145,000 people have taken one of our free lessons.</p>'));
    expect([found?.kind, found?.text]).toEqual(['users', 'Scale in figures: 145,000 people']);
  });
});
