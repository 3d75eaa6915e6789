/** Upper-cases the first letter and leaves the rest alone. */
export const capitalised = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

const functionWords = new Set(
  'a an the in on at by of for from with without as if when while since after before one two three four five six every each all most more no'.split(
    ' ',
  ),
);

/** Lower-cases the first letter where that is safe: a small word that is no name. */
export const continued = (text: string): string => {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  return functionWords.has(first.toLowerCase()) ? first.toLowerCase() + text.slice(first.length) : text;
};

const pairsOfMarks = [
  ['“', '”'],
  ['"', '"'],
  ['„', '“'],
  ['«', '»'],
  ['‘', '’'],
  ["'", "'"],
] as const;

const unwrapped = (text: string): string => {
  const pair = pairsOfMarks.find(([open, close]) => text.length > 2 && text.startsWith(open) && text.endsWith(close));
  return pair === undefined ? text : text.slice(pair[0].length, -pair[1].length).trim();
};

/** Shortens for use inside a sentence of ours, and says so by an ellipsis. */
export const excerpt = (text: string, max: number): string => {
  const short = shortened(text, max);
  return short.length < text.trim().length ? `${short.replace(/[\s.:;,–—-]+$/u, '')} …` : text.trim();
};

/** Without pictures and arrows at either end, and without a quotation mark that nothing closes. */
const bare = (text: string): string => {
  const plain = text.replace(/^(?:(?!\+\d)[^\p{L}\p{N}\p{P}$€£¥])+|[^\p{L}\p{N}\p{P}%€$£¥+°]+$/gu, '');
  const isOpen = /^[“„"«]/u.test(plain) && !/[”“"»]/u.test(plain.slice(1));
  return isOpen ? plain.slice(1).trim() : plain;
};

/** The page's own words inside a sentence of ours: in quotation marks, without a full stop of their own. */
export const quoted = (text: string): string => {
  const words = text.trim();
  const unended = unwrapped(words).replace(/(?<!\s…)[\s.:;,。]+$/u, '');
  return `“${bare(unwrapped(unended)) || words}”`;
};

/** Ends a text with a full stop, unless it ends with a mark of its own. */
export const ended = (text: string): string => (/[.!?…。！？][”"’»)]?$/u.test(text) ? text : `${text}.`);

/** “a”, “a and b”, “a, b and c”. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

const smallNumbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Numbers up to twelve in words. */
export const inWords = (count: number): string => smallNumbers[count] ?? count.toLocaleString('en-US');

/** “a shop”, “an online shop”. */
export const withArticle = (noun: string): string => `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`;

export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];

/**
 * Lower case, hyphens and punctuation as single spaces, one space at each end: a phrase stands in a text when the one
 * normal form includes the other.
 */
export const normal = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('/', ' / ')
    .replaceAll(/[^\p{L}\p{N}\p{M}%&'/+#©]+/gu, ' ')
    .trim()} `;

/** Shortens at a clause or, failing that, between two words; what is left occurs to the letter in the text. */
export const shortened = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const head = text.slice(0, max + 1);
  const clause = Math.max(...[',', ';', ' –', ' —', '，', '。', '、'].map((mark) => head.lastIndexOf(mark)));
  const space = head.search(/\s\S*$/u);
  const end = clause > max * 0.6 ? clause : space;
  return (end > 0 ? head.slice(0, end) : text.slice(0, max).replace(/[\uD800-\uDBFF]$/u, '')).trim();
};
