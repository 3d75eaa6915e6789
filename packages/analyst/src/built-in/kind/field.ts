import type { Category } from '../category/category.ts';
import { fieldNouns } from '../category/field-nouns.ts';
import type { Hit, Site } from '../read/site.ts';
import { type KindId, kindsOf } from './kind.ts';
import { hostLabel } from './weigh-places.ts';

type Found = { readonly noun: string; readonly hits: readonly Hit[] };

/** What such sites are on or sell has a name of its own; the trade of a service is its kind. */
const GOODS = kindsOf('shop marketplace manufacturer producer');
const OPEN = kindsOf(
  'shop forum blog news media marketplace directory course manufacturer producer association event saas reference',
);

/** “Toys, kids clothes, electricals and more”: of a list, one entry is a department. */
const isListed = ({ passage: { text } }: Hit): boolean => text.slice(0, FIRST_WORDS).split(/[,、|]\s/u).length > LIST;
const LIST = 3;

const phraseOf = ({ passage, start, end }: Hit): string => passage.text.slice(start, end).toLowerCase();
const isTitle = (hit: Hit): boolean => hit.passage.page === 0 && hit.passage.place === 'title' && !isListed(hit);
const isFirst = (hit: Hit): boolean => {
  const { page, place, level } = hit.passage;
  return page === 0 && !isListed(hit) && ((place === 'description' && hit.start < FIRST_WORDS) || level === 1);
};
const isNamed = (hit: Hit): boolean => isTitle(hit) || isFirst(hit);
const FIRST_WORDS = 160;
const SHORTEST_IN_HOST = 5;
const MOST = 2;
const EVERYTHING = 'general merchandise';

/** Whether a second text, another word or the address shows the field as well. */
const isShownTwice = (site: Site, hits: readonly Hit[]): boolean =>
  new Set(hits.map(({ passage }) => passage.text)).size > 1 ||
  new Set(hits.map(phraseOf)).size > 1 ||
  hits.some((hit) => phraseOf(hit).length >= SHORTEST_IN_HOST && hostLabel(site).includes(phraseOf(hit)));

const stems = (noun: string): readonly string[] =>
  (noun.replace('fashion', 'clothing').match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
const isAlike = (one: string, other: string): boolean => stems(one).some((stem) => stems(other).includes(stem));

/** Fields that share a word on the page are one: the row of the table comes before the interest. */
const withoutDoubles = (fields: readonly Found[]): readonly Found[] =>
  fields.filter(
    ({ noun, hits }, at) =>
      !fields.slice(0, at).some((other) => {
        const known = new Set(other.hits.map(phraseOf));
        return isAlike(other.noun, noun) || hits.filter(isTitle).some((hit) => known.has(phraseOf(hit)));
      }),
  );

/**
 * What a site is on or sells, as far as title, description or main heading name it: the row of the table, another field of the title beside
 * it, or an interest. Whoever names more than two in the title is in no single field.
 */
export const fieldOf = (
  site: Site,
  kind: KindId,
  own: Category | undefined,
  others: readonly Category[],
): string | undefined => {
  if (!OPEN.has(kind) || own?.noun === EVERYTHING) return own?.noun;
  const rows = [...(own === undefined ? [] : [own]), ...others.filter((each) => each !== own)];
  const all = [
    ...rows.map(({ noun }) => ({ noun, hits: site.hits(`category:${noun}`) })),
    ...fieldNouns.map(({ people, noun, goods }) => ({
      noun: GOODS.has(kind) ? goods : noun,
      hits: site.hits(`interest:${people}`),
    })),
  ];
  const found = withoutDoubles(all.filter(({ hits }) => isShownTwice(site, hits) && hits.some(isNamed)));
  const titled = found.filter(({ hits }) => hits.some(isTitle));
  const first = titled.length > 0 ? titled : found.filter(({ hits }) => hits.some(isFirst));
  if (first.length > MOST) return undefined;
  const nouns = first.map(({ noun }) => noun);
  if (own !== undefined && titled.length === 0) return own.noun;
  return nouns.length === 0 ? undefined : nouns.join(nouns.some((noun) => / and /u.test(noun)) ? ', ' : ' and ');
};
