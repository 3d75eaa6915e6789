import { NOT_KNOWN } from '@twofold/contracts/analysis/unknown-part';
import type { Audience } from '../audience/audience.ts';
import type { Context } from '../findings/context.ts';
import { testimonialsIn } from '../findings/proof.ts';
import { kindsOf } from '../kind/kind.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';

/** Who praises such a site may be of its other side: an organizer is no ticket buyer. */
const TWO_SIDED = kindsOf('marketplace ticketing directory recruitment');
/** What the site says between quotation marks. */
const OF_SITE = /\bwe['’]re here\b|\bour (?:store|shop|website|range)\b|\bwelcome to\b/iu;
const LONGEST = 200;

/** The sentence of a page that names a group. */
export const sentenceTo = ({ passage, quote: words }: Audience): string =>
  sentenceAt(passage, Math.max(0, passage.text.indexOf(words))).slice(0, 220);

/** Words of a customer, as those of a customer: what a page says itself is no one’s voice. */
export const voiceOf = (context: Context): string => {
  const { isSure, judgment } = context;
  const voices = isSure && TWO_SIDED.has(judgment.kind.id) ? [] : testimonialsIn(context);
  const testimonial = voices.find(({ words }) => !OF_SITE.test(words));
  return testimonial === undefined ? NOT_KNOWN : `A customer says: ${quoted(excerpt(testimonial.words, LONGEST))}`;
};
