/** A longer quote is found by its beginning and end. */
const MAX_WORDS = 12;
const WORDS_AT_AN_END = 5;

/** A quote without the dots that we put at its end when we cut it. */
export const withoutEllipsis = (quote: string): string => quote.replace(/(?:…|\.{3})$/, '');

/** Comma, ampersand and hyphen are special in a text directive. */
const encoded = (words: readonly string[]): string => encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');

/**
 * The address that opens a page at a quote (`#:~:text=`, a text fragment). The page opens at its top if it has changed or
 * the browser does not support text fragments. `undefined` for an invalid address or an empty quote.
 */
export const passageAddress = (page: string, quote: string): string | undefined => {
  const url = URL.parse(page);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  const words = withoutEllipsis(quote.trim())
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const isLong = words.length > MAX_WORDS;
  const text = isLong
    ? `${encoded(words.slice(0, WORDS_AT_AN_END))},${encoded(words.slice(-WORDS_AT_AN_END))}`
    : encoded(words);
  const fragment = url.hash.replace(/:~:.*$/s, '') || '#';
  url.hash = '';
  return `${url.href}${fragment}:~:text=${text}`;
};
