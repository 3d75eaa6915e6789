import type { Context } from '../findings/context.ts';
import { memoize } from '../findings/memoize.ts';
import { LINK_OPPORTUNITIES } from './link-opportunities.ts';
import type { WeighedRule } from './opportunity.ts';
import { toAdvertisers, toSubscribers } from './service-opportunities.ts';
import { inferred, type Statement, statement } from './statement.ts';

const RULES: readonly WeighedRule[] = [
  { kind: 'to-advertisers', weight: 0.45, rule: toAdvertisers, isAnywhere: true },
  { kind: 'to-subscribers', weight: 0.55, rule: toSubscribers, isAnywhere: true },
  ...LINK_OPPORTUNITIES,
];

/** With this many statements, light ones are left out. */
const ENOUGH = 2;
const LIGHT = 0.5;

/** People or income that the site could win with what its pages show, heaviest first. Defects are suggestions instead. */
export const opportunitiesIn = memoize((context: Context): readonly Statement[] =>
  RULES.flatMap(({ kind, weight, rule, isAnywhere = false }) => {
    const found = context.isSure || isAnywhere ? rule(context) : undefined;
    if (found === undefined) return [];
    const [one, other] = found.from;
    return [statement(kind, weight, found.text, inferred(`Inferred from two things: ${one}; ${other}.`))];
  })
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ weight }, at) => at < ENOUGH || weight >= LIGHT),
);
