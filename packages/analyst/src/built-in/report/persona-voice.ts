import type { Audience } from '../audience/audience.ts';
import type { Context } from '../findings/context.ts';
import { testimonialsIn } from '../findings/proof.ts';
import { kindsOf } from '../kind/kind.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { NOT_STATED } from './role-of.ts';
import { selfDescription } from './self-description.ts';
import { saysTheSame } from './usps.ts';

/** Who praises such a site may be of its other side: an organizer is no ticket buyer. */
const TWO_SIDED = kindsOf('marketplace ticketing directory recruitment');
/** Sentences of articles, posts and listings do not address visitors of the site. */
const OF_OTHERS = kindsOf('forum news blog reference marketplace media event');

/** Words to the reader, in six languages; Japanese leaves them out. */
const TO_READER =
  /\b(?:you|your|ihre?[nmrs]?|dein\p{L}*|vous|votre|vos|tus?|usted|tuo|tua|tuoi|vostr[oaie]|você|seu|sua)\b/iu;
/** How the page is worked, and what it asks of its visitors. */
const NO_VOICE =
  /\b(?:click\w*|read|see|github|issues|bugs|hosted|cookies?|browser|javascript|e-?mail|sign|log|subscribe|password|newsletter|copyright|terms|policy|account|cart|basket|call us|contact us|thank|order(?:ed|s)?|download)\b|\bI\b|https?:|\?$/iu;
/** What a page asks for itself, what leads on to an article, and praise that names who gave it. */
const NO_WORD =
  /\b(?:donat\w*|spend(?:e|en|est)|don(?:ez|ner|ar|azione|azioni|aciones)|doações|support (?:us|our|the|this)|sponsor\w*|read more|more info|learn more|weiterlesen|lire la suite|leer más|leggi|leia mais|according to|says|said|writes|wrote|award\w*)\b|…|\.\.\.|[“”"«»„]|\s[–—-]{1,2}\s\p{Lu}/iu;
const SHORTEST = 55;
const LONGEST = 200;

/** The sentence of a page that names a group. */
export const sentenceTo = ({ passage, quote: words }: Audience): string =>
  sentenceAt(passage, Math.max(0, passage.text.indexOf(words))).slice(0, 220);

/** Words of a customer; else what the page tells its readers, unless its description or another part says it already. */
export const voiceOf = (context: Context, said: readonly string[]): string => {
  const { own, isSure, judgment } = context;
  const [testimonial] = isSure && TWO_SIDED.has(judgment.kind.id) ? [] : testimonialsIn(context);
  if (testimonial !== undefined) return `From the page: ${quoted(excerpt(testimonial.words, LONGEST))}`;
  if (!isSure || OF_OTHERS.has(judgment.kind.id)) return NOT_STATED;
  const known = [selfDescription(context)?.text ?? '', ...said.map((part) => /“(.+)”/u.exec(part)?.[1] ?? '')];
  for (const passage of own) {
    const at = passage.page > 0 || passage.place !== 'text' || !passage.isLead ? -1 : passage.text.search(TO_READER);
    const sentence = at < 0 ? '' : sentenceAt(passage, at);
    const isFit = sentence.length >= SHORTEST && sentence.length <= LONGEST && /^\p{Lu}.*[.!]$/u.test(sentence);
    if (
      isFit &&
      !NO_VOICE.test(sentence) &&
      !NO_WORD.test(passage.text) &&
      !known.some((words) => words !== '' && saysTheSame(words, sentence))
    )
      return `The page tells them: ${quoted(sentence)}`;
  }
  return NOT_STATED;
};
