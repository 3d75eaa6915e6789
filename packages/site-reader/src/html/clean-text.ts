/**
 * Invisible characters: controls, and format characters that hide or reorder text. Not line ends (they become spaces),
 * the joiners of Persian and emoji, or the Arabic number signs.
 */
const INVISIBLE = /(?![\t\n\v\f\r]|\u200c|\u200d|[\u0600-\u0605]|\u06dd)[\p{Cc}\p{Cf}\u{e0100}-\u{e01ef}]/gu;

/** Combining marks after the third on a letter: no language needs them, and they cover the lines around. */
const STACKED_MARKS = /(?<=\p{Script=Inherited}{3})(?!\p{Cf}|\p{Variation_Selector})\p{Script=Inherited}/gu;

/** Makes a text storable and readable: well-formed, no invisible characters or stacked marks, single spaces as white space. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(INVISIBLE, '').replace(STACKED_MARKS, '').replace(/\s+/g, ' ').trim();

/** The beginning of a text: at most `max` UTF-16 code units, never half a character. */
export const cut = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? max - 1 : max).trimEnd();
};

/** Cuts a long text into pieces of at most `max` code units, at spaces if possible. */
export const pieces = (text: string, max: number): string[] => {
  const found: string[] = [];
  let start = 0;
  while (text.length - start > max) {
    const window = text.slice(start, start + max + 1);
    const space = window.lastIndexOf(' ');
    const piece = space > 0 ? window.slice(0, space) : cut(window, max);
    found.push(piece);
    start += piece.length + (space > 0 ? 1 : 0);
  }
  if (start < text.length) found.push(text.slice(start));
  return found;
};

/** A short text of the snapshot, at most 300 code units. */
export const line = (text: string): string => cut(cleanText(text.slice(0, 4_000)), 300);

const SCRIPTS_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORD_OR_SIGN = new RegExp(
  `${SCRIPTS_WITHOUT_SPACES.source}|(?:(?!${SCRIPTS_WITHOUT_SPACES.source})[\\p{L}\\p{N}'’-])+`,
  'gu',
);

/** The number of words; two characters of a script without spaces count as one word. */
export const countWords = (text: string): number => {
  let words = 0;
  let signs = 0;
  for (const [token] of text.matchAll(WORD_OR_SIGN)) {
    if (SCRIPTS_WITHOUT_SPACES.test(token)) signs++;
    else words++;
  }
  return words + Math.ceil(signs / 2);
};
