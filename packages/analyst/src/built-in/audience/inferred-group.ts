import { isNarrowed } from '../category/exact-field.ts';
import { shownField } from '../category/two-signs.ts';
import { usualRow } from '../category/usual-rows.ts';
import type { Context } from '../findings/context.ts';
import { once } from '../findings/once.ts';
import { placeOf } from '../findings/place.ts';
import { kindsOf } from '../kind/kind.ts';
import { comesLater } from '../kind/field.ts';
import { privatePageOf } from '../kind/private-page.ts';
import { hostLabel, isDefinition } from '../kind/weigh-places.ts';
import { letters } from '../read/name-signs.ts';
import { isHead } from '../read/passage.ts';
import type { Hit } from '../read/site.ts';
import { capitalised, excerpt, listed, quoted, uncapitalised } from '../read/wording.ts';
import { groupsOfBuyers, isEverybody } from '../report/buyers.ts';
import { isProductPage } from '../report/product-page.ts';
import {
  countPhrases,
  type Field,
  fieldOfMenu,
  fieldsOf,
  namedFields,
  ownHits,
  signOf,
  type Signs,
  signsOf,
} from './field-signs.ts';
import { ownSubject } from './own-subject.ts';
import type { Audience } from './audience.ts';
import { besides } from './sides.ts';
import { asked, fansOf, ofPlace } from './last-ways.ts';
import { householdSigns } from './shelf-signs.ts';

/** A group that no words of the page name, and the two signs that show it. */
export type InferredGroup = {
  readonly label: string;
  /** The first of several groups. */
  readonly first: string;
  readonly signs: Signs;
  /** Others, whom a link names. */
  readonly others?: readonly Audience[];
};

/** Who orders from them need not share the field of their title: a web design agency is for companies. */
const OF_CLIENTS = kindsOf(
  'saas developer-tool agency manufacturer practice health insurance government nonprofit research recruitment builder trade finance telecom religious restaurant wellness real-estate education lodging portfolio travel transport',
);
/** Developers and site owners use what is made for them themselves. */
const USERS: Readonly<Record<string, ReadonlySet<string>>> = {
  'Software developers': OF_CLIENTS,
  'Web designers and developers': kindsOf('saas developer-tool'),
  'People who compare loans, cards and savings': kindsOf('finance insurance saas'),
  'People who run blogs and websites': kindsOf('saas developer-tool'),
  'Travelers who plan a trip': kindsOf('travel'),
  'Couples who plan their wedding': kindsOf('agency'),
  'Women who follow fashion and beauty': kindsOf('trade'),
  'People who visit the place': kindsOf('travel'),
  'Passengers and drivers in the area': kindsOf('transport'),
  'People who follow international politics': kindsOf('nonprofit research'),
};
/** Everybody at a podcast listens to podcasts. */
const LISTENERS = 'Podcast listeners';
/** A category of the table says more of a program than the system that it runs on. */
const SOFTWARE = kindsOf('open-source app documentation game store-listing');
/** The title of a local newspaper names all its sections. */
const GENERAL_NEWS = /\b(?:weather|breaking news|local news|obituaries|wetter|lokalnachrichten|météo)\b/iu;
/** From this many fields on, a title tells of everything. */
const GENERAL = 3;
/** Kinds whose visitors travel to a town. */
const COMES_TO = kindsOf('lodging attraction event');
/** Kinds whose customers live nearby. */
const NEARBY = kindsOf('trade builder practice health wellness real-estate');
/** Kinds whose visitors follow from what they are. */
const FOLLOWS = kindsOf(
  'developer-tool documentation restaurant lodging travel transport course education attraction event health recruitment ticketing religious government marketplace association game telecom insurance finance media builder real-estate',
);

/** Everybody who comes to such a site: what it is about says more of them. */
const EVERY_VISITOR =
  /^(?:travelers|learners|listeners|listeners and viewers|players|attendees|passengers|visitors and families)$/iu;
const onSubjectOf = ({ site }: Context, buyers: string): string => {
  const subject = EVERY_VISITOR.test(buyers) ? ownSubject(site) : undefined;
  return subject === undefined ? buyers : `${buyers} interested in ${quoted(subject.words)}`;
};

const firstOf = (groups: string): string => capitalised(groupsOfBuyers(groups)[0] ?? groups);

/** Whether more of the page is of the category that the table has for such a site. */
const isNarrower = (context: Context, { hits }: Field): boolean => {
  const category = shownField(context);
  return category !== undefined && countPhrases(ownHits(context, `category:${category.noun}`)) > countPhrases(hits);
};

const HOUSEHOLDS = 'Families that buy for the whole household';
/** For a general shop: whole households. */
const household = (context: Context): InferredGroup | undefined => {
  const signs = householdSigns(context);
  return signs && { label: HOUSEHOLDS, first: HOUSEHOLDS, signs };
};

/** Whose page is about apartments to let speaks to no buyer. */
const TO_LET = /\b(?:apartments?|rentals?|(?:for|to) (?:rent|let)|lettings?|mietwohnung\w*|zu vermieten)\b/i;
const FOR_SALE = /\b(?:sales?|sell|buy\w*|for sale|zum kauf|kauf\w*|verkauf\w*)\b/i;
const usualBuyers = ({ site, judgment: { kind } }: Context, buyers: string): string => {
  const heads = site.said.filter(isHead).map(({ text }) => text);
  const isToLet = kind.id === 'real-estate' && heads.some((text) => TO_LET.test(text));
  return isToLet && !heads.some((text) => FOR_SALE.test(text)) ? 'tenants' : buyers;
};

const SHORTEST_IN_NAME = 4;
/** One word of running text shows no group: it has to stand in the first words, in the name or in a definition (“Fern is a JavaScript library”). */
const isTelling = ({ site }: Context, hit: Hit): boolean => {
  const word = letters(hit.passage.text.slice(hit.start, hit.end));
  const isInName = word.length >= SHORTEST_IN_NAME && `${letters(site.name.title)} ${hostLabel(site)}`.includes(word);
  return isHead(hit.passage) || isInName || isDefinition(hit);
};

/** Who usually buys what the site shows twice to be its field. */
const buying = (context: Context): InferredGroup | undefined => {
  const category = shownField(context);
  const { kind } = context.judgment;
  if (category === undefined || isEverybody(category.buyers)) return undefined;
  const key = `category:${category.noun}`;
  const hits = ownHits(context, key);
  const best = hits.find((hit) => isTelling(context, hit));
  // “Project accounting software”: who buys the wider thing need not buy the narrower one.
  if (best === undefined || isNarrowed(context, key)) return undefined;
  const signs = signsOf(hits) ?? ([`the site is ${kind.noun}`, signOf(best)] as const);
  const town = COMES_TO.has(kind.id) || NEARBY.has(kind.id) ? placeOf(context) : undefined;
  const isFar = COMES_TO.has(kind.id);
  const place = town === undefined ? '' : ` ${isFar ? 'who come to' : 'in'} ${town}`;
  const buyers = onSubjectOf(context, usualBuyers(context, category.buyers));
  const first = `${firstOf(buyers)}${isFar ? place : ''}`;
  return { label: `${capitalised(buyers)}${/, and /u.test(buyers) ? '' : place}`, first, signs };
};

/** “Bibles, CDs and DVDs”: what the first words only list after something else. */
const isOnlyListed = ({ hits }: Field): boolean => {
  const naming = hits.filter(({ passage }) => isHead(passage));
  return naming.length > 0 && naming.every((hit) => hit.passage.place === 'description' && comesLater(hit, hits));
};

/** The people whose field title, description or main heading and a second place name. */
const interested = (context: Context): InferredGroup | undefined => {
  const { isSure, judgment, site } = context;
  if (GENERAL_NEWS.test(site.snapshot.title)) return undefined;
  const isOfClients = isSure && OF_CLIENTS.has(judgment.kind.id);
  const { id } = judgment.kind;
  const fields = fieldsOf(context).filter(
    ({ interest: { people } }) =>
      (!isOfClients || USERS[people]?.has(id) === true) && !(isSure && id === 'media' && people === LISTENERS),
  );
  const named = namedFields(context, fields);
  if (named.length >= GENERAL) return undefined;
  const [first, second] = named.length > 0 ? named : [fieldOfMenu(context, fields)];
  if (first === undefined || isOnlyListed(first)) return undefined;
  if (isNarrower(context, first)) return buying(context);
  if (second !== undefined && household(context) !== undefined) return undefined;
  const others = second === undefined ? '' : ` and ${uncapitalised(second.interest.people)}`;
  const { people } = first.interest;
  return { label: `${people}${others}`, first: firstOf(people), signs: first.signs };
};

/** Who comes to every site of such a kind. */
const coming = (context: Context): InferredGroup | undefined => {
  const { isSure, judgment, site } = context;
  const { kind } = judgment;
  const row = isSure && FOLLOWS.has(kind.id) ? usualRow(kind) : undefined;
  if (row === undefined) return undefined;
  const buyers = usualBuyers(context, row.buyers);
  const first = ownHits(context, `kind:${kind.id}`).find((hit) => isTelling(context, hit));
  const town = placeOf(context);
  const inTown = town === undefined ? undefined : `${site.name.inText} is in ${town}`;
  const shown = first === undefined ? inTown : signOf(first);
  return shown === undefined
    ? undefined
    : { label: capitalised(buyers), first: firstOf(buyers), signs: [`the site is ${kind.noun}`, shown] };
};

/** Whom a private page speaks to: those who are asked to come, or who mourn. */
const guests = ({ site, judgment }: Context): InferredGroup | undefined => {
  const asking = judgment.kind.id === 'private' ? privatePageOf(site)?.asking : undefined;
  if (asking === undefined) return undefined;
  const { label, passage } = asking;
  return {
    label,
    first: label,
    signs: [`the site is ${judgment.kind.noun}`, `it says ${quoted(excerpt(passage.text, 80))}`],
  };
};

const LAST = [guests, coming, asked];
const WAYS = [fansOf, ofPlace, interested, household, buying, ...LAST];
const WAYS_OF_SOFTWARE = [buying, interested, ...LAST];

/** For whom a site is whose pages name no one: from the field that it shows twice, the shelves of a general shop or its kind; of a page of one product, no one. */
export const inferredGroup = once((context: Context): InferredGroup | undefined => {
  if (context.audiences.length > 0 || isProductPage(context)) return undefined;
  const ways = context.isSure && SOFTWARE.has(context.judgment.kind.id) ? WAYS_OF_SOFTWARE : WAYS;
  for (const way of ways) {
    const group = way(context);
    if (group === undefined) continue;
    const others = besides(context.site, context.judgment, group.label);
    const label = listed([group.label, ...others.map((each) => uncapitalised(each.label))]);
    return { ...group, label, others };
  }
  return undefined;
});
