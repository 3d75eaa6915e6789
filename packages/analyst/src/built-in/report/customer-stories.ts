import type { Context } from '../findings/context.ts';
import { memoize } from '../findings/memoize.ts';
import { testimonialsIn, type Testimonial } from '../findings/testimonials.ts';
import { kindsOf } from '../kind/kind.ts';
import { sentencesOf } from '../read/sentences.ts';
import { quoted } from '../read/wording.ts';

/** A customer’s trouble before: “kept raising my rates”, “had tried everything”. */
const SUFFERED =
  /(?<!\p{L})(?:kept (?:on )?\p{L}+ing|(?:had|have) been (?:searching|looking|trying|struggling|waiting|suffering)|struggl\p{L}+|tired of|fed up|frustrat\p{L}+|nightmare|(?:was|were) (?:worried|nervous|afraid|scared|skeptical|sceptical|overwhelmed|lost|desperate)|(?:could|would)(?: not|n['’]t) (?:find|sleep|walk|afford|get)|nothing (?:else )?(?:worked|helped)|hatten? (?:angst|probleme|sorgen|schon alles)|verzweifelt|jahrelang|ließen uns im stich|(?:avais|avions) (?:peur|du mal|tout essayé)|depuis des années|galér\p{L}+|tenía(?:mos)? (?:miedo|problemas|dudas)|durante años|desesperad\p{L}+|avevo (?:paura|problemi|provato)|per anni|disperat[oa]|tinha (?:medo|problemas)|por anos)(?!\p{L})/iu;
/** A customer’s result: “saved us”, “nos ahorró tiempo”. */
const GAINED =
  /(?<!\p{L})(?:saved (?:me|us|our|my)|saves (?:me|us)|helped (?:me|us|our|my)|got (?:me|us) (?!wrong)|made it (?:so )?easy|now (?:I|we) can|thanks to|in (?:five|ten|\d+) minutes|(?:hat|haben) (?:mir|uns) (?:\p{L}+ ){0,4}(?:geholfen|gespart|erspart)|dank (?:ihnen|der|des|ihrer)|spart uns|grâce à|(?:m['’]a|nous a|nous ont) (?:\p{L}+ )?(?:aidé\p{L}*|permis|fait gagner)|(?:nos|me) (?:ahorr\p{L}+|ayud\p{L}+|permiti\p{L}+)|gracias a|(?:ci|mi) (?:ha|hanno) (?:aiutat\p{L}|permesso|fatto risparmiare)|grazie a|(?:nos|me) ajud\p{L}+|graças a)(?!\p{L})/iu;
/** A customer on such a site may belong to its other side. */
const TWO_SIDED = kindsOf('marketplace ticketing directory recruitment');
export const customerVoices = (context: Context): readonly Testimonial[] =>
  context.isSure && TWO_SIDED.has(context.judgment.kind.id) ? [] : testimonialsIn(context);

const [MIN_LENGTH, MAX_LENGTH] = [30, 200];
const MARKS = /^["“„«”'\s]+|["“”»'\s]+$/gu;

type Stories = { readonly troubles: readonly string[]; readonly gains: readonly string[] };

/** One sentence each about what customers went through before and what they got. */
export const customerStories = memoize((context: Context): Stories => {
  if (!context.isSure) return { troubles: [], gains: [] };
  // The persona quotes the first voice, so the others come first here.
  const [first, ...others] = customerVoices(context);
  const sentences = [...others, ...(first === undefined ? [] : [first])]
    .flatMap(({ words }) => sentencesOf(words).map((sentence) => sentence.replaceAll(MARKS, '')))
    .filter(({ length }) => length >= MIN_LENGTH && length <= MAX_LENGTH);
  const trouble = sentences.find((sentence) => SUFFERED.test(sentence));
  const gain = sentences.find((sentence) => sentence !== trouble && GAINED.test(sentence));
  return {
    troubles: trouble === undefined ? [] : [`A customer says: ${quoted(trouble)} (their problem before)`],
    gains: gain === undefined ? [] : [`A customer says: ${quoted(gain)} (what they gained)`],
  };
});
