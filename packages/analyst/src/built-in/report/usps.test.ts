import { describe, expect, it } from 'vitest';
import { ownClaims } from '../findings/own-claims.ts';
import { contextOfPage } from '../testing/site-of.ts';
import { points, uspsOf } from './usps.ts';

const pointsUnder = (heading: string, point = 'Every hive is inspected twice a week'): readonly string[] =>
  points(
    contextOfPage({
      title: 'Hivewell',
      body: `<h1>Hivewell</h1><p>Care of bees.</p><h2>${heading}</h2><ul><li>${point}</li></ul>`,
    }),
  ).map(({ text }) => text);

describe('reasons that a page gives', () => {
  it.each(['Why us', 'Why choose a beekeeper nearby', 'Why Hivewell', 'Why rent a hive?', 'Benefits', 'Warum wir'])(
    'are read below “%s”',
    (heading) => expect(pointsUnder(heading)).toEqual(['Every hive is inspected twice a week']),
  );

  it.each(['Why bees leave their hive in late summer', 'Why we report on benefits: submit a story', 'Flag a benefit'])(
    'are not read below “%s”',
    (heading) => expect(pointsUnder(heading)).toEqual([]),
  );

  it('are not teasers of articles', () =>
    expect(pointsUnder('Why us', 'Our hives are 40 years old and still warm. Read more')).toEqual([]));

  it('are not prices', () =>
    expect(pointsUnder('Highlights', '829,99 EUR inkl. MwSt. inkl. Versand ab Hof')).toEqual([]));

  it('are not bylines', () => expect(pointsUnder('Benefits', 'By Lila Caballero, volunteer')).toEqual([]));

  it.each<[string, boolean]>([
    ['Hivewell is the only hive rental in the county', true],
    ['Hivewell is the official home of the hive', false],
    ['Honey is no longer the only product of the hive', false],
    ['Honey isn’t the only product of the hive', false],
  ])('include the claim “%s”: %s', (text, isClaim) =>
    expect(
      ownClaims(contextOfPage({ title: 'Hivewell', body: `<h1>Hivewell</h1><p>${text}.</p>` })).some(
        ({ kind }) => kind === 'superlative',
      ),
    ).toBe(isClaim),
  );
});

describe('the difference of an offer', () => {
  const NONE = 'Our rules are sure of no difference from others here; the page may name some';
  const uspsWith = (point: string, lang = 'en') =>
    uspsOf(
      contextOfPage({
        title: 'Acme: project management software',
        lang,
        description: 'Online project management software. Free trial, monthly plans, log in from anywhere.',
        body: `<h1>Project management software</h1><p>$9 a month per user.</p><h2>Benefits</h2><ul><li>${point}</li></ul>`,
      }),
      [],
    ).map(({ text }) => text);

  it.each(['Every report is ready within 20 minutes', 'Works with any printer, no driver needed'])('is “%s”', (point) =>
    expect(uspsWith(point)).toEqual([point]),
  );

  it.each([
    '1. Answers 20 letters a day without help',
    'Our developer friendly tool makes it easy',
    'Superior operational performance in the cloud',
  ])('is not “%s”', (point) => expect(uspsWith(point)).not.toContain(point));

  const usps = (description: string, path = ''): readonly string[] => {
    const page = {
      title: 'Tarn',
      description,
      body: '<h1>Tarn</h1><p>Hello.</p>',
      url: `https://tarn.example/${path}`,
    };
    return uspsOf(contextOfPage(page), []).map(({ text }) => text);
  };

  it('names a denied thing once', () => {
    const reasons =
      '<h2>Why choose Tessera?</h2><ul><li>No cookies on any page, just the numbers that count</li><li>No need for cookie banners on any of your pages</li></ul>';
    const context = contextOfPage({
      title: 'Tessera',
      description: 'Tessera is web analytics software for teams. Start a free trial, see pricing and plans.',
      body: `<h1>Tessera: analytics software as a service</h1><p>Sign up for a free trial. Pricing from $9 a month.</p>${reasons}`,
    });
    const found = uspsOf({ ...context, isSure: true }, []).filter(({ text }) => /cookie/iu.test(text));
    expect(found).toHaveLength(1);
  });

  it.each([
    ['Everything that you need for something', ''],
    ['Learn about a college for the trades of lamps', ''],
    ['Order lamps for every room of the house', ''],
    ['Welcome to the home page of Tarn', ''],
    ['Tarn offers lamps, wires, shades, bulbs and more for homeowners', ''],
    ['With passion for the light of our guests', ''],
    ['Lamps and repairs for the county, call us today', ''],
    ['Christmas stockings, down jackets and boots', ''],
    ['A talk with Edda Lund about crowdfunding for schools', 'episodes/12'],
  ])('is not the subject “%s” at “/%s”', (description, path) => expect(usps(description, path)).toEqual([NONE]));

  it('is missing on a page without an offer', () => {
    const context = contextOfPage({
      title: 'Edda Lund',
      body: '<h1>Edda Lund</h1><p>Hi, I am Edda, a freelance designer. This is my portfolio.</p><h2>Selected work</h2><p>I have shipped 40 projects.</p>',
    });
    const claim = { side: 'strength', kind: 'counts', weight: 1, text: 'Scale in figures: 40 projects' } as const;
    const judgment = { ...context.judgment, kind: { ...context.judgment.kind, id: 'portfolio' as const } };
    const found = { ...claim, basis: { basis: 'quote', quote: 'I have shipped 40 projects.', section: '' } } as const;
    expect(uspsOf({ ...context, isSure: true, judgment }, [found]).map(({ text }) => text)).toEqual([NONE]);
  });
});
