import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { escaped, wordsOf } from './wording.ts';

/** Only letters and digits, in lower case and without accents, as in a host. */
export const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** “ö” is “oe” in German hosts and “o” in others. */
const spellings = (word: string): readonly string[] => {
  const lower = word.toLowerCase();
  const german = lower.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [...new Set([letters(lower), letters(german)])].filter(Boolean);
};

const SMALL =
  /^(?:a|an|and|at|by|for|in|of|on|the|to|und|der|die|das|et|de|du|des|la|le|les|y|el|los|e|di|del|della|do|da)$/iu;
const LONG = 4;

/** Whether the first letters of a name’s words add up to the label of a host: “American Society for Indexing” is `asindexing`. */
export const abbreviates = (label: string, part: string): boolean => {
  const words = wordsOf(part.replaceAll(/[-/]/gu, ' '));
  const isInitials = label.length < LONG;
  const fits = (rest: string, at: number, skipped: number): boolean => {
    if (rest === '') return words.slice(at).every((word) => SMALL.test(word)) || !isInitials;
    const word = words[at];
    if (word === undefined) return false;
    for (const spelling of spellings(word)) {
      const most = isInitials ? 1 : spelling.length;
      for (let length = most; length > 0; length--)
        if (rest.startsWith(spelling.slice(0, length)) && fits(rest.slice(length), at + 1, skipped)) return true;
    }
    if (SMALL.test(word)) return fits(rest, at + 1, skipped);
    return !isInitials && skipped * 2 + 2 <= words.length && fits(rest, at + 1, skipped + 1);
  };
  const [first = ''] = words;
  const isLed = spellings(first).some((spelling) => spelling[0] === label[0]) || SMALL.test(first);
  return label.length > 1 && words.length > 0 && words.length <= 8 && isLed && fits(label, 0, 0);
};

/** What may follow the name of a place or a thing in the host of a site about it. */
const ABOUT =
  /^(?:guides?|info|city|tourism|tourismus|turismo|travel|events?|hotels?|news|today|life|tickets|fans?|forum|blog|daily|stadt|portal|tips|magazine?|map|maps|jobs|weather|history|games?|apps|hacks|help|users?)$/u;

/** “Flint & Son” is `flintandson` in a host. */
const spelledOut = (head: string): readonly string[] =>
  ['', 'and', 'und', 'et', 'y', 'e'].map((word) => letters(head.replaceAll('&', word)));

/** The first words of a title that the label of the host begins with: “Stoneridge Homes Huntsville” at `stoneridgehomesinc`. */
export const leadingWords = (label: string, part: string): string | undefined => {
  const ends = [...part.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.&-]*/gu)].map(({ 0: word, index }) => index + word.length);
  const heads = ends.map((end) => part.slice(0, end).replace(/[.'’&-]+$/u, '')).toReversed();
  return heads.find((head) => {
    const own = spelledOut(head).find((word) => label.startsWith(word)) ?? letters(head);
    const rest = label.slice(own.length);
    // A single word may describe the site: “Musikschule Lindau”.
    const isWhole = /\s/u.test(head) || !/^\s\p{Lu}/u.test(part.slice(head.length));
    const isLong = own.length >= LONG && own.length * 5 >= label.length * 2;
    return isWhole && isLong && label.startsWith(own) && !ABOUT.test(rest);
  });
};

const BEFORE =
  /(?<!\p{L})(?:in|near|around|visit|from|to|for|on|with|about|nach|aus|für|mit|auf|à|en|pour|sur|avec|para|con|a|di|da|per|su|em|no|na|of)\s$/iu;

/** “in Lindau”, “for Ubuntu”: a place, or a product of others; “gifts of licorice”: a word, not a name. */
export const isOfOthers = (part: string, text: string): boolean => {
  const read = text.slice(0, 20_000);
  const found = read.split(part);
  const asWord = new RegExp(String.raw` ${escaped(part.toLowerCase())}(?!\p{L}{3}|@)`, 'u');
  if (part !== part.toLowerCase() && asWord.test(read)) return true;
  const preceded = found.slice(0, -1).filter((before) => BEFORE.test(before.slice(-12))).length;
  return preceded >= 2 && preceded * 3 >= found.length - 1;
};

/** The copyright owner: the words after the sign and the year. */
const COPYRIGHT = /(?:©|\(c\)|copyright)[\s\p{P}©]*(?:\(c\))?(?:[\s\p{P}]|\d|by)*(?<owner>.{2,80})/iu;
/** The copyright owner of a page, by its lines. */
export const ownerIn = (lines: readonly string[]): string | undefined =>
  lines.map((line) => COPYRIGHT.exec(line)?.groups?.['owner']).find((owner) => owner !== undefined);
const LEGAL_FORM = /(?<!\p{L})(?:e\.\s?V\.|GmbH|Ltd\.?|Inc\.?|LLC|S\.?r\.?l\.?)$/u;
const FIRST_OF_FRAME = 3;

/** Whether another sign than the title confirms a name: a logo, the copyright line, other titles or the main heading. */
export const isShown = (part: string, snapshot: SiteSnapshot): boolean => {
  const own = letters(part);
  if (own.length < 2) return false;
  if (LEGAL_FORM.test(part)) return true;
  const { frame, blocks, subpages, headings, text } = snapshot;
  const lines = [...frame, ...blocks.map((block) => block.text)];
  const isOwner = (line: string): boolean => letters(COPYRIGHT.exec(line)?.groups?.['owner'] ?? '').startsWith(own);
  const isLogo = (line: string, index: number): boolean =>
    letters(line).replace(/logo/u, '') === own && (/logo/iu.test(line) || index < FIRST_OF_FRAME);
  if (lines.some(isOwner) || frame.some(isLogo)) return true;
  if (isOfOthers(part, text)) return false;
  if (subpages.length >= 2 && subpages.every(({ title }) => letters(title).includes(own))) return true;
  return headings.some(
    ({ level, text: heading }) =>
      level === 1 && letters(heading).startsWith(own) && !/^(?:welcome|willkommen|bienven|benvenut)/iu.test(heading),
  );
};

/** Whether a name occurs anywhere that a visitor sees, or in the title or host: a pinned tile may have the name of another product. */
export const isSeen = (part: string, host: string, { title, text, frame, subpages }: SiteSnapshot): boolean =>
  [title, host, text.slice(0, 20_000), ...frame, ...subpages.map((page) => page.title)].some((line) =>
    letters(line).includes(letters(part)),
  );
