import { kindsOf } from '../kind/kind.ts';
import { isCartLine } from './cart-line.ts';
import { editorialIn } from '../read/editorial.ts';
import type { Passage, Place } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { listed, quoted, setOf } from '../read/wording.ts';
import { isProductPage } from '../report/product-page.ts';
import { type Finding, inferred, strength } from '../report/statement.ts';
import { type Context, languageMark } from './context.ts';
import { memoize } from './memoize.ts';
import { SERVICES, type Service } from './service-table.ts';

export type FoundService = Pick<Service, 'id' | 'group'> & { readonly words: string; readonly passage: Passage };

const PLACES: ReadonlySet<Place> = new Set<Place>(['link', 'button', 'item', 'heading', 'text', 'frame', 'form']);
const MAX_LENGTH = 62;
/** A match in these places is part of a list, a thread or a product. A heading “Advertising” above logos names current advertisers. */
const ENTRIES = setOf('item heading');
/** Kinds of sites that list offers of others. */
const LISTING = kindsOf('marketplace directory');
const NONE: ReadonlySet<string> = new Set();
const MAX_SIBLINGS = 8;

/** Links that are one of many below the same path: categories of a listing, not services of the site. */
const amongSiblings = ({ pages }: Site): ReadonlySet<string> => {
  const links = pages.flatMap((page) => page.links);
  const parents = links.map(({ href }) => /^\/[^/]+\/(?=[^/?#]+)/u.exec(URL.parse(href)?.pathname ?? '')?.[0] ?? '');
  const counts = new Map<string, number>();
  for (const parent of parents) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  return new Set(
    links
      .filter((_, at) => parents[at] !== '' && (counts.get(parents[at] ?? '') ?? 0) > MAX_SIBLINGS)
      .map(({ text }) => text.trim()),
  );
};
const SELLERS = kindsOf('shop producer manufacturer marketplace');

/** The additional services of the site, each once, in its best words: those with a figure first, then the shortest. */
export const servicesIn = memoize((context: Context): readonly FoundService[] => {
  const { site } = context;
  const editorial = editorialIn(site);
  const categories = LISTING.has(context.judgment.kind.id) ? amongSiblings(site) : NONE;
  const short = site.said.filter(
    (passage, at) =>
      passage.page === 0 &&
      passage.text.length <= MAX_LENGTH &&
      PLACES.has(passage.place) &&
      !editorial.has(passage) &&
      !isCartLine(site.said, at),
  );
  // “Advertising, provided by …” is a credit that links to an agency.
  const own = new Set(site.snapshot.links.filter(({ isExternal }) => !isExternal).map(({ text }) => text.trim()));
  const elsewhere = site.snapshot.links.filter(({ isExternal, text }) => isExternal && !own.has(text.trim()));
  const credits = new Set(elsewhere.map(({ text }) => text.trim()));
  return SERVICES.flatMap(({ id, group, form }) => {
    const found = short.filter(
      ({ text, place }) =>
        form.test(text.trim()) &&
        !(id === 'own-shop' && ENTRIES.has(place)) &&
        !(id === 'ads' && (place === 'heading' || credits.has(text.trim()))) &&
        !((id === 'wholesale' || id === 'sellers') && categories.has(text.trim())),
    );
    const [passage] = found.toSorted(
      (a, b) => Number(/\d/u.test(b.text)) - Number(/\d/u.test(a.text)) || a.text.length - b.text.length,
    );
    return passage === undefined ? [] : [{ id, group, words: passage.text.trim(), passage }];
  });
});

/** The services of a group in the words of the page, without duplicates. */
const namesOf = (context: Context, group: string): readonly string[] => [
  ...new Map(
    servicesIn(context)
      .filter((service) => service.group === group)
      .map(({ words }) => [words.toLowerCase(), words]),
  ).values(),
];
const MAX_COUNT = 4;

const named = (context: Context, kind: string, label: string, names: readonly string[]): Finding => {
  const words = listed(names.slice(0, MAX_COUNT).map(quoted));
  const language = languageMark(context.site);
  const weight = names.length > 1 ? 0.63 : 0.5;
  const basis = inferred(`Links, buttons and short lines of the page read ${words}.`);
  return strength(kind, weight, `${label}: ${words}${language}`, basis);
};

/** Services beyond vouchers and installments, which most shops offer. */
const PROMISES = setOf('speed delivery abroad returns pickup later loyalty best-price hotline');

/** Services that make buying easier. Links to other languages are not among them: they do not show that buyers abroad are served. */
export const serviceFindings = memoize((context: Context): readonly Finding[] => {
  const isSelling = context.isSure && SELLERS.has(context.judgment.kind.id) && !isProductPage(context);
  const buying = isSelling ? namesOf(context, 'buying') : [];
  const isPromised = servicesIn(context).filter(({ id }) => PROMISES.has(id)).length > 1;
  return buying.length === 0 ? [] : [named(context, isPromised ? 'buying' : 'bought', 'Makes buying easier', buying)];
});
