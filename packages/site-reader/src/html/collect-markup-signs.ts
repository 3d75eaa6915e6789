import { MARKUP_SIGNS, type MarkupSign } from '../site-snapshot.ts';
import type { Attributes } from './element-traits.ts';
import type { Collector } from './open-element.ts';

/** An attribute can be as long as the page. */
const MAX_VALUE = 300;
const MAX_DATA = 300_000;
/** The maximum of remembered values: many attribute values, such as classes, repeat. */
const MAX_KNOWN = 5_000;

/** Attributes with names and addresses. Those that begin with `data-` are read as well. */
const READ_ATTRIBUTES = new Set(['class', 'id', 'itemprop', 'itemtype', 'href', 'src', 'alt', 'title']);
/** Style sheets and scripts of a shop system name parts that the page may not have. */
const SYSTEM_ELEMENTS = new Set(['link', 'style', 'script', 'noscript', 'template']);

/** Whole words only: not “preview”, “operating”, “steward” or “startseite”. */
const WORDS: Readonly<Record<MarkupSign, RegExp>> = {
  reviews:
    /(?<![a-z])(?:reviews?|reviewed|reviewer|(?<!(?:age|content|energy|parental|security) )ratings?|testimonials?|kind ?words|praise|stars|star (?:on|off|full|half|empty)|[a-z]*bewertung(?:en)?|(?:kunden|gaste|patienten|eltern|presse)stimmen|rezension(?:en)?|avis (?:clients?|google|verifies|de nos)|temoignages?|opiniones|resenas|testimonios?|recensioni|testimonianze|avaliacoes|depoimentos?)(?![a-z])/,
  awards:
    /(?<![a-z])(?:awards?|awarded|award ?winn(?:er|ing)|auszeichnung(?:en)?|testsieger|pramiert|preistrager|recompenses?|laureate?s?|primee?s?(?= (?:en|par) )|vincit(?:ore|rice|ori)|premi(?:o|os|ado|ada|ato|ata|azioni)|galardon(?:es)?)(?![a-z])/,
};
/** Review services, as named in addresses, classes and elements. */
const SERVICES =
  /trust(?:pilot|ed-?shops?|index\.io)|ekomi|yotpo|bazaarvoice|homestars|tripadvisor|provenexpert|feefo|judge\.?me|stamped\.io|okendo|reviews\.(?:io|co\.uk)|google-?reviews?|avis-verifies|opiniones-verificadas|loudervoice|birdeye|shopperapproved|resellerratings|kiyoh|holidaycheck|jameda|heureka|sitejabber/;
/** Properties of structured data for ratings; snapshots do not store them. */
const DATA = /"(?:aggregateRating|reviewRating|reviewBody)"/;
const AWARD_DATA = /"award"/;

/** Splits names such as “productRating” and “lv-review” into words, without accents. */
const wordsOf = (value: string): string =>
  value
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ');

const read = (attributes: Attributes): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    if (name.startsWith('data-')) return [`${name} ${value.slice(0, MAX_VALUE)}`];
    return READ_ATTRIBUTES.has(name) ? [value.slice(0, MAX_VALUE)] : [];
  });

/**
 * Finds topics of which attributes or hidden text have a sign, although the visible text may have none. A sign does not
 * prove that the page has such content, but a report must not call it missing.
 */
export const collectMarkupSigns = (): Collector & { readonly found: () => MarkupSign[] } => {
  const found = new Set<MarkupSign>();
  const open = new Set<MarkupSign>(MARKUP_SIGNS);
  const known = new Set<string>();
  const add = (sign: MarkupSign) => {
    found.add(sign);
    open.delete(sign);
  };
  const search = (value: string) => {
    const words = wordsOf(value);
    for (const sign of open) if (WORDS[sign].test(words)) add(sign);
  };
  return {
    open: ({ name, attributes }) => {
      if (open.size === 0) return;
      const isOfSystem = SYSTEM_ELEMENTS.has(name);
      for (const value of [name, ...read(attributes)]) {
        if (known.has(value)) continue;
        if (!isOfSystem && known.size < MAX_KNOWN) known.add(value);
        if (open.has('reviews') && SERVICES.test(value.toLowerCase())) add('reviews');
        if (!isOfSystem) search(value);
      }
    },
    hiddenText: (text, { name, attributes }) => {
      if (open.size === 0) return;
      if (!SYSTEM_ELEMENTS.has(name)) search(text.slice(0, MAX_VALUE));
      if (name !== 'script' || attributes['type']?.includes('json') !== true) return;
      const data = text.slice(0, MAX_DATA);
      if (DATA.test(data)) add('reviews');
      if (AWARD_DATA.test(data)) add('awards');
    },
    found: () => MARKUP_SIGNS.filter((sign) => found.has(sign)),
  };
};
