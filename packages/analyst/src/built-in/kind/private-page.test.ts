import { describe, expect, it } from 'vitest';
import { analyzeSite } from '../analyze-site.ts';
import { snapshotOf } from '../testing/sample-sites.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { privatePageOf } from './private-page.ts';

const page = (title: string, text: string, lang = 'en'): Page => ({
  title,
  lang,
  body: `<h1>${title}</h1>${text
    .split(' | ')
    .map((line) => `<p>${line}</p>`)
    .join('')}`,
});
const privateOf = (title: string, text: string, lang?: string): string | undefined =>
  privatePageOf(contextOfPage(page(title, text, lang)).site)?.noun;

describe('a private page', () => {
  it.each([
    ['Ida & Olof are getting married', '12 May 2031 | Please RSVP by March.', 'en', 'a private wedding page'],
    ['Wir heiraten', 'Am 12.5.2031 um 14 Uhr | Gebt uns bescheid, ob ihr kommt.', 'de', 'a private wedding page'],
    ['Notre mariage', 'Le 12 mai 2031 à 15 h | Merci de répondre avant mars.', 'fr', 'a private wedding page'],
    ['Nos casamos', 'El 12 de mayo de 2031 | Confirma tu asistencia, por favor.', 'es', 'a private wedding page'],
    ['Ci sposiamo', 'Il 12 maggio 2031 | Conferma la tua presenza.', 'it', 'a private wedding page'],
    ['Nosso casamento', 'Dia 12 de maio de 2031 | Confirme sua presença.', 'pt', 'a private wedding page'],
    ['結婚式のご案内', '2031年5月12日 | ご出席のお返事をお願いします。', 'ja', 'a private wedding page'],
    [
      'Ida’s 40th birthday party',
      'June 3, 2031 | No gifts, kindly respond by May.',
      'en',
      'a private page for a party',
    ],
    ['In loving memory of Olof Lund', '3 May 1940 – 12 June 2030 | Light a candle.', 'en', 'a private memorial page'],
    ['Our daughter is here', 'Born 12.5.2031 | 3.400 g and 51 cm', 'en', 'a private birth announcement'],
  ])('is recognized by “%s”', (title, text, lang, noun) => expect(privateOf(title, text, lang)).toBe(noun));

  it.each([
    ['a planner', 'Our wedding planners', 'Weddings since 12 May 2021. | RSVP lists, flowers and music.'],
    ['a venue', 'Fern Barn weddings', 'Save the date! | Open day on 12 May 2031, please RSVP.'],
    ['a blog on weddings', 'Ida & Olof’s wedding', 'How couples plan. | RSVP cards. | Wedding ideas of 12 May 2031.'],
    ['a shop', 'Save the date', 'Cards with RSVP, from 12 May 2031 on. | €40 | Add to cart'],
    ['a conference', 'Save the date: Fern Days', 'The meeting is on 12 May 2031. | Registration opens soon.'],
    ['an invitation without a day', 'We are getting married', 'Please RSVP.'],
    ['a funeral home', 'In memory of those we served', 'Condolences. | Our services since 12 May 1990. | Obituaries'],
    ['a foundation', 'The Lund foundation, in memory of Ida', 'Guestbook of 12 May 2031. | Our funds help.'],
  ])('is not %s', (_, title, text) => expect(privateOf(title, text)).toBeUndefined());

  const { title = '', body } = page(
    'Ida & Olof are getting married',
    '12 May 2031 at the lake. | Please RSVP by March.',
  );
  const { purpose, aiAnalysis } = analyzeSite(
    snapshotOf(
      `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`,
      'https://lund.example/',
    ),
  );

  it('is called by its occasion', () => expect(purpose).toContain('is a private wedding page.'));

  it('has no rating and no income', () => {
    const { monetizationPotential, successPotential } = aiAnalysis;
    expect([monetizationPotential.rating, successPotential.rating]).toEqual([null, null]);
    expect(successPotential.rationale).toMatch(/^Not rated: this is a private wedding page/u);
    expect(monetizationPotential.suggestedModels.join()).toMatch(/nothing is sold/u);
  });
});
