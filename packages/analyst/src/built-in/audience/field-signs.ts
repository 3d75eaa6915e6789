import { type Interest, interests } from '../category/interests.ts';
import { hasTwoSigns } from '../category/two-signs.ts';
import type { Context } from '../findings/context.ts';
import { kindsOf } from '../kind/kind.ts';
import { hostLabel, isDefinition } from '../kind/weigh-places.ts';
import { editorialIn } from '../read/editorial.ts';
import { isHead, type Passage } from '../read/passage.ts';
import type { Hit, Site } from '../read/site.ts';

/** Two places of the page, or one place and the kind of the site, that show a group together. */
export type Signs = readonly [string, string];

/** A field that people are interested in, and where a page speaks of it. */
export type Field = { readonly interest: Interest; readonly hits: readonly Hit[]; readonly signs: Signs };

const MENU_ENTRY = 45;
/** What a menu alone must have of one field. */
const FEWEST_IN_MENU = 4;
const FEWEST_PHRASES = 3;

const phraseOf = ({ passage, start, end }: Hit): string => passage.text.slice(start, end).toLowerCase();

export const countPhrases = (hits: readonly Hit[]): number => new Set(hits.map(phraseOf)).size;

const placeName = ({ place, level }: Passage): string => {
  if (place === 'title' || place === 'description') return `the ${place}`;
  if (level === 1) return 'the main heading';
  if (place === 'heading') return 'a heading';
  return place === 'text' || place === 'item' ? 'the text' : 'a link';
};

export const signOf = ({ passage, start, end }: Hit): string =>
  `${placeName(passage)} has “${passage.text.slice(start, end)}”`;

/** Two hits that say it independently: in another place, or in other words. */
export const signsOf = (hits: readonly Hit[]): Signs | undefined => {
  const [first] = hits;
  if (first === undefined) return undefined;
  const { text, place } = first.passage;
  const second =
    hits.find((hit) => hit.passage.text !== text && phraseOf(hit) !== phraseOf(first)) ??
    hits.find(({ passage }) => passage.text !== text && passage.place !== place) ??
    hits.find((hit) => phraseOf(hit) !== phraseOf(first));
  return second === undefined ? undefined : [signOf(first), signOf(second)];
};

export const isMenuEntry = ({ place, text }: Passage): boolean =>
  text.length <= MENU_ENTRY && /^(?:link|frame|heading|item|text)$/u.test(place);

/** The first words, or a first sentence that has the name of the site. */
const isFirst = ({ name }: Site, passage: Passage): boolean =>
  isHead(passage) || (passage.isLead && /^(?:text|item)$/u.test(passage.place) && passage.text.includes(name.title));

const rankOf = ({ passage: { place, level } }: Hit): number => {
  if (place === 'title') return 0;
  if (level === 1) return 1;
  return place === 'description' ? 2 : place === 'heading' ? 3 : 4;
};

/** “…, graphics, email, linux, scripts, …”: one of many things that a description lists. */
const MOST_LISTED = 8;
const isOneOfMany = ({ passage: { place, text }, start, end }: Hit): boolean =>
  place === 'description' &&
  text.split(',').length > MOST_LISTED &&
  /,\s*$/u.test(text.slice(0, start)) &&
  /^\s*(?:[,.]|$)/u.test(text.slice(end));

/** The hits that are about the site, the first words first: no article, no quote, no other page, none among many. */
export const ownHits = ({ site }: Context, key: string): readonly Hit[] => {
  const editorial = editorialIn(site);
  return site
    .hits(key)
    .filter((hit) => !isOneOfMany(hit))
    .filter(
      ({ passage }) =>
        passage.page === 0 &&
        (isFirst(site, passage) || isMenuEntry(passage) || (passage.place === 'text' && passage.isLead)) &&
        (passage.place === 'title' || passage.place === 'description' || !editorial.has(passage)),
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b));
};

/** “debianhelp.org”: an address that names the field. */
const SHORTEST_IN_HOST = 5;
const isInHost = (site: Site, hit: Hit): boolean =>
  phraseOf(hit).length >= SHORTEST_IN_HOST && hostLabel(site).includes(phraseOf(hit));

/** Kinds whose title says what they are about. */
const OF_ONE_FIELD = kindsOf('shop forum association blog event course');
/** Front pages of articles: the main heading is that of one of them. */
const OF_ARTICLES = kindsOf('news blog media');

/** The title of a club, a shop or a forum, beside its address or its kind. */
const titleSigns = ({ site, isSure, judgment }: Context, hits: readonly Hit[]): Signs | undefined => {
  const { category, kind } = judgment;
  if (category !== undefined && hasTwoSigns(site, category)) return undefined;
  const hit = hits.find(({ passage }) => passage.place === 'title');
  if (hit === undefined) return undefined;
  if (isInHost(site, hit)) return [signOf(hit), `the address has “${phraseOf(hit)}”`];
  return isSure && OF_ONE_FIELD.has(kind.id) ? [signOf(hit), `the site is ${kind.noun}`] : undefined;
};

/** A program that runs on Linux, Mac and Windows is for the users of none of them. */
const OF_A_SYSTEM = /^Linux users$/u;
const OTHER_SYSTEM = /\b(?:mac ?os|mac|windows)\b/i;

export const fieldsOf = (context: Context): readonly Field[] => {
  const { said, snapshot } = context.site;
  const isOnOthers = said.some(({ page, text }) => page === 0 && OTHER_SYSTEM.test(text));
  const found = interests
    .filter(({ people }) => !(isOnOthers && OF_A_SYSTEM.test(people) && !/linux/i.test(snapshot.title)))
    .map((interest) => ({ interest, hits: ownHits(context, `interest:${interest.people}`) }));
  const by = (signsBy: (hits: readonly Hit[]) => Signs | undefined): readonly Field[] =>
    found.flatMap(({ interest, hits }) => {
      const signs = signsBy(hits);
      return signs === undefined ? [] : [{ interest, hits, signs }];
    });
  const twice = by(signsOf);
  return twice.length > 0 ? twice : by((hits) => titleSigns(context, hits));
};

/** The fields of the title; where it has none, those of the first words, a definition and the address. */
export const namedFields = ({ site, isSure, judgment }: Context, fields: readonly Field[]): readonly Field[] => {
  const inTitle = fields.filter(({ hits }) => hits.some(({ passage }) => passage.place === 'title'));
  const isOfArticles = isSure && OF_ARTICLES.has(judgment.kind.id);
  const isNamed = (hit: Hit): boolean =>
    isInHost(site, hit) || isDefinition(hit) || (isHead(hit.passage) && !(isOfArticles && hit.passage.level === 1));
  return inTitle.length > 0 ? inTitle : fields.filter(({ hits }) => hits.some(isNamed));
};

/** Headings of posts and their tags, “cheap coupons”, are no menu. */
const isOfMenu = ({ passage: { place, text } }: Hit): boolean =>
  place !== 'heading' && place !== 'text' && !/^\p{Ll}/u.test(text);

/** Four entries of two hundred say nothing: one of so many has to be of the field, or this many. */
const ONE_OF = 27;
const ENOUGH = 7;

/** The field of several entries of a menu, if no other has half as many. */
export const fieldOfMenu = ({ site }: Context, fields: readonly Field[]): Field | undefined => {
  const counted = fields
    .map((field) => ({ field, count: new Set(field.hits.filter(isOfMenu).map(({ passage }) => passage.text)).size }))
    .toSorted((a, b) => b.count - a.count);
  const [best, next] = counted;
  const entries = new Set(site.snapshot.links.map(({ text }) => text.trim())).size;
  const fewest = Math.max(FEWEST_IN_MENU, 2 * (next?.count ?? 0), Math.min(ENOUGH, Math.floor(entries / ONE_OF)));
  if (best === undefined || best.count < fewest) return undefined;
  return countPhrases(best.field.hits) >= FEWEST_PHRASES ? best.field : undefined;
};
