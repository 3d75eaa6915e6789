import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { pricesOf } from './price.ts';

describe('amounts that are no prices of the offer', () => {
  const eatery = (line: string): readonly number[] =>
    pricesOf(
      contextOfPage({
        title: 'Nima restaurant',
        description: 'Restaurant with a short menu. Reserve a table.',
        body: `<h1>Nima restaurant</h1><p>Reserve a table: 020 7946 0018.</p><p>Soup of peas: €6</p><p>Smoked trout: €9</p><p>${line}</p>`,
      }),
    ).map(({ amount }) => amount);

  it.each(['Room hire for your feast: €450', 'Coperto: €2', 'ARPU of €55 a month', 'Seed: our seed round of €900'])(
    'include “%s”',
    (line) => expect(eatery(line)).toEqual([6, 9]),
  );

  it('do not include a dish of the menu', () => expect(eatery('Cake of plums: €5')).toEqual([6, 9, 5]));
});
