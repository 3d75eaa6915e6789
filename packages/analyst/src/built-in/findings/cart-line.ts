import type { Passage } from '../read/passage.ts';

const TOTAL =
  /(?<!\p{L})(?:total|(?:zwischen|gesamt)summe|subtotal|sous-total|summe|totale)(?!\p{L})|^\W*[$€£]?\s?0[.,]00\s?[$€£]?/iu;
const MAX_LENGTH = 45;
const NEAR = [-2, -1, 1, 2];

/** Whether a text is a line of the cart box, where shipping stands beside a total. “Free shipping!” in it promises nothing. */
export const isCartLine = (said: readonly Passage[], at: number): boolean => {
  const passage = said[at];
  if (passage === undefined || passage.text.length > MAX_LENGTH || passage.place === 'link') return false;
  return NEAR.some((step) => {
    const near = said[at + step];
    return near !== undefined && near.text.length <= MAX_LENGTH && TOTAL.test(near.text);
  });
};
