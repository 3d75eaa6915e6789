import type { PageSnapshot, Price, SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import type { Topic } from '../lexicon/topic.ts';
import { type Country, countryOf } from './country.ts';
import { foreignIn } from './foreign.ts';
import { type Language, languageOf } from './language.ts';
import { hostOf, type Name, nameOf } from './name.ts';
import type { Passage } from './passage.ts';
import { scannerFor } from './phrases.ts';
import { joinedMenuOf } from './joined-menu.ts';
import type { Match } from './scanner.ts';
import { withoutDoubledLabels } from './doubled-labels.ts';
import { passagesOf } from './read-pages.ts';

/** An occurrence of a lexicon phrase in a passage. */
export type Hit = { readonly passage: Passage; readonly start: number; readonly end: number };

/** The content that was read, and an index of all phrases of the lexicons. */
export type Site = {
  readonly snapshot: SiteSnapshot;
  readonly pages: readonly PageSnapshot[];
  readonly passages: readonly Passage[];
  /** Passages with content: no cookie notice, no error text, no code. */
  readonly said: readonly Passage[];
  readonly language: Language;
  /** Texts in another language than the page: no evidence, but the reason not to call something absent. */
  readonly foreign: readonly Passage[];
  readonly name: Name;
  readonly host: string;
  /** The country it does business in, as far as its pages show. */
  readonly country: Country | undefined;
  /** All hits for a key: `topic:…`, `kind:…`, `category:…`. */
  readonly hits: (key: string) => readonly Hit[];
  readonly topic: (topic: Topic) => readonly Hit[];
};

/** The prices on all pages, except zero. */
export const pricesIn = ({ pages }: Site): readonly Price[] =>
  pages.flatMap(({ prices }) => prices).filter(({ amount }) => amount > 0);

const NOISE = new Set(['topic:cookies', 'topic:error-text']);
/** Longer texts that mention cookies are about something else. */
const MAX_NOTICE_LENGTH = 900;

/** “Join our mailing list”, “Join the conversation on Facebook”: not a membership. */
const JOINS_A_LIST =
  /\bjoin\b.{0,40}\b(?:mailing|email|e-mail|list|newsletter|waitlist|waiting list|conversation|discussion|facebook|slack|discord|twitter|talent|team)\b/iu;
const isOfList = ({ key }: Match, text: string): boolean =>
  key === 'topic:join' && JOINS_A_LIST.test(text.slice(0, 200));

const isKind = ({ key }: Match): boolean => key.startsWith('kind:');

/** Of overlapping kinds the longer name counts: “game show” is an event and neither a game nor a show, “hospice service” is not a service. */
const withoutCovered = (matches: readonly Match[]): readonly Match[] => {
  const named = matches.filter(isKind);
  if (named.length < 2) return matches;
  const isCoveredBy = (one: Match, other: Match): boolean =>
    one.key !== other.key && one.length < other.length && one.start >= other.start && one.end <= other.end;
  return matches.filter((match) => !isKind(match) || !named.some((other) => isCoveredBy(match, other)));
};

/** Reads a snapshot once and looks for all phrases of all lexicons in the same pass. */
export const readSite = (whole: SiteSnapshot): Site => {
  const snapshot = withoutDoubledLabels(whole);
  const pages = [snapshot, ...snapshot.subpages];
  const language = languageOf(snapshot);
  const scan = scannerFor(language.tag);
  const index = new Map<string, Hit[]>();
  const drafts = passagesOf(snapshot);
  const foreign = foreignIn(drafts, language.tag);
  const isJoinedMenu = joinedMenuOf(pages.flatMap(({ links }) => links));
  const isMenu = ({ text, place }: Passage): boolean =>
    (place === 'text' || place === 'item' || place === 'frame') && isJoinedMenu(text);
  const passages = drafts.map((passage): Passage => {
    if (passage.isNoise) return passage;
    if (foreign.has(passage) || isMenu(passage)) return { ...passage, isNoise: true };
    const matches = withoutCovered(scan(passage.text));
    const isNoise = passage.text.length < MAX_NOTICE_LENGTH && matches.some(({ key }) => NOISE.has(key));
    const read = { ...passage, isNoise };
    for (const match of matches) {
      const { key, start, end } = match;
      if (isOfList(match, passage.text)) continue;
      if (isNoise && !NOISE.has(key)) continue;
      const hit = { passage: read, start, end };
      const known = index.get(key);
      if (known) known.push(hit);
      else index.set(key, [hit]);
    }
    return read;
  });
  const hits = (key: string): readonly Hit[] => index.get(key) ?? [];
  return {
    snapshot,
    pages,
    passages,
    said: passages.filter(({ isNoise }) => !isNoise),
    language,
    foreign: [...foreign],
    name: nameOf(snapshot),
    country: countryOf(snapshot, language.tag),
    host: hostOf(snapshot),
    hits,
    topic: (topic) => hits(`topic:${topic}`),
  };
};
