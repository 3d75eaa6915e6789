/** Above this many words a quote is found by how it begins and how it ends. */
const LONGEST_WORDS = 12;
const WORDS_AT_AN_END = 5;

/** In a text directive the comma, the ampersand and the hyphen have a meaning of their own. */
const encoded = (words: readonly string[]): string => encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');

/**
 * The address of a page that opens where a quote stands (`#:~:text=`, a text fragment). A browser without text fragments, or a
 * page that no longer has the words, opens at its top. `undefined` for what is no web address, and for an empty quote.
 */
export const passageAddress = (page: string, quote: string): string | undefined => {
  const url = URL.parse(page);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  // A quote that was cut to size ends in dots of ours.
  const words = quote
    .trim()
    .replace(/(?:…|\.{3})$/, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const isLong = words.length > LONGEST_WORDS;
  const text = isLong
    ? `${encoded(words.slice(0, WORDS_AT_AN_END))},${encoded(words.slice(-WORDS_AT_AN_END))}`
    : encoded(words);
  const fragment = url.hash.replace(/:~:.*$/s, '') || '#';
  url.hash = '';
  return `${url.href}${fragment}:~:text=${text}`;
};
