import type { Evidence } from '@twofold/contracts/analysis/report';

/*
 * Looks quotes up in the HTML without the site reader: removes tags, decodes entities, removes white space, and searches.
 */

const pairs = (text: string): readonly (readonly [string, string])[] =>
  text.split(' ').map((pair) => [pair.slice(1), pair.slice(0, 1)]);

/** The character before its name. */
const NAMED = new Map([
  ...pairs('&amp <lt >gt "quot ’apos ©copy ®reg ™trade –ndash —mdash …hellip ·middot •bull ×times °deg §sect ¶para'),
  ...pairs('‘lsquo ’rsquo ‚sbquo “ldquo ”rdquo „bdquo «laquo »raquo ‹lsaquo ›rsaquo €euro £pound ¥yen ¢cent'),
  ...pairs('¡iexcl ¿iquest ªordf ºordm ½frac12 ¼frac14 ²sup2 ³sup3 ☆star ★starf ←larr ↑uarr →rarr ↓darr'),
  ...pairs('ßszlig æaelig ÆAElig œoelig ŒOElig øoslash ØOslash'),
  ...['nbsp', 'ensp', 'emsp', 'thinsp', 'shy', 'zwnj', 'zwj'].map((name) => [name, ' '] as const),
]);

const COMBINING: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
  caron: '\u030C',
};

const namedEntity = (entity: string, name: string): string => {
  const plain = NAMED.get(name);
  if (plain !== undefined) return plain;
  const [, letter = '', mark = ''] = /^([A-Za-z])([a-z]+)$/u.exec(name) ?? [];
  const combining = COMBINING[mark];
  return combining === undefined ? entity : `${letter}${combining}`.normalize('NFC');
};

const character = (code: number, entity: string): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;

const decoded = (text: string): string =>
  text
    .replaceAll(/&#x([0-9a-f]+);?/giu, (entity, digits: string) => character(Number.parseInt(digits, 16), entity))
    .replaceAll(/&#(\d+);?/gu, (entity, digits: string) => character(Number(digits), entity))
    .replaceAll(/&([A-Za-z]+\d*);?/gu, namedEntity);

/** Removes white space, control characters, soft hyphens and zero-width characters, and unifies apostrophes and case. */
const bare = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}\u00AD\u200B-\u200F\u2060\uFEFF]+/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/**
 * The text of a page without tags, the same without formulas, which many pages show as pictures, and the text with tags, for
 * attributes.
 */
const readable = (html: string): string => {
  const said = html.replaceAll(/<!--[\s\S]*?-->/gu, '').replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/giu, ' ');
  const withoutFormulas = said.replaceAll(/<math\b[\s\S]*?<\/math\s*>/giu, ' ');
  const texts = [said, withoutFormulas].map((text) => text.replaceAll(/<[^>]*>/gu, ' '));
  return [...texts, said].map((text) => bare(decoded(text))).join('\n');
};

/** The quotes of a report that are on none of its pages. */
export const lostQuotes = (
  evidence: readonly Evidence[],
  pages: readonly string[],
): { readonly quotes: number; readonly lost: readonly string[] } => {
  const texts = pages.map(readable);
  const quotes = evidence.flatMap((piece) => (piece.basis === 'quote' ? [piece.quote] : []));
  return { quotes: quotes.length, lost: quotes.filter((quote) => !texts.some((text) => text.includes(bare(quote)))) };
};
