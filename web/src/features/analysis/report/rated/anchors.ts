/**
 * The meaning of some ratings, out of ten and in halves of that out of five, from the rubric of the built-in analyst.
 */
const OUT_OF_TEN = [
  [2, 'One cannot tell what it is.'],
  [5, 'The offer is clear; little vouches for it.'],
  [8, 'Offer, audience, difference, proof and next step are all on the page.'],
] as const;
const OUT_OF_FIVE = [
  [1, 'Nothing is for sale.'],
  [2.5, 'Something is for sale; its price is left open.'],
  [4, 'Price, income that returns, a named buyer and proof are on the page.'],
] as const;

/** Points on the scale of a rating → their meaning. */
export const anchorsOf = (outOf: number): readonly (readonly [points: number, meaning: string])[] =>
  outOf === 5 ? OUT_OF_FIVE : OUT_OF_TEN;
