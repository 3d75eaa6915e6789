import { kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { type Finding, groundOf, strength } from '../report/statement.ts';
import { type Context, inWords } from './context.ts';
import { once } from './once.ts';
import { pricesOf, SELLS_NOTHING } from './price.ts';

const PERCENT = /(?<![\d.,])(?:[1-9]|[1-6]\d)(?:[.,]\d+)?\s?%/u;
/** “Our fee is 15 % of the rent”, “Provision: 12 %”: said of itself, not of taxes, discounts or others. */
const SHARE_OF =
  /^(?:[^.:]{0,40}(?<!\p{L})(?:our|we|unsere?|wir|nos|notre|nous|nuestr[ao]s?|nostr[aoe]|noss[ao]s?)\s[^.%]{0,60})?(?:(?:management |service )?fees?|commissions?|tarifs?|honoraires|honorare?|provision|gebühr(?:en)?|tarifas?|comisi[óo]n|honorarios|tariff[ae]|commissioni?|comiss(?:ão|ões)|taxa)(?!\p{L})/iu;
const NO_SHARE =
  /\b(?:vat|tax(?:es)?|off|discounts?|others?|competitors?|usual(?:ly)?|typical(?:ly)?|mwst|rabatt|andere[rn]?|üblich\w*|remise|réduction|autres?|concurrents?|descuento|otr[ao]s|sconto|altr[ei]|desconto|outr[ao]s|save|no|without|ohne|sans|sin|senza|sem)\b/iu;
const LONGEST_SHARE = 200;
const NO_SHARE_KINDS: ReadonlySet<string> = kindsOf('finance insurance shop producer');

/** What a service takes as a share, where it shows no price. */
export const shareOf = once((context: Context): { readonly passage: Passage; readonly words: string } | undefined => {
  const { isSure, judgment } = context;
  if (!isSure || SELLS_NOTHING.has(judgment.kind.id) || NO_SHARE_KINDS.has(judgment.kind.id)) return undefined;
  if (pricesOf(context).length > 0) return undefined;
  return context.own
    .filter(({ text, isQuotable, place }) => isQuotable && place !== 'title' && place !== 'frame' && PERCENT.test(text))
    .map((passage) => ({ passage, words: sentenceAt(passage, PERCENT.exec(passage.text)?.index ?? 0) }))
    .find(
      ({ words }) =>
        words.length <= LONGEST_SHARE && !words.endsWith('?') && SHARE_OF.test(words) && !NO_SHARE.test(words),
    );
});

/** What a service takes, in the words of the page. */
export const shareFindings = (context: Context): readonly Finding[] => {
  const share = shareOf(context);
  if (share === undefined) return [];
  const text = `Says what it costs: ${inWords(context, share.words)}`;
  return [strength('price', 0.8, text, groundOf(share.passage, share.words))];
};
