/** Capitalizes the first letter. */
export const capitalised = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

/** Escapes a text for a regular expression. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Latin letters for a character class, in few ranges: hundreds of expressions with Unicode properties and `iu` would compile slowly. */
export const LATIN = 'A-Za-zÀ-ɏḀ-ỿ';

/** A count as a number, with any thousands separator. */
export const digitsOf = (text: string): number => Number(text.replaceAll(/\D/gu, ''));

/** The words of a list, as a set. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The cells of a text table: one row per line, cells separated by ` ; `. */
export const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' ; '));

/** Lower-cases the first letter of a word, except in “CTOs”, “OpenType designers”, “Muslims” and “Debian GNU/Linux”. */
export const uncapitalised = (text: string): string =>
  text.replace(
    /^(?!(?:Muslim|Christian|Catholic|Debian|Linux|Java|Python)|\S+ \p{Lu}|\p{Lu}\p{Ll}+\p{Lu})\p{Lu}(?=\p{Ll})/u,
    (letter) => letter.toLowerCase(),
  );

const QUOTE_PAIRS = ['“”', '""', '„“', '«»', '‘’', "''"];

const unwrapped = (text: string): string => {
  const isWrapped = QUOTE_PAIRS.some((pair) => text.length > 2 && pair === `${text[0] ?? ''}${text.at(-1) ?? ''}`);
  return isWrapped ? text.slice(1, -1).trim() : text;
};

/** Shortens a text for use inside one of our sentences, and marks the cut with an ellipsis. */
export const excerpt = (text: string, max: number): string => {
  const short = shortened(text, max);
  return short.length < text.trim().length ? `${short.replace(/[\s.:;,–—-]+$/u, '')} …` : text.trim();
};

/** Without symbols and arrows at either end, and without an opening quotation mark that is never closed. */
const bare = (text: string): string => {
  const plain = text.replace(/^(?:(?!\+\d)[^\p{L}\p{N}\p{P}$€£¥])+|[^\p{L}\p{N}\p{P}%€$£¥+°]+$/gu, '');
  const isOpen = /^[“„"«]/u.test(plain) && !/[”“"»]/u.test(plain.slice(1));
  return isOpen ? plain.slice(1).trim() : plain;
};

/** Words of the page inside one of our sentences: in quotation marks, without their period. */
export const quoted = (text: string): string => {
  const words = text.trim();
  const unended = unwrapped(words).replace(/(?:\s*[-–—_=~*]){3,}$|(?<!\s…)[\s.:;,。]+$/u, '');
  return `“${bare(unwrapped(unended)) || words}”`;
};

/** Ends a text with a period, unless it ends with another mark. */
export const ended = (text: string): string => (/[.!?…。！？][”"’»)]?$/u.test(text) ? text : `${text}.`);

/** “a”, “a and b”, “a, b and c”. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

/** “a shop”, “an online shop”, “a university”. */
export const withArticle = (noun: string): string =>
  `${/^(?!uni(?:v|t|q)|use|euro)[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`;

export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];

/** Shortens at a clause or else between two words; the result occurs word for word in the text. */
export const shortened = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const head = text.slice(0, max + 1);
  const clause = Math.max(...[', ', '; ', ' –', ' —', '，', '。', '、'].map((mark) => head.lastIndexOf(mark)));
  const space = head.search(/\s\S*$/u);
  const end = clause > max * 0.6 ? clause : space;
  return (end > 0 ? head.slice(0, end) : text.slice(0, max).replace(/[\uD800-\uDBFF]$/u, '')).trim();
};
