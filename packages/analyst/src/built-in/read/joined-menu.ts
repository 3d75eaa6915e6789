import type { PageSnapshot } from '@twofold/site-reader/site-snapshot';

const [MIN_LINKS, MAX_LINK_LENGTH, MAX_TITLE_LENGTH] = [3, 6, 2];
const SENTENCE = /[.!?;:,]/u;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/\s+/u).filter(Boolean);

/** Whether a text is a menu that was read in one piece: the texts of at least three links below a title of few words. */
export const joinedMenuOf = (links: PageSnapshot['links']): ((text: string) => boolean) => {
  const called = new Set(links.map(({ text }) => wordsOf(text).join(' ')).filter(Boolean));
  return (text) => {
    if (SENTENCE.test(text)) return false;
    const words = wordsOf(text);
    if (words.length < MIN_LINKS) return false;
    let [at, count] = [0, 0];
    while (at < words.length) {
      const from = at;
      const length = Array.from({ length: MAX_LINK_LENGTH }, (_, less) => MAX_LINK_LENGTH - less).find(
        (size) => from + size <= words.length && called.has(words.slice(from, from + size).join(' ')),
      );
      if (length !== undefined) count++;
      else if (from >= MAX_TITLE_LENGTH) return false;
      at += length ?? 1;
    }
    return count >= MIN_LINKS;
  };
};
