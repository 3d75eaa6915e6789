import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';

const audiencesOf = (page: Page): readonly string[] => contextOfPage(page).audiences.map(({ label }) => label);

describe('groups in other languages, and in a footer', () => {
  it.each<[string, Page, readonly string[]]>([
    [
      'what they like',
      {
        lang: 'es',
        title: 'Acme',
        description: 'La revista para todos los aficionados al ajedrez y para los jugadores de la ciudad.',
        body: '<p>El club.</p>',
      },
      ['Enthusiasts of “ajedrez”', 'Players'],
    ],
    [
      'English words on a page in another language',
      {
        lang: 'it',
        title: 'Acme',
        description: 'English practice for Italians',
        body: '<p>Esercizi e lezioni, la domenica e il lunedì, per iscritto.</p>',
      },
      ['Italians'],
    ],
    [
      'Polish',
      {
        lang: 'pl',
        title: 'Acme',
        description: 'Zajęcia z szachów dla dzieci i młodzieży oraz w domu kultury przy ulicy Długiej',
        body: '<p>Szachy.</p>',
      },
      ['Children'],
    ],
    [
      'a sentence of the footer',
      {
        title: 'Acme',
        body: `<h1>Acme</h1><p>1987</p><footer><p>We at Acme have been tuning pianos for music schools in Kent and in Essex for years.</p></footer>`,
      },
      ['Music schools'],
    ],
  ])('are read from %s', (_, page, expected) =>
    expect(audiencesOf(page)).toEqual(expect.arrayContaining([...expected])),
  );

  it.each<[string, Page]>([
    [
      'a footer on others',
      {
        title: 'Acme',
        body: '<h1>Acme</h1><p>1987</p><footer><p>Photos of pianos by Ada Pole, for music schools in Kent and in Essex alone.</p></footer>',
      },
    ],
    [
      'a thing in Polish',
      { lang: 'pl', title: 'Acme', description: 'Karma dla psa i kota oraz akcesoria do domu', body: '<p>Karma.</p>' },
    ],
  ])('are none in %s', (_, page) => expect(audiencesOf(page)).toEqual([]));
});
