import type { Category } from '../category/category.ts';
import { fieldNouns } from '../category/field-nouns.ts';
import { letters } from '../read/name-signs.ts';
import { isHead } from '../read/passage.ts';
import type { Hit, Site } from '../read/site.ts';
import { type KindId, kindsOf } from './kind.ts';
import { hostLabel } from './weigh-places.ts';

/** A field, all hits for it, and the hits in the first words. */
type Found = { readonly noun: string; readonly hits: readonly Hit[]; readonly named: readonly Hit[] };

/** Kinds whose noun needs a field: what they sell or are about. For a service, the trade is its kind. */
const OPEN = kindsOf(
  'shop forum blog news media marketplace directory course manufacturer producer association event saas reference',
);
const GOODS = kindsOf('shop marketplace manufacturer producer');
const EVERYTHING = 'general merchandise';

const FIRST_WORDS = 160;
const MIN_LENGTH_IN_HOST = 5;
/** A site in more fields than this is general. */
const MAX_COUNT = 2;
const LIST = 3;

const phraseOf = ({ passage, start, end }: Hit): string => passage.text.slice(start, end).toLowerCase();
const isInHost = (site: Site, hit: Hit): boolean => {
  const [first = ''] = phraseOf(hit).split(' ');
  return [letters(first), letters(phraseOf(hit))].some(
    (word) => word.length >= MIN_LENGTH_IN_HOST && hostLabel(site).includes(word),
  );
};

const lastWord = (hit: Hit): string => phraseOf(hit).split(' ').at(-1) ?? '';
const partsOf = (text: string): readonly string[] =>
  text.slice(0, FIRST_WORDS).split(/[,、](?!\d)|&\s|\s(?:und|and|et|y|e)\s/u);

/** “Toys, kids clothes, electricals and more”: an entry of a list is a department, unless the address has it or most of the list is about it. */
export const isEntry = (site: Site, hit: Hit, hits: readonly Hit[], list = LIST): boolean => {
  const parts = partsOf(hit.passage.text).length;
  if (parts <= list || isInHost(site, hit)) return false;
  const same = hits.filter(({ passage }) => passage.text === hit.passage.text);
  const alike = same.filter((each) => lastWord(each) === lastWord(hit)).map(({ end }) => end);
  return new Set(alike).size < 2 && new Set(same.map(({ end }) => end)).size * 2 <= parts;
};

const CLAUSE_END = /[.:!?|–—]/u;
const ITEM_END = /[,;、·•/]|\s(?:&|and|or|und|oder|et|ou|y|o|e|ed)\s/u;
const MIN_ITEMS = 4;
/** “…, Pest Control Services Dubai”: the service words and place after the last item of a list. */
const AFTER_ITEM = /^\s(?:services?|solutions|works|products)(?!\p{L})(?:(?:\s\p{Lu}[\p{L}.]+){0,3}$)?/iu;
/** Words before the first item of a list: “Provider for cleaning, …”. */
const LEAD_IN = /(?:^|\s)(?:for|of|in|including|offering|für|von|in|wie|pour|de|en|para|per|di|da|em)\s$/iu;
/** “Concerts, quiz nights, cinema and workshops”: the number of bare items before this one, if the list is long enough. */
const itemsBefore = ({ passage: { text }, start, end }: Hit): number | undefined => {
  const isLedIn = LEAD_IN.test(text.slice(0, start));
  const from = isLedIn ? start : start - (text.slice(0, start).split(CLAUSE_END).at(-1)?.length ?? 0);
  const clause = text.slice(from).split(CLAUSE_END)[0] ?? '';
  const before = text.slice(from, start).split(ITEM_END);
  const isBare =
    (before.at(-1) ?? '').trim() === '' &&
    /^\s*(?:$|[,;、·•/.:!?|–—]|(?:&|and|or|und|oder|et|ou|y|o|e|ed)\s)/u.test(text.slice(end).replace(AFTER_ITEM, ''));
  return isBare && clause.split(ITEM_END).length >= MIN_ITEMS ? before.length - 1 : undefined;
};
/** Whether a hit is a bare item after the first. No such item describes the site. */
export const isLaterItem = (hit: Hit): boolean => (itemsBefore(hit) ?? 0) > 0;
/** The hits without list items. If the head has only the first item of a description’s list, all hits of the head are dropped. */
export const withoutItems = (hits: readonly Hit[]): readonly Hit[] => {
  const rest = hits.filter((hit) => !isHead(hit.passage) || !isLaterItem(hit));
  const head = rest.filter(({ passage }) => isHead(passage));
  const isListed = head.every((hit) => hit.passage.place === 'description' && itemsBefore(hit) !== undefined);
  return isListed ? rest.filter(({ passage }) => !isHead(passage)) : rest;
};

/** “Cleaning, security, pest control and gas”: a field that the head only has in long lists is not the field of the site, unless the address has it. */
export const isOnlyItem = (site: Site, hits: readonly Hit[]): boolean => {
  const head = hits.filter(({ passage }) => passage.page === 0 && isHead(passage));
  const isItem = (hit: Hit): boolean =>
    !isInHost(site, hit) && (hit.passage.place === 'description' ? itemsBefore(hit) !== undefined : isLaterItem(hit));
  return head.length > 0 && head.every(isItem);
};

/** “Books, records and films”: in a list in the head, only the first item is the field. */
const LATER = /(?:^|[\s:])\p{L}{3,}(?:\s\p{L}+)?,\s(?:\p{L}+\s)?$/u;
export const comesLater = ({ passage: { text, place } }: Hit, hits: readonly Hit[]): boolean => {
  const first = Math.min(...hits.filter(({ passage }) => passage.text === text).map(({ start }) => start));
  return (place === 'title' || place === 'description') && LATER.test(text.slice(0, first));
};

const isTitle = ({ passage: { place } }: Hit): boolean => place === 'title';
const isFirst = ({ passage: { page, place, level }, start }: Hit): boolean =>
  page === 0 && (place === 'title' || level === 1 || (place === 'description' && start < FIRST_WORDS));

/** The main headings of a newspaper are about events. */
const isHeadline = (kind: KindId, { passage: { level } }: Hit): boolean => kind === 'news' && level > 0;

/** Whether a second text, another phrase or the address confirms the field. */
const isShownTwice = (site: Site, hits: readonly Hit[]): boolean =>
  new Set(hits.map(({ passage }) => passage.text)).size > 1 ||
  new Set(hits.map(phraseOf)).size > 1 ||
  hits.some((hit) => isInHost(site, hit));

const stems = (noun: string): readonly string[] =>
  (noun.replace('fashion', 'clothing').match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
const isAlike = (one: string, other: string): boolean => stems(one).some((stem) => stems(other).includes(stem));

/** Whether the title names a field literally: “origami paper” rather than “toys”. */
const isLiteral = ({ noun, named }: Found): boolean =>
  named.some((hit) => isTitle(hit) && noun.includes(phraseOf(hit)));

/** Merges fields that share a word. The one that the page names literally wins, then the row of the table. */
const withoutDoubles = (fields: readonly Found[]): readonly Found[] => {
  const isOwn = (field: Found): boolean =>
    isLiteral(field) && !fields.some((other) => other !== field && isAlike(other.noun, field.noun));
  const sorted = fields.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return sorted.filter(
    ({ noun, named }, at) =>
      !sorted.slice(0, at).some((other) => {
        const known = new Set(other.hits.map(phraseOf));
        return isAlike(other.noun, noun) || named.filter(isTitle).some((hit) => known.has(phraseOf(hit)));
      }),
  );
};

/** The position of a field’s first mention: in the title, else in another first text. */
const placeOf = ({ named }: Found): number =>
  Math.min(...named.map((hit) => hit.start + (isTitle(hit) ? 0 : FIRST_WORDS * 2)));

/**
 * What a site sells or is about, from rows of the table and interests that title, description or main heading name, in their order there.
 * Empty if the title has more than two.
 */
export const fieldsOf = (
  site: Site,
  kind: KindId,
  row: Category | undefined,
  others: readonly Category[],
): readonly string[] => {
  // A newspaper being about news is no field.
  const own = row?.noun === kind ? undefined : row;
  if (!OPEN.has(kind) || own?.noun === EVERYTHING) return own === undefined ? [] : [own.noun];
  const rows = [...(own === undefined ? [] : [own]), ...others.filter((each) => each !== row)];
  const all = [
    ...rows.map(({ noun }) => ({ noun, hits: site.hits(`category:${noun}`) })),
    ...fieldNouns.map(({ people, noun, goods }) => ({
      noun: GOODS.has(kind) ? goods : noun,
      hits: site.hits(`interest:${people}`),
    })),
  ]
    .filter(({ noun }) => noun !== '')
    .map(({ noun, hits }) => ({
      noun,
      hits,
      named: hits.filter((hit) => isFirst(hit) && !isHeadline(kind, hit) && !isEntry(site, hit, hits)),
    }));
  const found = withoutDoubles(all.filter(({ hits, named }) => named.length > 0 && isShownTwice(site, hits)));
  const isOutright = (hit: Hit): boolean =>
    isTitle(hit) && (isInHost(site, hit) || partsOf(hit.passage.text).length <= LIST);
  const titled = found.filter(({ named }) => named.some(isOutright));
  if (own !== undefined && titled.length === 0) return [own.noun];
  const fields = (titled.length > 0 ? titled : found).toSorted((a, b) => placeOf(a) - placeOf(b));
  return fields.length > MAX_COUNT ? [] : fields.map(({ noun }) => noun);
};

const MIN_WORD_LENGTH = 4;
const STEM = 5;
/**
 * Leaves out the half of “osteopathy and chiropractic care” that the page has no word of. The first half stands alone only if it is a
 * phrase of the page: “phone” of “phone and computer repair” says too little.
 */
export const saidPart = ({ said, language, hits }: Site, noun: string): string => {
  const [one = '', other = '', more] = noun.split(' and ');
  if (language.tag !== 'en' || other === '' || more !== undefined) return noun;
  const text = said.map((passage) => passage.text.toLowerCase()).join('\n');
  const isSaid = (part: string): boolean =>
    (part.match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= MIN_WORD_LENGTH)
      .every((word) => text.includes(word.slice(0, STEM)));
  if (isSaid(one) === isSaid(other)) return noun;
  if (isSaid(other)) return other;
  return hits(`category:${noun}`).some((hit) => phraseOf(hit) === one) ? one : noun;
};

/** The fields as one phrase. */
export const fieldIn = (nouns: readonly string[]): string | undefined =>
  nouns.length === 0 ? undefined : nouns.join(nouns.some((noun) => / and /u.test(noun)) ? ', ' : ' and ');
