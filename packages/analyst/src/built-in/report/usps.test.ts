import { describe, expect, it } from 'vitest';
import { differenceFindings } from '../findings/difference.ts';
import { contextOfPage } from '../testing/site-of.ts';
import { points } from './usps.ts';

const pointsUnder = (heading: string, point = 'Every hive is inspected twice a week'): readonly string[] =>
  points(
    contextOfPage({
      title: 'Hivewell',
      body: `<h1>Hivewell</h1><p>Care of bees.</p><h2>${heading}</h2><ul><li>${point}</li></ul>`,
    }),
  ).map(({ text }) => text);

describe('reasons that a page gives', () => {
  it.each(['Why us', 'Why choose a beekeeper nearby', 'Why Hivewell', 'Why rent a hive?', 'Benefits', 'Warum wir'])(
    'reads what stands under “%s”',
    (heading) => expect(pointsUnder(heading)).toEqual(['Every hive is inspected twice a week']),
  );

  it.each(['Why bees leave their hive in late summer', 'Why we report on benefits: submit a story', 'Flag a benefit'])(
    'reads nothing under “%s”',
    (heading) => expect(pointsUnder(heading)).toEqual([]),
  );

  it('takes no byline for a reason', () => expect(pointsUnder('Benefits', 'By Lila Caballero, volunteer')).toEqual([]));

  it.each<[string, boolean]>([
    ['Hivewell is the only hive rental in the county', true],
    ['Honey is no longer the only product of the hive', false],
    ['Honey isn’t the only product of the hive', false],
  ])('reads “%s” as a claim: %s', (text, isClaim) =>
    expect(
      differenceFindings(contextOfPage({ title: 'Hivewell', body: `<h1>Hivewell</h1><p>${text}.</p>` })).some(
        ({ kind }) => kind === 'superlative',
      ),
    ).toBe(isClaim),
  );
});
