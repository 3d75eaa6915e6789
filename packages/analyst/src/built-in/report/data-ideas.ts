import { contactOf } from '../findings/next-step.ts';
import { mainCall } from '../findings/main-call.ts';
import { quotesPeople } from '../findings/also-said.ts';
import { ratingIn } from '../findings/figures.ts';
import { testimonialsIn } from '../findings/proof.ts';
import { PLACE_KINDS } from '../findings/place.ts';
import { isOneThing, pricedItem } from '../findings/price.ts';
import { kindsOf } from '../kind/kind.ts';
import { excerpt, quoted } from '../read/wording.ts';
import type { Rule } from './idea.ts';

const LONGEST = 90;
const GOODS = kindsOf('shop producer');
/** They are no businesses. */
const PUBLIC = kindsOf('government religious attraction');

/** Hours, an address or a price that only people can read: no page of the site marks them up for search engines and maps. */
export const asData: Rule = (context) => {
  const { site, judgment } = context;
  const fact = site.snapshot.facts.find(({ id }) => id === 'structured-data');
  if (fact?.value !== 'None' || site.pages.some(({ structuredData }) => structuredData.length > 0)) return undefined;
  const { hours, address } = contactOf(context);
  const item = GOODS.has(judgment.kind.id) ? pricedItem(context) : undefined;
  if (item !== undefined) {
    const name = quoted(excerpt(item, 60));
    const isOne = isOneThing(context);
    return {
      text: `Mark up ${name}${isOne ? '' : ' and the other products with prices'} as data of the type Product (schema.org)`,
      from: [`the page has a price for ${name}`, 'it has no structured data'],
    };
  }
  // The times of a course are those of its classes.
  if (!PLACE_KINDS.has(judgment.kind.id) || judgment.kind.id === 'course') return undefined;
  if (hours === undefined || address === undefined || hours.words.length > LONGEST || address.words.length > LONGEST)
    return undefined;
  const type = PUBLIC.has(judgment.kind.id) ? 'Place' : 'LocalBusiness';
  const [when, where] = [quoted(hours.words), quoted(address.words)];
  const both = when === where ? when : `${when} and ${where}`;
  return {
    text: `Mark up ${both} as data of the type ${type} (schema.org)`,
    from: [`the pages say ${both}`, 'the first page has no structured data'],
  };
};

/** Where others write about a site. */
const REVIEWS: readonly (readonly [host: RegExp, name: string])[] = [
  [/(?:^|\.)tripadvisor\.\w/u, 'Tripadvisor'],
  [/(?:^|\.)trustpilot\.com$/u, 'Trustpilot'],
  [/(?:^|\.)yelp\.\w/u, 'Yelp'],
  [/(?:^|\.)holidaycheck\.\w/u, 'HolidayCheck'],
  [/(?:^|\.)provenexpert\.com$/u, 'ProvenExpert'],
  [/(?:^|\.)g2\.com$/u, 'G2'],
  [/(?:^|\.)capterra\.\w/u, 'Capterra'],
  [/(?:^|\.)goodreads\.com$/u, 'Goodreads'],
  [/(?:^|\.)jameda\.de$/u, 'jameda'],
  [/^apps\.apple\.com$/u, 'the App Store'],
  [/^play\.google\.com$/u, 'Google Play'],
];
const STORES = /Store|Play/u;
const APPS = kindsOf('app game');

/** A profile with reviews that the page links and does not quote. */
export const reviewedElsewhere: Rule = (context) => {
  const { site, judgment, isSure } = context;
  if (testimonialsIn(context).length > 0 || ratingIn(context) !== undefined || quotesPeople(site)) return undefined;
  const found = site.snapshot.links.flatMap(({ href, isExternal }) => {
    const { hostname = '', pathname = '/' } = isExternal ? (URL.parse(href) ?? {}) : {};
    const portal = REVIEWS.find(([host]) => host.test(hostname))?.[1];
    return portal === undefined || pathname.length < 2 ? [] : [portal];
  });
  const portal = found.find((name) => !STORES.test(name) || (isSure && APPS.has(judgment.kind.id)));
  if (portal === undefined) return undefined;
  const call = mainCall(context);
  const place = call === undefined ? 'on the first page' : `beside ${quoted(call)}`;
  return {
    text: `Quote one review from ${portal} with its stars ${place}`,
    from: [`the page links a profile on ${portal}`, 'no rating and no quote was recognized on the page itself'],
  };
};
