import type { Context } from '../findings/context.ts';
import { once } from '../findings/once.ts';
import { inferred, type Statement, statement } from './statement.ts';

/** Something that the site could do, and the two observations that it follows from. */
type Opportunity = { readonly text: string; readonly from: readonly [one: string, other: string] };

export type Rule = (context: Context) => Opportunity | undefined;

/** A rule with the kind and weight of its statement; `isAnywhere`: it also applies if the kind of site is unsure. */
export type WeighedRule = {
  readonly kind: string;
  readonly weight: number;
  readonly rule: Rule;
  readonly isAnywhere?: boolean;
};

/** With this many statements, light ones are left out. */
const ENOUGH = 2;
const LIGHT = 0.5;

/** The results of rules on a site, heaviest first. */
export const foundBy = (rules: readonly WeighedRule[]) =>
  once((context: Context): readonly Statement[] =>
    rules
      .flatMap(({ kind, weight, rule, isAnywhere = false }) => {
        const found = context.isSure || isAnywhere ? rule(context) : undefined;
        if (found === undefined) return [];
        const [one, other] = found.from;
        return [statement(kind, weight, found.text, inferred(`Inferred from two things: ${one}; ${other}.`))];
      })
      .toSorted((a, b) => b.weight - a.weight)
      .filter(({ weight }, at) => at < ENOUGH || weight >= LIGHT),
  );
