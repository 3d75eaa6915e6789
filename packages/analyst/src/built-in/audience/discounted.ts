/** Words for reduced prices and eligibility, in the seven languages. */
const TERMS =
  /(?<!\p{L})(?:eligib\p{L}+|rebate[ds]?|subsidi\p{L}+|discount(?:s|ed)?|concessions?|reduced (?:rates?|prices?|fees?|admission)|half[- ]price|\d+\s?% off|free (?:entry|admission)|waived?|ermäßig\p{L}*|rabatte?|vergünstig\p{L}*|anspruchsberechtigt\p{L}*|réductions?|remises?|tarifs? réduits?|éligibles?|descuentos?|bonificaci\p{L}+|sconti|sconto|agevolazion\p{L}+|descontos?|meia[- ]entrada)(?!\p{L})|割引|半額/iu;
const SENTENCE_BEFORE = /[^.!?。]*$/u;

/** “Rebates for eligible patients”, “half price for pupils”: a group with reduced prices is not the audience. */
export const isDiscounted = (
  text: string,
  { start, words }: { readonly start: number; readonly words: string },
): boolean => TERMS.test(`${SENTENCE_BEFORE.exec(text.slice(0, start))?.[0] ?? ''}${words}`);
