import { isHead, type Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import { countsIn, ratingIn } from './figures.ts';
import { anchored } from './anchor.ts';
import { canClaimAbsence } from './absence.ts';
import { filledIn, isSaid, isVouched } from './needs.ts';
import { isSentence } from './own-claims.ts';
import { points } from '../report/usps.ts';
import { pagesRead, type Context } from './context.ts';

/** Claims of rank that a reader wants to see proven. */
const RANK =
  /(?<!\p{L})(?:best|finest|number one|no\. ?1|#1|leading|largest|biggest|most (?:trusted|popular|advanced|reliable|complete)|first and only|world[- ]class|beste[nrs]?|führende[nrs]?|größte[nrs]?|meilleure?s?|leader|mejor(?:es)?|líder(?:es)?|miglior[ei]?|melhor(?:es)?|maior)(?!\p{L})/iu;
/** “Best sellers”, “at the best price”: no claim of rank. */
const NO_RANK =
  /best[- ]?(?:sell|price|deal|offer|of\b|practi|match|way|possible|regards|known|friend|suited|use|result|time|day)|(?:at its|do(?:es)? (?:our|its|your)|do|the|your|make the|get the|know|all the) best\b(?! \p{Lu})|leading to|(?:from|with|by|for|among|all) the (?:best|leading|largest|biggest)|bestellen|bestens|am besten|le meilleur de|lo mejor de|meilleurs? prix|mejor(?:es)? precio|miglior(?:i)? prezz|melhor(?:es)? preço|leader(?:s|ship)? (?:in|of) your/iu;

/** A claim of the first lines, where no rating, customer, award, number or source stands behind it. */
export const unsupportedClaims = (context: Context): readonly Finding[] => {
  const { site } = context;
  if (!canClaimAbsence(context)) return [];
  const isProven =
    ratingIn(context) !== undefined ||
    countsIn(context).length > 0 ||
    isVouched(context) ||
    (['award', 'press', 'trusted-by'] as const).some((topic) => isSaid(context, topic));
  if (isProven) return [];
  const claim = claimOf(context);
  if (claim === undefined) return [];
  const { passage, sentence } = claim;
  const need = context.isSure ? context.judgment.kind.needs.find(({ topic }) => topic === 'testimonials') : undefined;
  const fix = need
    ? anchored(context, 'testimonials', filledIn(need.fix, context))
    : `Put a customer’s words, a rating or a number with its source right below ${quoted(excerpt(sentence, 60))}`;
  const text = `Nothing backs ${quoted(excerpt(sentence, 110))}: no customer, rating, award or figure on ${pagesRead(site)}`;
  return [weakness('no-testimonials', 0.74, text, groundOf(passage, sentence), fix)];
};

const LONGEST_NAME = 3;
/** A promise of quality wants proof; what a product does can be tried. */
const PRAISE =
  /\b(?:superior|powerful|fast(?:er|est)?|quick(?:er|est)?|eas(?:y|ier|ily)|reliable|secure|high[- ]quality|top|trusted|proven|transforma|aumenta|schnell|einfach|zuverlässig|rapide|facile|fiable|rápid[oa]|fácil|affidabile)\b/iu;

/** The claim that most needs proof: one of rank in title, description or main heading, or else what a reason of the page promises. */
export const claimOf = (context: Context): { readonly passage: Passage; readonly sentence: string } | undefined => {
  const { title } = context.site.name;
  // “Tyre Leader” is a name; a title that is a claim may have been taken for one.
  const name = title.split(/\s+/u).length <= LONGEST_NAME ? title.toLowerCase() : '';
  for (const passage of context.own) {
    if (passage.page > 0 || !isHead(passage)) continue;
    const found = RANK.exec(passage.text.slice(0, 400));
    if (found === null || name.includes(found[0].toLowerCase())) continue;
    const sentence = sentenceAt(passage, found.index);
    if (!NO_RANK.test(sentence) && isSentence(sentence)) return { passage, sentence };
  }
  const reason = points(context).find(({ text }) => PRAISE.test(text));
  return reason && { passage: reason, sentence: reason.text };
};
