import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import { anchored } from './anchor.ts';
import type { Context } from './context.ts';

const SENTENCE = /[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*/gu;
/** A figure that decides something; no year, no phone number. */
const FIGURE = /(?<![\d-])(?!(?:19|20)\d\d(?!\d))\d{1,4}(?:[.,]\d{1,3})?\+?(?![\d-])/u;
const SHORTEST = 12;
const LONGEST = 140;

/** A figure that only search engines show: it stands in the description and nowhere on the page. */
export const descriptionOnly = (context: Context): readonly Finding[] => {
  const { site } = context;
  const passage = site.said.find(({ place, page, isQuotable }) => place === 'description' && page === 0 && isQuotable);
  if (passage === undefined || !context.isSure) return [];
  const found = Array.from(passage.text.matchAll(SENTENCE), ([sentence]) => sentence.trim()).find((sentence) => {
    const figure = FIGURE.exec(sentence)?.[0];
    const isShort = sentence.length >= SHORTEST && sentence.length <= LONGEST;
    return isShort && figure !== undefined && site.pages.every(({ text }) => !text.includes(figure));
  });
  if (found === undefined) return [];
  const words = quoted(excerpt(found, 80));
  return [
    weakness(
      'description-only',
      0.64,
      `${words} stands only in the description for search engines, not on the page`,
      groundOf(passage, found),
      anchored(context, 'testimonials', `Write ${words} where visitors read it`),
    ),
  ];
};
