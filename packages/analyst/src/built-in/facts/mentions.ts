import { type Basis, inferred, said } from '../basis.ts';
import { isAbout, mentionsOf, type Page, type Quote, quoteOf, type Sentence } from '../page.ts';
import { quoted, wordsOf } from '../wording.ts';
import type { Topic } from '../words/lexicon.ts';

const isSaying = (sentence: Sentence): boolean =>
  !sentence.isLink && !sentence.isSpoken && sentence.place !== 'button' && sentence.place !== 'label';

/** How well a sentence serves as evidence: something said before a mere heading, and that before a button. */
const weight = (sentence: Sentence): number => {
  if (!isSaying(sentence)) return 3;
  if (sentence.place === 'title' || sentence.place === 'description') return 2;
  return sentence.place === 'heading' ? 1 : 0;
};

/** What stands under a heading such as “Returns” says more than the heading. */
const quoteBelow = (page: Page, heading: Sentence): Quote | undefined => {
  const below = page.prose.find(
    ({ block, place }) => block > heading.block && place !== 'title' && place !== 'description',
  );
  const isUnder =
    below !== undefined &&
    below.place !== 'heading' &&
    (below.section === heading.text || below.section === heading.section);
  return isUnder ? quoteOf(below) : undefined;
};

/** The best sentence on a topic, as a quote. */
export const quoteAbout = (page: Page, ...topics: readonly Topic[]): Quote | undefined =>
  bestOf(
    page,
    topics.flatMap((topic) => mentionsOf(page, topic)),
  );

/** The best of the sentences that mention something, as a quote. */
export const bestOf = (page: Page, mentions: readonly Sentence[]): Quote | undefined => {
  const found = mentions
    .filter((sentence) => isSaying(sentence) && !isAbout(page, sentence, 'boilerplate'))
    .toSorted((a, b) => weight(a) - weight(b) || a.block - b.block);
  const best = found[0];
  if (best === undefined) return undefined;
  return best.place === 'heading' && wordsOf(best.text).length <= 4
    ? (quoteBelow(page, best) ?? quoteOf(best))
    : quoteOf(best);
};

/** The text of a link on a topic. Navigation is no part of the visible text that a quote is looked up in. */
export const linkAbout = (page: Page, ...topics: readonly Topic[]): string | undefined =>
  page.links.find((link) => topics.some((topic) => isAbout(page, link, topic)))?.text;

/** Whether a page deals with a topic at all, in words or by a link, and what shows it. */
export const signOf = (page: Page, ...topics: readonly Topic[]): Basis | undefined => {
  const quote = quoteAbout(page, ...topics);
  if (quote !== undefined) return said(quote);
  const link = linkAbout(page, ...topics);
  return link === undefined ? undefined : inferred(`A link on the page reads ${quoted(link)}.`);
};

/** The text of a button on a topic; unlike navigation, buttons are part of the visible text. */
export const buttonAbout = (page: Page, topic: Topic): Quote | undefined => {
  const found = page.sentences.find((sentence) => sentence.place === 'button' && isAbout(page, sentence, topic));
  return found === undefined ? undefined : quoteOf(found);
};
