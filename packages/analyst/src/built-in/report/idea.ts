import type { Context } from '../findings/context.ts';
import { once } from '../findings/once.ts';
import { inferred, type Statement, statement } from './statement.ts';

/** What the pages have what it takes for, and the two things that it follows from. */
type Idea = { readonly text: string; readonly from: readonly [one: string, other: string] };

export type Rule = (context: Context) => Idea | undefined;

/** A rule with the kind of its statement and its weight; `isAnywhere`: it holds where it is not sure what the site is. */
export type WeighedRule = {
  readonly kind: string;
  readonly weight: number;
  readonly rule: Rule;
  readonly isAnywhere?: boolean;
};

/** Beside so many better ones, the lighter ones are left out. */
const ENOUGH = 2;
const LIGHT = 0.5;

/** What rules find on a site, what weighs most first. */
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
