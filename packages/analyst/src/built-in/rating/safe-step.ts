import type { Context } from '../findings/context.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { GOODS } from '../kind/model-signs.ts';
import { kindsOf } from '../kind/kind.ts';
import { memoize } from '../findings/memoize.ts';

/** In characters; headings and buttons are shorter. */
const MIN_TERMS_LENGTH = 24;
/** A period for returns, or free returns. */
const TERMS =
  /\d+[ -]?(?:days?|tagen?|jours|días|giorni|dias)|\d+[ -](?:month|year) return|free returns|money[- ]back|take it back|kostenlose (?:rücksendung|retoure)|retours? gratuits?|devolución gratuita|reso gratuito|\d+日/iu;
/** Free delivery is not a trial. */
const DELIVERED = /shipping|deliver|versand|liefer|livraison|expédi|envío|envio|entrega|spedizion|consegna|送料/iu;
/** Free ways to see the product: a review, a demo, a sample, a quote, a first course. */
const FREE_SAMPLE =
  /(?<!\p{L}|royalty[ -])(?:free (?!to |from |of )(?:[\p{L}\d-]+ ){0,3}(?:assessments?|audits?|reviews?|demos?|consultations?|samples?|quotes?|estimates?|evaluations?|valuations?|3d models?|models|swatches|trials?|lessons?|class|accounts?|plans?)|no[- ]obligation (?:quote|consultation|visit)|kostenlose[nrs]? (?:[\p{L}-]+ ){0,2}(?:erstberatung|beratung|probe\p{L}*|muster|angebot|bewertung|schätzung|demo)|unverbindliche[nrs]? (?:angebot|beratung|erstgespräch)|(?:devis|essai|échantillons?|diagnostic|estimation) gratuits?e?|(?:presupuesto|prueba|muestra|consulta|curso|diagnóstico)s? grat(?:is|uit[ao]s?)|(?:preventivo|prova|consulenza|campione) gratuit[oa]|(?:orçamento|teste|amostra|consulta|avaliação) (?:grátis|gratuit[oa])|gratis al curso|freebies)(?!\p{L})|無料(?:相談|見積|査定|体験|サンプル)/iu;
/** Kinds with such samples; readers’ reviews and accounts of readers elsewhere are none. */
const SAMPLED = kindsOf(
  'saas developer-tool app shop course agency insurance finance telecom practice trade builder manufacturer producer health wellness real-estate recruitment',
);
const MAX_LENGTH = 400;

/** Kinds of work that are quoted before the order, without risk. */
const QUOTED_FIRST = kindsOf('trade builder agency insurance telecom manufacturer transport');
const MAX_FIELDS = 5;
const ASKS = /demo|quote|request|angebot|devis|presupuesto|preventivo|orçamento/iu;

/** Whether a demo or a quote is behind a long form: the step then costs more than it seems. */
export const isDemoBehindForm = ({ site }: Context, words: string): boolean =>
  ASKS.test(words) &&
  site.snapshot.forms.some(
    ({ fields, hasPassword }) =>
      !hasPassword && fields.filter((field) => /\*|required/iu.test(field)).length > MAX_FIELDS,
  );

/** A first step without risk that no strength names: a free trial, returns, a button for a quote. */
export const safeTopic = memoize((context: Context): string | undefined => {
  const { site, judgment } = context;
  const { id } = judgment.kind;
  const sampled = SAMPLED.has(id)
    ? site.said.find(
        ({ text, place, page }) =>
          page === 0 &&
          place !== 'quote' &&
          text.length <= MAX_LENGTH &&
          FREE_SAMPLE.test(text) &&
          !DELIVERED.test(text),
      )
    : undefined;
  if (sampled !== undefined)
    return quoted(excerpt(sentenceAt(sampled, FREE_SAMPLE.exec(sampled.text)?.index ?? 0), 70));
  const plan = site.topic('free-plan').find(({ passage }) => !DELIVERED.test(passage.text));
  // A link called “Returns” states no terms, and returns of an investment are something else.
  const terms = GOODS.has(id)
    ? site.topic('returns').find(({ passage: { text } }) => text.length > MIN_TERMS_LENGTH && TERMS.test(text))
    : undefined;
  const promised = GOODS.has(id)
    ? site.said.find(({ text, page }) => page === 0 && text.length <= MAX_LENGTH && RETURNED.test(text))
    : undefined;
  const asked = QUOTED_FIRST.has(id)
    ? site.topic('quote-request').find(({ passage: { place } }) => place === 'link' || place === 'button')
    : undefined;
  const found = plan ?? terms ?? asked;
  if (promised !== undefined && plan === undefined && terms === undefined) return quoted(excerpt(promised.text, 70));
  if (found === undefined || isDemoBehindForm(context, found.passage.text)) return undefined;
  return quoted(excerpt(sentenceAt(found.passage, found.start), 70));
});

/** “3 Month Return Policy”, “100 Tage Rückgaberecht”, “we’ll take it back”. */
const RETURNED =
  /\d+[- ](?:day|week|month|year)s? (?:\p{L}+ )?returns?(?!\p{L})|\d+ tage (?:rückgabe|widerruf)\p{L}*|we['’]ll take it back|retour(?:s)? (?:sous|pendant) \d+|\d+ (?:días|giorni|dias) (?:de |para |per )?(?:devolu|reso|rend)\p{L}*/iu;
