import type { Report } from '@twofold/contracts/analysis/report';
import { SECTIONS, type Sections } from '../answer/sections.ts';
import { isSafeForModel, type TextFilter, type Item } from '../input/numbered-input.ts';
import { firstCheck } from './check-claim.ts';
import { verifyClaims } from './verify-claims.ts';

export type Ratings = { readonly monetization: number | null; readonly success: number | null };

/**
 * The defenses between the pages of a site and a report. Each is a separate entry, so that tests can remove one and show
 * that an attack then succeeds.
 */
export type Defense = {
  readonly isSafe: TextFilter;
  readonly sections: typeof SECTIONS;
  /** The item that a statement cites; undefined if no item has that id. */
  readonly cite: (ref: string, items: ReadonlyMap<string, Item>) => Item | undefined;
  readonly firstCheck: typeof firstCheck;
  readonly verify: typeof verifyClaims;
  readonly rate: (rules: Report, sections: Sections) => Ratings;
};

export const DEFENSE: Defense = {
  isSafe: isSafeForModel,
  sections: SECTIONS,
  cite: (ref, items) => items.get(ref.trim().replace(/^\[|\]$/g, '')),
  firstCheck,
  verify: verifyClaims,
  // The rubric gives the ratings even if a model writes: no sentence of a page can change them through the model.
  rate: ({ aiAnalysis }) => ({
    monetization: aiAnalysis.monetizationPotential.rating,
    success: aiAnalysis.successPotential.rating,
  }),
};
