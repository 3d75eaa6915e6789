import type { PassageView } from '@twofold/contracts/analysis/api';
import type { CapturedText } from '@twofold/contracts/analysis/captures';

/** So many texts before and after a quote are shown with it. */
const AROUND = 2;
const LONGEST_AROUND = 400;
/** So much of a long text is shown before and after the quote in it. */
const KEPT_BESIDE = 600;

type Quote = { readonly quote: string; readonly page?: string | undefined };

/**
 * Finds a quote in the text of a report, with its context; on the first page if the quote names none. `undefined` if it
 * is not there.
 */
export const passageIn = ({ pages, frame }: CapturedText, { quote, page }: Quote): PassageView | undefined => {
  // A quote that was cut to size ends in dots of ours.
  const words = quote.replace(/(?:…|\.{3})$/, '');
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
  text.length <= LONGEST_AROUND ? text : `${text.slice(0, LONGEST_AROUND)}…`;

const nearby = (text: string, words: string): string => {
  const start = text.indexOf(words);
  const from = Math.max(0, start - KEPT_BESIDE);
  const to = Math.min(text.length, start + words.length + KEPT_BESIDE);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
};
