import { letters, ownerIn } from '../read/name-signs.ts';
import { isHead, type Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { LATIN, rowsOf } from '../read/wording.ts';
import { selfNameTable } from './self-name-table.ts';
import { definingTexts, isDefinedAt } from './definitions.ts';
import type { KindId, ModelId } from './kind.ts';
import { MODIFIES } from './weigh-places.ts';

/** A name that a site calls itself: “driving school”. */
export type SelfName = {
  readonly kind: KindId;
  /** With its article: “a driving school”. */
  readonly noun: string;
  readonly model: ModelId | undefined;
  /** Whether other words of the pages agree. A name alone specifies a kind that is already sure; it makes no kind sure. */
  readonly isAgreed: boolean;
  /** Whether the first words define the site by this name: “Fern is an app that …”. */
  readonly isDefined: boolean;
};

/** Whole words, except in Japanese, which has no spaces. */
const formOf = (forms: string, flags: string): RegExp =>
  new RegExp(String.raw`(?<![${LATIN}\d])(?:${forms})(?![${LATIN}\d])`, flags);

const rows = rowsOf(selfNameTable).map(([noun = '', kind = '', words = '', signs = '', model = '']) => ({
  selfName: {
    kind: kind as KindId,
    noun,
    model: model === '' ? undefined : (model as ModelId),
  },
  words: formOf(words, 'iu'),
  everyWord: formOf(words, 'giu'),
  signs: formOf(signs, 'giu'),
}));

/** “is a”, in the seven languages, followed by the name. */
const DEFINED =
  /(?<!\p{L})(?:is (?:an?|the|your)|are (?:an?|the)|we['’]re an?|ist (?:ein|eine|der|die|das)|est (?:un|une|le|la)|es (?:un|una|el|la)|è (?:un|una|il|la)|é (?:um|uma|o|a)|soy|[Ii]['’]m an?|[Ii] am an?|ich bin|je suis|sono un[ao]?|eu sou)\s|は/u;
/** “Hi, I'm Ada, a consultant”: the name follows the greeting and the person. */
const I_AM = /(?<!\p{L})(?:soy|I['’]m|I am|ich bin|je suis|sono|eu sou)\s\p{Lu}/u;
/** Words before the name at the beginning of a title or first line. */
const OPENING =
  /^(?:(?:welcome to|(?:the )?(?:official )?(?:home|web) ?(?:page|site)? of|willkommen (?:bei|beim|im|in|auf)|offizielle (?:web)?seite|bienvenue (?:à|au|aux|chez|sur)|site officiel|bienvenid[oa]s? (?:a|al|en)|sitio (?:web )?oficial|benvenut[io] (?:a|al|alla|in|da|nel)|sito ufficiale|bem-vind[oa]s? (?:a|à|ao)|site oficial)\s+)?(?:(?:the|an?|our|your|der|die|das|des|ein|eine|unsere?|l['’]|le|la|les|un|une|notre|du|de la|el|los|las|una|nuestr[oa]|del|de|il|lo|gli|della|dell['’]|uno|o|os|as|um|uma|do|da)\s*(?<=\s|['’]))*/iu;
/** A noun after a word such as “for” or “of” does not name the site. */
const WITHIN =
  /(?<!\p{L})(?:for|of|to|at|in|near|from|with|about|on|by|against|für|von|vom|zur|zum|im|am|bei|mit|nahe|aus|über|pour|près|dans|sur|avec|contre|para|en|cerca|con|sobre|per|vicino|presso|su|em|perto|com|como|d['’]|de|des|du|della|dei|do|da|dos|das|der|the)(?!\p{L})/iu;
/** The end of a name: “a museum of lamps”, “Kern Brewery | Bend”, “図書館の”. */
const ENDED =
  /^(?:$|[\s.,;:!?()–—|·•/&+"”»-]*$|\s*[.,;:!?()–—|·•/&+"”»-]|['’]s?$|\s+(?:in|of|at|for|on|near|with|from|to|is|are|was|and|or|since|by|that|which|who|where|serving|located|based|offers?|offering|dedicated|has|have|serves|plays?|sings?|shows?|lends?|funds?|raising|\d|für|im|am|an|bei|mit|der|die|das|des|aus|von|vom|seit|und|ist|zu|zum|zur|gegr\p{L}+)(?!\p{L}))|^(?:[\s　、。・（(「」|｜：]|の(?:公式|ホームページ|サイト|ご案内)|です|である|は(?![\p{Script=Hiragana}])|公式|ホームページ|20)/iu;
const COMPOUND = /\p{Script=Han}|\p{Script=Katakana}/u;
/** Words before the noun that still belong to the name: “a mixed adult chamber choir”. */
const MAX_BEFORE = 5;
const MAX_LENGTH = 400;

const piecesOf = ({ place, text }: Passage): readonly string[] =>
  text
    .slice(0, MAX_LENGTH)
    .split(place === 'title' ? /\s*[|｜•»·:,]\s*|\s[–—-]+\s/u : /[.!?。]\s*|\s[–—|-]+\s|,\s/u)
    .slice(0, place === 'title' ? 5 : I_AM.test(text) ? 3 : 2);

/** Whether a noun is the head of its phrase: not what another noun is for, and not the first half of another word or of “restaurant guide”. */
const isHeadNoun = (piece: string, start: number, end: number, isEnglish: boolean): boolean => {
  const before = piece.slice(OPENING.exec(piece)?.[0].length ?? 0, start);
  const after = piece.slice(end);
  if ((isEnglish && MODIFIES.test(after)) || WITHIN.test(before) || before.trim().split(/\s+/u).length > MAX_BEFORE)
    return false;
  if (ENDED.test(after)) return true;
  // In other languages adjectives and names follow the noun: “biblioteca municipal”, “Fahrschule Kern”.
  return !isEnglish && before.trim() === '' && !COMPOUND.test(after[0] ?? '');
};

/** The distinct phrases with which the first words call the site by a name, and the length of the noun; a definition counts twice. */
const callsIn = (head: readonly Passage[], words: RegExp, isEnglish: boolean): ReadonlyMap<string, number> =>
  new Map(
    head.flatMap((passage) =>
      piecesOf(passage).flatMap((piece) => {
        const defined = DEFINED.exec(piece);
        const parts =
          defined === null ? [piece] : [piece.slice(0, defined.index), piece.slice(defined.index + defined[0].length)];
        return parts.flatMap((part, index): [string, number][] => {
          const found = words.exec(part);
          if (found === null || !isHeadNoun(part, found.index, found.index + found[0].length, isEnglish)) return [];
          const phrase = letters(part.slice(0, found.index + found[0].length + 12));
          const { length } = found[0];
          return [[phrase, length], ...(index === 1 ? [[`${phrase} defined`, length] as [string, number]] : [])];
        });
      }),
    ),
  );

/** “Looking for a good restaurant?”, “our restaurant”: what visitors are looking for. */
const SOUGHT =
  /^[^.!?]*(?<!\p{L})(?:our|looking for an?|suchen (?:sie )?eine?n?|unsere?[mnr]?|(?:à la recherche d['’]|cherchez )une?|notre|buscas? una?|nuestr[oa]|cerc(?:hi|ate) una?|nostr[oa]|procura uma?|noss[oa])\s+(?:\p{L}+\s+)?$/iu;
const isSoughtIn = (texts: readonly Passage[], words: RegExp): boolean =>
  texts.some(({ text }) => {
    const found = words.exec(text.slice(0, MAX_LENGTH));
    // The noun may be part of a longer match: “our restaurant”.
    if (found === null || MODIFIES.test(text.slice(found.index + found[0].length))) return false;
    return SOUGHT.test(text.slice(0, found.index) + found[0].replace(/\S+$/u, ''));
  });
/** A noun that occurs only in the name, as in “Blue Bakery”, proves little. */
const isOfName = (calls: ReadonlyMap<string, number>, name: string): boolean =>
  [...calls.keys()].every((phrase) => phrase.includes(name) || name.includes(phrase));

const MAX_SIGNS = 2;
const MIN_COUNT = 3;
/** If a name occurs once and nothing agrees, the more general kind is safer. */
const MIN_TO_NAME = 2;

/** The line above or below the main heading, and sentences or headings that define the site. */
const isFirstLine = ({ isLead, place, text }: Passage, name: string): boolean =>
  (text.length <= SHORT && OFFICIAL.test(text)) ||
  (isLead &&
    ((place === 'text' && ((text.length <= SHORT && /\S\s+\S+\s+\S/u.test(text)) || DEFINED.test(text))) ||
      (place === 'heading' && text.startsWith(name) && DEFINED.test(text))));
const SHORT = 60;
/** “Das offizielle …” introduces what the site calls itself, anywhere on the page. */
export const OFFICIALLY = String.raw`^(?:(?:the|das|die|le|la|el|il|o) )?(?:official|offizielles?|officiel|oficial|ufficiale) `;
const OFFICIAL = new RegExp(String.raw`${OFFICIALLY}\p{L}`, 'iu');

/** The names in title, description, main heading or a definition, strongest evidence first, then the longer name. */
export const selfNamesOf = (site: Site): readonly SelfName[] => {
  const first = site.said.filter(({ page }) => page === 0);
  const owner = ownerIn(first.map(({ text }) => text));
  const ofOwner = first
    .slice(0, owner === undefined ? 0 : 1)
    .map((each): Passage => ({ ...each, place: 'title', text: owner ?? '' }));
  const head = [...first.filter((passage) => isHead(passage) || isFirstLine(passage, site.name.title)), ...ofOwner];
  const isEnglish = site.language.tag === 'en';
  const defining = definingTexts(site);
  const defines = (everyWord: RegExp): boolean =>
    defining.some((passage) =>
      Array.from(passage.text.slice(0, MAX_LENGTH).matchAll(everyWord)).some(({ 0: { length }, index }) =>
        isDefinedAt(site, passage, index, index + length),
      ),
    );
  const all = site.said.map(({ text }) => text.slice(0, MAX_LENGTH)).join('\n');
  const called = rows.flatMap(({ selfName, words, everyWord, signs }) => {
    const calls = callsIn(head, words, isEnglish);
    const isDefined = defines(everyWord);
    const isSought = isSoughtIn(defining, words);
    if (calls.size === 0 && !isDefined && !isSought) return [];
    const isNamed = !isDefined && !isSought && isOfName(calls, letters(site.name.title));
    const agreed = new Set(Array.from(all.matchAll(signs), ([word]) => word.toLowerCase()));
    const weight = Math.min(calls.size, MAX_SIGNS) + Math.min(agreed.size, MAX_SIGNS);
    const isAgreed = agreed.size > 0 && weight >= MIN_COUNT;
    return [{ ...selfName, isAgreed, isDefined, isNamed, isSought, weight, length: Math.max(0, ...calls.values()) }];
  });
  // The first sentence outweighs the name of the site.
  const isOutdone = (one: (typeof called)[number]): boolean =>
    one.isNamed && called.some(({ isSought, kind }) => isSought && kind === one.kind);
  // “Ski resort” outweighs “resort”.
  return called
    .filter((each) => !isOutdone(each) && (each.isDefined || each.isSought || each.weight >= MIN_TO_NAME))
    .toSorted((a, b) => Number(b.isDefined) - Number(a.isDefined) || b.weight - a.weight || b.length - a.length);
};
