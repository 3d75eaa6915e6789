import type { Context } from '../findings/context.ts';

/** “We check multiple carriers for you”, “authorized agent for”. */
const OF_SEVERAL =
  /\b(?:multiple|several|many|various|top|leading|different) (?:\p{L}+ )?(?:carriers|insurers|insurance companies)\b|\bauthorized agents? (?:for|of)\b|\bindependent (?:insurance )?agen(?:t|cy)\b|(?:mehrere[nr]?|viele[nr]?|verschiedene[nr]?) (?:versicherer\p{L}*|versicherungsgesellschaften)|(?:plusieurs|nombreu(?:x|ses)) (?:assureurs|compagnies d['’]assurances?)|(?:varias|distintas|diferentes) (?:aseguradoras|compañías)|(?:diverse|varie) compagnie|(?:várias|diversas) seguradoras/iu;
const MAX_LENGTH = 400;

/** Whether a business sells the policies of insurers, which pay it commissions. */
export const isBroker = ({ site, judgment }: Context): boolean =>
  judgment.kind.noun === 'an insurance broker' ||
  site.said.some(
    ({ page, place, text }) => page === 0 && place !== 'quote' && text.length <= MAX_LENGTH && OF_SEVERAL.test(text),
  );
