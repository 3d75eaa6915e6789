import type { Report } from '@twofold/contracts/analysis/report';
import { SECTIONS, type Sections } from '../answer/sections.ts';
import { admitsNoOrders, type Admits, type Item } from '../input/numbered-input.ts';
import { firstCheck } from './check-claim.ts';
import { verifyClaims } from './verify-claims.ts';

export type Ratings = { readonly monetization: number | null; readonly success: number | null };

/**
 * What stands between the pages of a site and a report, beside the model: one entry each, so that tests can take one out and
 * see that an attack then succeeds.
 */
export type Defense = {
  readonly admits: Admits;
  readonly sections: typeof SECTIONS;
  /** The item that a statement cites; undefined where there is none with that id. */
  readonly cite: (ref: string, items: ReadonlyMap<string, Item>) => Item | undefined;
  readonly firstCheck: typeof firstCheck;
  readonly verify: typeof verifyClaims;
  readonly rate: (rules: Report, sections: Sections) => Ratings;
};

export const DEFENSE: Defense = {
  admits: admitsNoOrders,
  sections: SECTIONS,
  cite: (ref, items) => items.get(ref.trim().replace(/^\[|\]$/g, '')),
  firstCheck,
  verify: verifyClaims,
  // The rubric rates, also where a model writes: no sentence of a page can reach a number through a model.
  rate: ({ aiAnalysis }) => ({
    monetization: aiAnalysis.monetizationPotential.rating,
    success: aiAnalysis.successPotential.rating,
  }),
};
