import { countsIn } from '../findings/figures.ts';
import { foundedIn } from '../findings/founded.ts';
import { testimonialsIn } from '../findings/proof.ts';
import { sells } from '../findings/sells.ts';
import { kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import { excerpt, quoted } from '../read/wording.ts';
import type { Rule } from './idea.ts';

/** “25 years of experience” is of the same kind as “since 1968”. */
const YEARS = /(?<!\p{L})(?:years?|jahre|ans|années|años|anni|anos)(?!\p{L})/iu;
/** What a page further in has and the first page could use. */
export const proofInside: Rule = (context) => {
  const { site } = context;
  const voices = testimonialsIn(context);
  const counts = countsIn(context);
  const isOnFirst = ({ passage }: { readonly passage: Passage }): boolean => passage.page === 0;
  const voice = voices.find(({ by }) => by !== undefined);
  const count = counts[0];
  const isAgeOnFirst = foundedIn(context)?.passage.page === 0;
  const [found, what] =
    voice !== undefined && !voices.some(isOnFirst)
      ? [voice.passage, quoted(excerpt(voice.words, 80))]
      : count !== undefined && !counts.some(isOnFirst) && !(YEARS.test(count.words) && isAgeOnFirst)
        ? [count.passage, quoted(count.words)]
        : [];
  const page = found && site.pages[found.page];
  if (what === undefined || page === undefined) return undefined;
  const path = URL.parse(page.finalUrl)?.pathname ?? page.finalUrl;
  return {
    text: `Bring ${what} from ${path} to the first page`,
    from: [`${path} has ${what}`, 'nothing of the kind was recognized on the first page'],
  };
};

/** Their customers buy a result that can be counted; who buys cheese counts nothing. */
const COUNTED = kindsOf('saas developer-tool agency practice manufacturer recruitment finance');
/** A slider often holds more than the one voice that was read. */
const FEWEST = 2;
/** A customer with a name, where several speak and none says a figure. */
export const fullStory: Rule = (context) => {
  const voices = testimonialsIn(context);
  const voice = voices.find(({ by }) => by !== undefined);
  const isAsked = voices.length >= FEWEST && !voices.some(({ words }) => /\d/u.test(words));
  if (voice?.by === undefined || !isAsked || !sells(context) || !COUNTED.has(context.judgment.kind.id))
    return undefined;
  const who = quoted(excerpt(voice.by.replace(/^[—–-]\s?/u, ''), 60));
  return {
    text: `Ask ${who} for a figure to go with ${quoted(excerpt(voice.words, 60))}`,
    from: [`the page quotes ${who}`, 'no quote that was read has a figure'],
  };
};
