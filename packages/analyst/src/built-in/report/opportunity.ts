import type { Context } from '../findings/context.ts';

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
