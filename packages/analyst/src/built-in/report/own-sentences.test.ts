import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { ownSentences } from './own-sentences.ts';

const first = (page: Partial<Page>): string | undefined =>
  ownSentences(contextOfPage({ title: 'Fern Kilns', url: 'https://fernkilns.example/', body: '', ...page }))[0]?.passage
    .text;

describe('sentences in which a site says what it is', () => {
  it.each<[string, Partial<Page>, string]>([
    [
      'a definition with the name, below everything else',
      {
        body: '<h1>Fired up</h1><p>Open on Monday.</p><footer><p>Fern Kilns is a maker of kilns for schools.</p></footer>',
      },
      'Fern Kilns is a maker of kilns for schools.',
    ],
    [
      'the name as its host spells it',
      { title: 'Kilns – Free Shipping', body: '<p>Since 2001 Fern Kilns has offered kilns for small studios.</p>' },
      'Since 2001 Fern Kilns has offered kilns for small studios.',
    ],
    [
      'a claim of a rank',
      { body: '<p>Fern Kilns is Ireland’s oldest maker of kilns and wheels.</p>' },
      'Fern Kilns is Ireland’s oldest maker of kilns and wheels.',
    ],
    [
      'a sentence after a label, and the one that goes on',
      {
        lang: 'de',
        title: 'Farnchor',
        body: '<p>Über uns: Seit 30 Jahren sind wir als Kinderchor aktiv. Wir bieten Kindern ein lebendiges Hobby.</p>',
      },
      'Seit 30 Jahren sind wir als Kinderchor aktiv. Wir bieten Kindern ein lebendiges Hobby.',
    ],
    [
      'what “at” the site is done',
      { body: '<p>At Fern Kilns, we build kilns for schools and studios.</p>' },
      'At Fern Kilns, we build kilns for schools and studios.',
    ],
    [
      'a greeting with an address in it',
      {
        title: 'FernKilns.example',
        body: '<p>Welcome to FernKilns.example, a community for potters with small studios.</p>',
      },
      'Welcome to FernKilns.example, a community for potters with small studios.',
    ],
    [
      'who they are, behind a legal form',
      {
        lang: 'es',
        title: 'Hornos Alder',
        body: '<p>Ofrecemos la revisión de cada horno según la norma.</p><p>ALDER S.A. DE C.V., somos una empresa que fabrica hornos y tornos para talleres.</p>',
      },
      'ALDER S.A. DE C.V., somos una empresa que fabrica hornos y tornos para talleres.',
    ],
    [
      'what firm they are, in the middle of a text',
      {
        lang: 'it',
        title: 'Forni Alder',
        body: '<p>Il fuoco ci accompagna da sempre. Siamo un’azienda di famiglia che costruisce forni per ceramica.</p>',
      },
      'Siamo un’azienda di famiglia che costruisce forni per ceramica.',
    ],
    [
      'French',
      { lang: 'fr', body: '<p>Nous vous proposons des fours à céramique pour les écoles.</p>' },
      'Nous vous proposons des fours à céramique pour les écoles.',
    ],
  ])('are found: %s', (_, page, expected) => expect(first(page)).toBe(expected));

  it.each([
    ['delivery', 'We offer free shipping on all orders over fifty dollars.'],
    ['a membership', 'Fern Kilns is a proud member of the guild of potters.'],
    ['privacy', 'Fern Kilns will never sell or rent your private information to anyone.'],
    ['a reason', 'Because Fern Kilns is the only firm of its town, we know each customer.'],
    ['another subject', 'The guild of potters is an association of eighty studios in Cork.'],
    ['people with such a name', 'Ferns are a passionate bunch of plants, and love the shade.'],
    ['a family in the middle of a text', 'The fire was always with us. We are a family of five with two dogs.'],
    ['a question', 'Do you know that Fern Kilns is a maker of kilns for schools?'],
  ])('are not: %s', (_, text) => expect(first({ body: `<p>${text}</p>` })).toBeUndefined());

  it('do not include posts in a forum', () => {
    const threads = '<table><tr><td>Topics</td><td>Replies</td><td>Views</td><td>Last post</td></tr></table>';
    const body = `<p>We sell our old kiln and two wheels, pick up in Cork.</p>${threads}`;
    expect(first({ title: 'Fern Forum', url: 'https://forum.fern.example/', body })).toBeUndefined();
  });

  it('do not include praise', () =>
    expect(
      first({ body: '<h2>What our customers say</h2><p>We are a small school and love our kiln every day.</p>' }),
    ).toBeUndefined());
});

describe('a page of many speakers', () => {
  const TALK = 'We are the people who ask for the age of every kiln and its clay.';
  const talks = (count: number): string =>
    Array.from({ length: count }, (_, at) => `<p>Talk ${at}: the clay of one river and its history.</p>`).join('');
  it.each([
    [2, true],
    [40, false],
  ])('means the site by “we” below %i texts: %s', (count, isOwn) =>
    expect(ownSentences(contextOfPage({ title: 'Clay Days', body: `${talks(count)}<p>${TALK}</p>` })).length > 0).toBe(
      isOwn,
    ),
  );
});
