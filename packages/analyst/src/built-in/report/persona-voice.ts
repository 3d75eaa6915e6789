import { NOT_KNOWN } from '@twofold/contracts/analysis/unknown-part';
import type { Audience } from '../audience/audience.ts';
import type { Context } from '../findings/context.ts';
import { testimonialsIn } from '../findings/proof.ts';
import { kindsOf } from '../kind/kind.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';

/** A customer on such a site may belong to its other side: an organizer is not a ticket buyer. */
const TWO_SIDED = kindsOf('marketplace ticketing directory recruitment');
/** The site’s own words between quotation marks. */
const OF_SITE = /\bwe['’]re here\b|\bour (?:store|shop|website|range)\b|\bwelcome to\b/iu;
const LONGEST = 200;

/** The sentence that names a group. */
export const sentenceTo = ({ passage, quote: words }: Audience): string =>
  sentenceAt(passage, Math.max(0, passage.text.indexOf(words))).slice(0, 220);

/** Words of a customer. The page’s own words are nobody’s voice. */
export const voiceOf = (context: Context): string => {
  const { isSure, judgment } = context;
  const voices = isSure && TWO_SIDED.has(judgment.kind.id) ? [] : testimonialsIn(context);
  const testimonial = voices.find(({ words }) => !OF_SITE.test(words));
  return testimonial === undefined ? NOT_KNOWN : `A customer says: ${quoted(excerpt(testimonial.words, LONGEST))}`;
};
