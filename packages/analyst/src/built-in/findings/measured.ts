import type { Fact } from '@twofold/site-reader/facts/fact';
import { type Finding, measuredAs, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

type Reading = { readonly weight: number; readonly text: string; readonly fix: string };

/** What was measured and costs customers; everything else is in the section of measured facts alone. `{name}` is the site. */
const readings: Readonly<Record<Fact['id'], Reading>> = {
  indexable: {
    weight: 0.9,
    text: '{name} asks search engines to stay away, so nobody finds it by searching',
    fix: 'Remove “noindex” from {name} if it should be found',
  },
  viewport: {
    weight: 0.36,
    text: 'The page we read of {name} has no layout for phones',
    fix: 'Lay out {name} for phones, beginning with the first screen',
  },
};

/** The one measured fact that concerns customers most, as a weakness. */
export const measuredFindings = ({ site, judgment }: Context): readonly Finding[] =>
  site.snapshot.facts
    // Large marketplaces serve phones other pages than those a program reads.
    .filter(({ id }) => id !== 'viewport' || judgment.kind.id !== 'marketplace')
    .flatMap((fact) => {
      const reading = readings[fact.id];
      if (reading === undefined || fact.status !== 'fail') return [];
      const named = (text: string): string => text.replace('{name}', () => site.name.inText);
      return [
        weakness(`measured-${fact.id}`, reading.weight, named(reading.text), measuredAs(fact.id), named(reading.fix)),
      ];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 1);
