import { memoize } from './memoize.ts';
import type { Topic } from '../lexicon/topic.ts';
import { RETAILER } from '../kind/judge-kind.ts';
import { isHead } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import type { Context } from './context.ts';
import { letters } from '../read/name-signs.ts';
import { setOf } from '../read/wording.ts';
import { itemLinks } from './item-links.ts';
import { departmentsAmong, isOfOffer } from './link-class.ts';
import { placesServed } from './places-served.ts';

/** Topics of menu entries that every site has. */
const EVERYWHERE: readonly Topic[] =
  'log-in sign-up contact about faq newsletter jobs advertise cart cookies press team shipping returns comments error-text phone e-mail placeholder join download'.split(
    ' ',
  ) as Topic[];
const SENTENCE_LIKE =
  /事務所|会計|株式会社|法人|[^\p{L}\p{N}\s&,'’/–-]|\d{3,}|\bhttps?\b|\b(?:blog|menu|items?|cart|socialize|news|experten|mandanten\p{L}*|toggle|img|col|slide|copy|mail|is|are|was|were|has|have|will)\b/iu;
/** The texts of such entries. */
export const commonEntries = memoize(
  (site: Site): ReadonlySet<string> =>
    new Set(EVERYWHERE.flatMap((topic) => site.topic(topic)).map(({ passage }) => passage.text)),
);
const MAX_COUNT = 5;
const MIN_OF_FOLDER = 3;
const MIN_SHELVES = 2;
const MANY_SHELVES = 10;
/** Folders of offers. */
const OFFER_FOLDER =
  /(?:^|\/)(?:c|categor\p{L}*|collections?|departments?|product\p{L}*|shop|services?|leistungen|produkte|servicios|productos|servizi|prodotti|serviços|produtos|prestations|produits|practice-areas|treatments?|courses?)(?:\/|$)/iu;

/** Initials in place of a picture before a name: “JDJane Doe”, “AC Acme”. */
const isInitials = (text: string, own: string): boolean =>
  /^(\p{Lu})(\p{Lu})\s?\1\p{Ll}+\s\2\p{Ll}/u.test(text) ||
  (/^\p{Lu}{2}/u.test(text) && text.slice(2).trim().toLowerCase().startsWith(own));

/** The path of a page, the same for all addresses of a front page. */
const pathOfPage = ({ pathname }: URL): string => pathname.replace(/\/(?:index|home|default)\.\w+$/iu, '/');
/** Whether a link leads to another page rather than to a place on the same page. */
const isOtherPage = (href: string, page: string): boolean => {
  const [to, from] = [URL.parse(href), URL.parse(page)];
  return to !== null && from !== null && pathOfPage(to) !== pathOfPage(from);
};

const STEM = 5;
const SMALL: ReadonlySet<string> = setOf('the and for our und der die das les des del con per los las com');
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}|[\p{Script=Han}\p{Script=Katakana}]{2,}/gu) ?? [])
    .filter((word) => !SMALL.has(word))
    .map((word) => word.slice(0, STEM));

/** The stems of titles, descriptions, and the headings and sentences of the first page. */
const mentionedStems = memoize(({ site }: Context): ReadonlySet<string> => {
  const texts = site.said.filter(
    ({ place, page, text }) =>
      place === 'title' ||
      place === 'description' ||
      (page === 0 && (place === 'heading' || (place === 'text' && /[.!?。]$/u.test(text.trim())))),
  );
  return new Set(texts.flatMap(({ text }) => stemsOf(text)));
});

/** The folder of an address: `/services` of `/services/tax-law`. */
const folderOf = (href: string): string => (URL.parse(href)?.pathname ?? '').replace(/\/[^/]*\/?$/u, '');

/** Words before the author or maker of a product: “Novels by Ada Pole”, “locks from Glimmer, Sparks and Ray”. */
const BEFORE_MAKER = /(?<!\p{L})(?:by|from):?\s(?:\p{Lu}[\p{L}&'’-]*(?:\s\p{Lu}[\p{L}&'’-]*)?,?\s(?:and\s)?){0,6}$/u;
/** In other languages the same word may precede a product, so only what has the form of a name is a maker. */
const BEFORE_NAME = /(?<!\p{L})(?:von|par|de|di|por|del|autor\p{L}*):?\s$/iu;
const NAME = /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$/u;
const isMaker = ({ site: { snapshot } }: Context, text: string): boolean => {
  const parts = `${snapshot.title} ${snapshot.description}`.slice(0, 600).split(text).slice(0, -1);
  return parts.some((_, at) => {
    const before = parts.slice(0, at + 1).join(text);
    return BEFORE_MAKER.test(before) || (NAME.test(text) && BEFORE_NAME.test(before));
  });
};
/** A word that is hyphenated at the end of a line: “Sommer- blumen”. */
const HYPHENATED = /\p{L}-\s(?!(?:und|oder|and|or)\s)\p{Ll}/u;
/** Words for the whole range or its order. */
const GROUPING =
  /^(?:(?:wohn|produkt|waren|sortiments|themen)?(?:bereiche?|welt(?:en)?|gruppen?)|(?:unser )?sortiment|abteilungen|kategorien?|departments?|categor(?:y|ies)|rubriques?|catégories|rayons?|secciones|categorías|reparti|categorie|categorias|seções)$/iu;

/** Buttons on product cards, services and editorial pages of a shop. */
const NO_SHELF =
  /^(?:(?:quick )?view|vista(?: rápida)?|ver(?: más)?|voir|vedi|buy|comprar|compra|acheter|kaufen|ansehen|details?|detalles|info)$|(?<!\p{L})(?:ideas|inspiration|cent(?:er|re)|specials?|offers|deals|upgrades|guides?|polic(?:y|ies)|club|registry|rewards|credit|financing|installation|rentals?|how[- ]to|workshops|angebote|ratgeber|aktionen|offres|promotions|conseils|ofertas|consejos|offerte|consigli|dicas)(?!\p{L})/iu;

/** The address without a session id, so that all links to a page count as one. */
const addressOf = (href: string): string => {
  const url = URL.parse(href);
  return url === null ? href : `${url.pathname.replace(/;.*|\/$/gu, '')}${url.search}`.toLowerCase();
};

type Shelf = { readonly text: string; readonly href: string };

const firstOf = (shelves: readonly Shelf[], keyOf: (shelf: Shelf) => string): readonly Shelf[] => {
  const first = new Map(shelves.toReversed().map((shelf) => [keyOf(shelf), shelf]));
  return shelves.filter((shelf) => first.get(keyOf(shelf)) === shelf);
};

/** The parts of the offer with pages of their own, each with the text of the first link to it. */
const shelfLinks = memoize((context: Context): readonly Shelf[] => {
  const { site, judgment } = context;
  if (judgment.kind.noun === RETAILER) return [];
  const everywhere = commonEntries(site);
  const own = site.name.title.toLowerCase();
  const mentioned = mentionedStems(context);
  const places = placesServed(site);
  const isMentioned = (text: string): boolean => stemsOf(text).some((stem) => mentioned.has(stem));
  const folders = new Map<string, number>();
  for (const { href, isExternal } of site.snapshot.links) {
    const folder = folderOf(href);
    if (!isExternal && OFFER_FOLDER.test(folder)) folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  // The menu of a shop lists its shelves if the texts mention some of them.
  const isShelves =
    context.isSure &&
    context.judgment.kind.id === 'shop' &&
    site.snapshot.links.filter(({ text }) => isMentioned(text)).length >= MIN_SHELVES;
  const offered = site.snapshot.links
    .filter(({ isExternal, href }) => !isExternal && isOtherPage(href, site.snapshot.finalUrl))
    .filter(({ text, href }) => isShelves || isMentioned(text) || (folders.get(folderOf(href)) ?? 0) >= MIN_OF_FOLDER)
    .filter(isOfOffer);
  const sections = (isShelves ? departmentsAmong(offered) : offered)
    .map(({ text, href }) => ({ text: text.trim(), href }))
    .filter(
      ({ text }) =>
        /^[\p{Lu}\p{Lo}]/u.test(text) &&
        text.length >= 4 &&
        text.length <= 30 &&
        /\p{L}{3}/u.test(text) &&
        !isInitials(text, own) &&
        !SENTENCE_LIKE.test(text) &&
        !everywhere.has(text) &&
        !places.has(text) &&
        !own.includes(text.toLowerCase()) &&
        !text.toLowerCase().startsWith(`${own} `) &&
        !text.includes('_') &&
        !GROUPING.test(text) &&
        !NO_SHELF.test(text) &&
        !HYPHENATED.test(text) &&
        !isMaker(context, text) &&
        !/[()]|\p{L}-\p{L}+-\p{L}|^(?:an?|better|free|gratis|kostenlos\p{L}*|gratuit\p{L}*)\s|\s(?:from|than)\s/iu.test(
          text,
        ),
    );
  // If there are many shelves, entries with the address of an item are items: “Lamp Ada” at /lamp-ada-50123.
  const items = itemLinks(site);
  const shelves = sections.filter(({ text }) => !items.has(text));
  return firstOf(
    firstOf(shelves.length < MANY_SHELVES ? sections : shelves, ({ href }) => addressOf(href)),
    ({ text }) => letters(text),
  );
});

/** The names of the parts of the offer that have their own pages. */
export const shelvesOf = (context: Context): readonly string[] => shelfLinks(context).map(({ text }) => text);

/** Whether a name repeats another: “Junk Hauling Austin” beside “Junk hauling”. */
const isVariant = (text: string, others: readonly string[]): boolean => {
  const stems = new Set(stemsOf(text));
  return others.some((other) => stemsOf(other).length > 0 && stemsOf(other).every((stem) => stems.has(stem)));
};

/** The first parts of the offer in the menu. */
export const sectionsOf = (context: Context): readonly string[] => {
  const first = new Set(context.site.snapshot.links.slice(0, 60).map(({ text }) => text.trim()));
  const items = itemLinks(context.site);
  const sections = shelvesOf(context).filter((text) => first.has(text) && !items.has(text));
  const kept: string[] = [];
  for (const text of sections) if (kept.length < MAX_COUNT && !isVariant(text, kept)) kept.push(text);
  return kept;
};

/** Longer names belong to products. */
const MAX_SHELF_LENGTH = 26;
const MAX_WORDS = 3;
const SHOWN = 4;
const FIRST = 12;
/** Filters rather than shelves: colors, prices, brands. */
const FILTER =
  /^(?:black|white|red|blue|green|purple|yellow|orange|pink|gr[ae]y|brown|beige|gold|silver|multi|schwarz|wei(?:ß|ss)|rot|blau|grün|noir|blanc|rouge|bleu|vert|small|medium|large|collections?|directories|other|misc\p{L}*|sonstiges|divers|otros|altro|outros|designers?|brands?|marken|marques|marcas)$|member/iu;

/** The stems of the first words, without those of the site's name. */
const firstWordStems = memoize(
  ({ site }: Context): ReadonlySet<string> =>
    new Set(
      site.said
        .filter((said) => said.page === 0 && isHead(said))
        .filter(({ place, text }) => place !== 'heading' || text === site.snapshot.headings[0]?.text)
        .flatMap(({ text }) => stemsOf(text.replaceAll(site.name.title, ' '))),
    ),
);

/** The number of shelves of a shop, and the names of some: first those in its first words, then the first in the menu. */
export const shelfRange = memoize((context: Context): { readonly count: number; readonly names: readonly string[] } => {
  const { site } = context;
  const priced = new Set(site.pages.flatMap(({ prices }) => prices.flatMap(({ section, text }) => [section, text])));
  const shelves = shelvesOf(context).filter(
    (text) =>
      text.length <= MAX_SHELF_LENGTH &&
      text.split(/\s+/u).length <= MAX_WORDS &&
      !priced.has(text) &&
      !FILTER.test(text),
  );
  const isMentioned = (text: string): boolean => stemsOf(text).some((stem) => firstWordStems(context).has(stem));
  const paths = new Map(shelfLinks(context).map(({ text, href }) => [text, addressOf(href).replace(/\.\w+$/u, '')]));
  const pathOf = (text: string): string => paths.get(text) ?? text;
  const isBelow = (text: string): boolean =>
    shelves.some((other) => other !== text && pathOf(text).startsWith(`${pathOf(other)}/`));
  const top = shelves.filter((text) => !isBelow(text));
  const picked: string[] = [];
  const first = [...top.filter(isMentioned).slice(0, FIRST), ...top.slice(0, FIRST)];
  // First names that share no word with another, then those that share up to half of theirs.
  for (const most of [0, 0.5])
    for (const text of first) {
      const used = new Set(picked.flatMap(stemsOf));
      const stems = stemsOf(text);
      const isNew = !picked.includes(text) && stems.filter((stem) => used.has(stem)).length <= stems.length * most;
      if (picked.length < SHOWN && isNew) picked.push(text);
    }
  return { count: shelves.length, names: picked };
});

/** The shelves that show what is sold: those in a catalog folder, and those in the first words. */
export const soldShelves = (context: Context): readonly string[] => {
  const hrefs = new Map(shelfLinks(context).map(({ text, href }) => [text, href]));
  const isSold = (text: string): boolean =>
    OFFER_FOLDER.test(folderOf(hrefs.get(text) ?? '')) ||
    stemsOf(text).some((stem) => firstWordStems(context).has(stem));
  const sold = shelfRange(context).names.filter(isSold);
  return sold.length < MIN_SHELVES ? [] : sold;
};
