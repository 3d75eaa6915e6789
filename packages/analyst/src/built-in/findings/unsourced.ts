import { kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { ratingIn } from './figures.ts';
import { testimonialsIn } from './testimonials.ts';
import { showsVoices } from './shown-voices.ts';
import { isNotice } from './voices.ts';

/** Kinds of sites that report figures of others. */
const REPORTS = kindsOf(
  'news blog forum media reference research documentation government education store-listing marketplace nonprofit religious',
);

/** A gain for customers. With a word such as “on average” or “up to” and a figure, it is a claim that only counting can support. */
const GAIN =
  /(?<!\p{L})(?:sav(?:e[sd]?|ings?)|cut(?:s|ting)?|reduc(?:e[sd]?|ing)|increas(?:e[sd]?|ing)|boost(?:s|ed)?|sparen|spart|senk\p{L}+|steiger\p{L}+|économis\p{L}+|rédui\p{L}+|augment\p{L}+|ahorr\p{L}+|reduc\p{L}+|aument\p{L}+|risparmi\p{L}*|riduc\p{L}+|poup\p{L}+|economiz\p{L}+|reduz\p{L}*)(?!\p{L})/iu;
const MEASURE =
  /(?<!\p{L})(?:on average|(?:an )?average (?:of)?|avg|up to|durchschnittlich|im (?:schnitt|durchschnitt)|bis zu|en moyenne|jusqu['’]à|(?:en|de) promedio|de media|hasta (?:un )?|in media|fino (?:a|al)|em média|até)(?!\p{L})/iu;
const FIGURE = /[$€£]\s?\d|\d\s?(?:[$€£%]|percent|prozent|euros?|dollars?)/iu;
/** Discounts are set by the seller and need no source. */
const DISCOUNT =
  /\boff\b|discount|voucher|coupon|\bsales?\b|bundle|per (?:year|annum) (?:when|if)|annual(?:ly)? (?:plan|billing)|pay (?:yearly|annually)|rabatt|nachlass|gutschein|reduziert|réduction|remise|soldes|descuento|rebaja|sconto|saldi|desconto|promo/iu;
const SOURCE =
  /(?<!\p{L})(?:sources?|stud(?:y|ies)|surveys?|according to|based on|measured|case stud\p{L}+|quelle\p{L}*|laut|studien?|umfragen?|gemessen|selon|études?|enquêtes?|según|estudios?|encuestas?|secondo|studi[o]?|sondagg\p{L}+|segundo|estudos?|fontes?|fuentes?)(?!\p{L})|\*|[¹²³†]|\[\d\]/iu;
const MAX_LENGTH = 300;
const SHORT = 160;

const isOwn = ({ page, place, isQuotable, text }: Passage): boolean =>
  page === 0 && isQuotable && place !== 'quote' && place !== 'title' && text.length <= MAX_LENGTH;

/** A figure for what customers gain, without a source anywhere on the page. */
const gain = ({ site, own }: Context): Finding | undefined => {
  if (site.said.some(({ text }) => text.length <= SHORT && SOURCE.test(text))) return undefined;
  const found = own.flatMap((passage) => {
    const at = isOwn(passage) ? GAIN.exec(passage.text) : null;
    const sentence = at === null ? '' : sentenceAt(passage, at.index);
    const isClaim = MEASURE.test(sentence) && FIGURE.test(sentence) && GAIN.test(sentence);
    return isClaim && !DISCOUNT.test(sentence) && !SOURCE.test(passage.text) ? [{ passage, sentence }] : [];
  });
  // A visible text is preferred to the meta description.
  const [claim] = found.toSorted(
    (a, b) => Number(a.passage.place === 'description') - Number(b.passage.place === 'description'),
  );
  if (claim === undefined) return undefined;
  const words = quoted(excerpt(claim.sentence, 110));
  const fix = `Add the source below ${words}: how many customers it counts, and for which year`;
  const text = `A figure without a source: ${words}`;
  return weakness('no-source', 0.64, text, groundOf(claim.passage, claim.sentence), fix);
};

/** A text that begins with a quote: “Lovely people, lovely cheese.” – a name. */
const QUOTED = /^\s*["“„«”「][^"“”„«»「」]{25,}["”“»」]/u;
/** Whether the pages quote other people at all. */
const quotesPeople = ({ passages }: Site): boolean =>
  passages.some(({ text, place }) => (place === 'quote' && !isNotice(text)) || QUOTED.test(text.slice(0, 900)));

/** “Join hundreds of fleets”: a large number of customers in words. */
const CROWD =
  /(?<!\p{L})(?:join(?:ed by)?|trusted by|used by|chosen by|serving|served|helped|vertrauen|für|nutzen|rejoignez|font confiance|utilisée? par|únete a|confían|usado por|unisciti a|scelto da|usato da|junte-se a|confiam)\s(?:[\p{L}\d]+\s){0,3}?(?:(?:many )?(?:hundreds|thousands|dozens|tens of thousands|millions) of|hundert\p{L}*|tausend\p{L}*|(?:des )?(?:centaines|milliers) d(?:e\s|['’])|(?:cientos|miles|decenas) de|(?:centinaia|migliaia) di|(?:centenas|milhares) de)\s?\p{L}/iu;

/** A claim of many customers that names none of them. */
const crowd = (context: Context): Finding | undefined => {
  const { site, own } = context;
  const passage = own.find((each) => isOwn(each) && CROWD.test(each.text));
  if (passage === undefined) return undefined;
  const isNamed =
    testimonialsIn(context).length > 0 ||
    ratingIn(context) !== undefined ||
    quotesPeople(site) ||
    showsVoices(site) ||
    site.snapshot.markupSigns.includes('reviews');
  if (isNamed) return undefined;
  const sentence = sentenceAt(passage, CROWD.exec(passage.text)?.index ?? 0);
  const words = quoted(excerpt(sentence, 110));
  const text = `The text claims many customers and names none of them: ${words}`;
  const fix = `Name two customers below ${words}, with a quote each`;
  return weakness('crowd', 0.68, text, groundOf(passage, sentence), fix);
};

/** Claims with figures that readers cannot check. */
export const unsourcedClaims = (context: Context): readonly Finding[] =>
  context.isSure && !REPORTS.has(context.judgment.kind.id)
    ? [gain(context), crowd(context)].filter((found) => found !== undefined)
    : [];
