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
      'whom one person helps in French',
      {
        lang: 'fr',
        title: 'Acme',
        body: "<h1>Acme</h1><p>J'accompagne les restaurants et brasseries de la ville.</p>",
      },
      ['Restaurants', 'Brasseries'],
    ],
    [
      'whom a firm helps in German',
      {
        lang: 'de',
        title: 'Acme',
        body: '<h1>Acme</h1><p>Acme unterstützt Bäckereien und Metzgereien bei der Planung.</p>',
      },
      ['Bakeries', 'Butcher shops'],
    ],
    [
      'whom we help in Spanish',
      { lang: 'es', title: 'Acme', body: '<h1>Acme</h1><p>Ayudamos a panaderías y bodegas a vender en la red.</p>' },
      ['Bakeries', 'Wineries'],
    ],
    [
      'whom we help in Italian',
      { lang: 'it', title: 'Acme', body: '<h1>Acme</h1><p>Aiutiamo le cantine e i frantoi a vendere in rete.</p>' },
      ['Wineries', 'Olive mills'],
    ],
    [
      'whom we help in Portuguese',
      { lang: 'pt', title: 'Acme', body: '<h1>Acme</h1><p>Ajudamos padarias e academias a vender pela rede.</p>' },
      ['Bakeries', 'Gyms'],
    ],
    [
      'whom a firm helps in Japanese',
      {
        lang: 'ja',
        title: 'アクメ',
        description: '歯科医院の集患を支援します。お子様連れも歓迎です。',
        body: '<h1>アクメ</h1>',
      },
      ['Dental practices', 'Families with children'],
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
      'what someone else helps',
      { lang: 'fr', title: 'Acme', body: '<h1>Acme</h1><p>Un livre. Le maire aide les restaurants de la ville.</p>' },
    ],
    [
      'a notice to those who come for the first time',
      {
        lang: 'ja',
        title: 'アクメ',
        body: '<h1>アクメ</h1><h2>はじめての方へ</h2><h2>会員の方へ</h2><p>お店です。</p>',
      },
    ],
    [
      'a thing in Polish',
      { lang: 'pl', title: 'Acme', description: 'Karma dla psa i kota oraz akcesoria do domu', body: '<p>Karma.</p>' },
    ],
  ])('are not read from %s', (_, page) => expect(audiencesOf(page)).toEqual([]));
});
