import { type Basis, inferred, said } from '../basis.ts';
import { isAbout, mentionsOf, type Page, type Quote, quoteOf, type Sentence } from '../page.ts';
import { quoted } from '../wording.ts';
import type { Topic } from '../words/lexicon.ts';

const isSaying = (sentence: Sentence): boolean =>
  !sentence.isLink && !sentence.isSpoken && sentence.place !== 'button' && sentence.place !== 'label';

/** How well a sentence serves as evidence: something said before a mere heading, and that before a button. */
const weight = (sentence: Sentence): number => {
  if (!isSaying(sentence)) return 3;
  if (sentence.place === 'title' || sentence.place === 'description') return 2;
  return sentence.place === 'heading' ? 1 : 0;
};

/** The best sentence on a topic, as a quote. */
export const quoteAbout = (page: Page, ...topics: readonly Topic[]): Quote | undefined => {
  const found = topics
    .flatMap((topic) => mentionsOf(page, topic))
    .filter((sentence) => isSaying(sentence) && !isAbout(page, sentence, 'boilerplate'))
    .toSorted((a, b) => weight(a) - weight(b) || a.block - b.block);
  return found[0] === undefined ? undefined : quoteOf(found[0]);
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
