import type { PassageView } from '@twofold/contracts/analysis/api';
import type { CapturedText } from '@twofold/contracts/analysis/captures';

/** The number of texts shown before and after a quote. */
const AROUND = 2;
const MAX_LENGTH_AROUND = 400;
/** The number of characters shown of a long text before and after the quote in it. */
const CONTEXT_LENGTH = 600;

/** Removes the dots at the end of a shortened quote, which are not on the page. */
export const withoutEllipsis = (quote: string): string => quote.replace(/(?:…|\.{3})$/, '');

type Quote = { readonly quote: string; readonly page?: string | undefined };

/**
 * Finds a quote, with its context, in the text of a report: on the page that the quote names, if it names one.
 */
export const passageIn = ({ pages, frame }: CapturedText, { quote, page }: Quote): PassageView | undefined => {
  const words = withoutEllipsis(quote);
  const read = page === undefined ? pages : pages.filter((each) => each.page === page);
  const all = [...read, { page: page ?? pages[0]?.page ?? '', texts: frame }];
  for (const { page: found, texts } of all) {
    const index = texts.findIndex((text) => text.includes(words));
    const text = texts[index];
    if (text === undefined) continue;
    return {
      page: found,
      before: texts.slice(Math.max(0, index - AROUND), index).map(beginningOf),
      text: nearby(text, words),
      after: texts.slice(index + 1, index + 1 + AROUND).map(beginningOf),
    };
  }
  return undefined;
};

const beginningOf = (text: string): string =>
  text.length <= MAX_LENGTH_AROUND ? text : `${text.slice(0, MAX_LENGTH_AROUND)}…`;

const nearby = (text: string, words: string): string => {
  const start = text.indexOf(words);
  const from = Math.max(0, start - CONTEXT_LENGTH);
  const to = Math.min(text.length, start + words.length + CONTEXT_LENGTH);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
};
