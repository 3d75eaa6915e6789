import { describe, expect, it } from 'vitest';
import { strengthsOf } from '../report/strengths.ts';
import { uspsOf } from '../report/usps.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';

const uspsOfPage = (page: Page): readonly string[] => {
  const context = contextOfPage(page);
  return uspsOf(context, strengthsOf(context))
    .filter(({ kind }) => kind !== 'none-found' && kind !== 'subject')
    .map(({ text }) => text);
};

describe('differences that a site claims', () => {
  it.each<[string, Page, string]>([
    ['a rank', { description: 'The #1 trail map app', body: '<h1>Ridge</h1>' }, 'Claims a leading place: The #1'],
    [
      'a first place',
      { body: '<h1>Sato</h1><p>We were the first clinic in the country to treat sleep disorders.</p>' },
      'Claims a leading place: We were the first clinic',
    ],
    [
      'a first place in French',
      {
        lang: 'fr',
        description: 'Le premier annuaire des artisans de France',
        body: '<p>Nous vous aidons à trouver des artisans.</p>',
      },
      'Claims a leading place: “Le premier annuaire',
    ],
    [
      'a rank in French',
      {
        lang: 'fr',
        description: 'Le site d’annonces le plus complet en Belgique',
        body: '<p>Les annonces de la ville et des villages.</p>',
      },
      'Claims a leading place: “Le site d’annonces le plus complet',
    ],
    [
      'a rank in Portuguese',
      {
        lang: 'pt',
        description: 'A maior rede de pianos do Brasil',
        body: '<p>Os pianos da cidade e do campo para você.</p>',
      },
      'Claims a leading place: “A maior rede',
    ],
    [
      'a rank in Japanese',
      { lang: 'ja', title: '図鑑', description: '日本最大級の植物図鑑サイトです', body: '<p>植物を調べられます。</p>' },
      'Claims a leading place: “日本最大級',
    ],
    [
      'a range',
      { description: 'Hollin College offers over 90 programs of study', body: '<h1>Hollin College</h1>' },
      'Its size in figures: Hollin College offers over 90 programs',
    ],
    [
      'a range in Portuguese',
      { lang: 'pt', description: 'Mais de 61000 sapatos e botas', body: '<p>Os sapatos que você não viu.</p>' },
      'Its size in figures: “Mais de 61000',
    ],
    [
      'years of work',
      { body: '<h1>Tern</h1><p>For more than 15 years, we have built wooden boats.</p>' },
      '15 years in the field: For more than 15 years',
    ],
    [
      'years of work in German',
      { lang: 'de', description: 'Seit über 40 Jahren fertigen wir Möbel nach Maß', body: '<p>Wir sind in Kiel.</p>' },
      '40 years in the field: “Seit über 40 Jahren',
    ],
    ['an award', { description: 'Award-winning sourdough from Hale', body: '<h1>Hale</h1>' }, 'Award'],
    ['an origin', { description: 'Mugs handmade in Devon', body: '<h1>Clay</h1>' }, 'Origin'],
    [
      'a full share',
      { description: 'Hosting powered by 100% renewable energy', body: '<h1>Host</h1>' },
      'A figure to compare: Hosting',
    ],
    [
      'a rank in a country',
      { body: '<h1>Clay</h1><p>We are North America’s leading maker of mugs.</p>' },
      'Claims a leading place: We are North America’s leading',
    ],
    [
      'the original',
      { body: '<h1>Clay</h1><p>Our clay mug is the original one.</p>' },
      'Claims a leading place: Our clay mug is the original',
    ],
    [
      'a rank in Russian',
      { lang: 'ru', description: 'Тарн - ведущий вуз страны', body: '<p>Тарн.</p>' },
      'Claims a leading place: “Тарн - ведущий вуз страны”',
    ],
    [
      'a sole focus',
      { body: '<h1>Clay</h1><p>Clay mugs are the sole focus of our business.</p>' },
      'Specialized: Clay mugs are the sole focus',
    ],
  ])('include %s', (_, page, expected) =>
    expect(uspsOfPage(page)).toContainEqual(expect.stringContaining(expected) as string),
  );

  it.each<[string, Page]>([
    ['their own among themselves', { body: '<h1>Al</h1><p>Our largest meadow lies by the river.</p>' }],
    ['what a person saw', { description: 'I saw the largest fish in my life', body: '<h1>Al</h1><p>My diary.</p>' }],
    ['a duty', { body: '<h1>Clay</h1><p>Clay’s most important task is to be a mug that we like.</p>' }],
    ['what is new', { body: '<h1>Clay</h1><p>We show this season’s latest mugs, today’s best.</p>' }],
    ['a setting', { description: 'Set the largest value', body: '<h1>Doc</h1>' }],
    [
      'a rank in a headline',
      { title: 'Trips', body: '<h1>Trips</h1><h2>France n°1 in visitors</h2><p>No one had more visitors.</p>' },
    ],
    ['years of an applicant', { body: '<h1>Jobs</h1><p>We hire if you have more than 15 years at sea.</p>' }],
    ['people in the news', { description: 'Over 200 people fled the town', body: '<h1>The Gull</h1>' }],
    ['a call to trust', { body: '<h1>Keys</h1><p>Join the satisfied owners who trust us.</p><p>Keys hold.</p>' }],
    ['an item of a list', { body: '<h1>Shirts</h1><ul><li>Shirt, 100% cotton</li><li>Hat</li></ul><p>Buy.</p>' }],
  ])('exclude %s', (_, page) => expect(uspsOfPage(page)).toEqual([]));

  it('include each offer only once', () => {
    const body = '<h1>Ship</h1><p>Free shipping on all orders over $50 today.</p>';
    const page = { title: 'Ship', description: 'Free shipping on all orders over $50', body };
    expect(uspsOfPage(page).filter((text) => /free shipping/iu.test(text)).length).toBeLessThan(2);
  });
});

describe('a claim in the first words', () => {
  it.each([
    ['Acme is your premier source for garden news', 'Claims to be the first choice'],
    ['Il primo sito italiano di recensioni di lampade', 'Claims a leading place'],
    ['Acme, specialist in wooden boats and their repair', 'Specialized'],
    ['Cours de dessin gratuits pour les débutants', 'Free for visitors'],
  ])('is a difference: “%s”', (description, label) =>
    expect(uspsOfPage({ description, body: '<h1>Acme</h1>' })).toContainEqual(expect.stringContaining(label)),
  );
  it.each([
    'Lamps and shades with free shipping to all towns',
    'Feel free to ask us about lamps and shades',
    'Gluten-free bread for the whole valley',
    'Royalty free music for films and games',
    'The special place that lamps have in our lives',
    'We specialize in everything from lamps to lawns',
    'Our three most popular lamp models',
    'Stay 100% compliant with the rules for lamps',
    'We keep your lamps 100% ready for each night',
  ])('is not a difference: “%s”', (description) =>
    expect(uspsOfPage({ description, body: '<h1>Acme</h1>' }).join('\n')).not.toMatch(
      /leading place|Specialized|visitors nothing|A figure to compare/u,
    ),
  );
});
