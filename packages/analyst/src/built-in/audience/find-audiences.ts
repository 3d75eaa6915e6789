import { type KindId, kindsOf } from '../kind/kind.ts';
import { isSure, type KindJudgment } from '../kind/judge-kind.ts';
import { isDecoration } from '../read/decoration.ts';
import { isHead, type Passage } from '../read/passage.ts';
import { setOf } from '../read/wording.ts';
import type { Site } from '../read/site.ts';
import { addressedGroups, rangeGroup } from './addressed-groups.ts';
import { ageGroup } from './age-group.ts';
import { type Audience, MIN_WEIGHT } from './audience.ts';
import { byForGroups } from './by-for.ts';
import { connectedGroups, isAboutBox, speaksOfItself } from './connected-groups.ts';
import { eitherGroups } from './either-groups.ts';
import { enrolledChildren } from './enrolled.ts';
import { GENERIC_PEOPLE, type Group, groupsIn, JOINED, VAGUE } from './group-names.ts';
import { industryGroups } from './industries.ts';
import { listedBelow } from './listed-below.ts';
import { namedBeside } from './named-beside.ts';
import { navigationGroups, NAVIGATION_KINDS } from './navigation-groups.ts';
import { occasionGroups } from './occasions.ts';
import { isMaterialFor, isOtherFor } from './other-for.ts';
import { isOwn } from './own-trade.ts';
import { ownerGroups } from './owner-groups.ts';
import { productUsers } from './product-users.ts';
import { quotedClients } from './quoted-clients.ts';
import { repeatedGroups } from './repeated-groups.ts';
import { roleGroups } from './roles.ts';
import { shelfGroups } from './shelves.ts';
import { sideGroups } from './sides.ts';
import { singleGroups } from './single-groups.ts';
import { describedGroups } from './described-groups.ts';
import { treatedPatients } from './treated-patients.ts';

/** “Most dangerous transport systems for women”: the headline of an article. */
const HEADLINE = /^\W*(?:the\s+)?(?:most\s|worst\s|top\s+(?:\d|ten\b|five\b)|\d+\s+\p{L})/iu;
/** Kinds whose front page has headlines below its first heading. */
const WITH_HEADLINES = kindsOf('nonprofit research news media');
/** A price marks a list entry about a product and its users, not about the shop’s. */
const AMOUNT = /[$€£¥]\s?\d|\d\s?(?:€|EUR|USD|zł|kr|円)/u;
/** Kinds whose menus may link to a page per customer group. */
const MENU_KINDS = new Set([...NAVIGATION_KINDS, ...kindsOf('practice insurance finance telecom course')]);
/** Texts by others or not about the site. */
const UNREAD: ReadonlySet<string> = setOf('quote data address form');
/** The press section: “Journalists find contacts here”. */
const PRESS = /\b(?:press|presse|prensa|stampa|imprensa|newsroom)\b/i;
const POSSESSED =
  /\b(?:your|our|their|my|his|her|its|ihre|unsere|unseren|nos|vos|nuestros|tus|sus|i nostri|nossos|meet the|about the|(?<!(?:trusted|loved|used|chosen|relied on) )by|(?<!(?:clients|customers|organi[sz]ations) )from)\s+(?:[\p{L}-]+\s)?$/iu;
/** “for whom”, “who it is for”: headings above lists of groups. */
const FOR_WHOM =
  /^(?:who (?:is )?(?:it(?:'|’)s|it is|this is|is it|is [\p{L} ]{2,30} for\b|we (?:serve|help|work with))(?: for)?|for whom|solutions(?: for)?|use cases|who (?:should|can|benefits|attends|uses)|(?:made|built|ideal|perfect) for|we work with|target (?:audience|group)s?|für wen|zielgruppen?|pour qui|à qui|para quién|a quién|per chi|a chi|para quem|a quem|industries|our clients)(?!\p{L})/iu;
/** Kinds whose front page consists of articles: only the texts above them name readers. */
const ARTICLES = kindsOf('blog news reference forum marketplace media event ticketing portfolio directory');
/** “Experienced programmers can pick it up”: the group is the subject. */
const SUBJECT_OF = /^\s(?:[^.;:!?]{0,40}\s)?(?<!\bto )(?:can|find|love|choose|use|rely on|trust|saved?)\s/iu;
/** The date of an event or an article. */
const DATED =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}\b|\b\d{1,2}[./]\d{1,2}[./]|\b(?:19|20)\d\d\b/iu;
const MAX_COUNT = 5;
/** Groups that support a charity. The people it helps do not pay for it and seldom read its page. */
const GIVERS = /donor|volunteer|member|partner|sponsor|supporter|compan|business|foundation|institution|school/iu;
/** “For agencies”: a menu entry begins with the lead-in. */
const LEAD_IN_LENGTH = 10;

/** “Built for real writers”: as clear in a later heading as in the first. */
const MADE_FOR = /^\W*(?:built|made|designed|created) for\b/iu;

/** A room, a class or a dish may be for these groups; other groups need only one mention in the first lines. */
const OF_ANY_PART = setOf(
  'children kids families women men adults teenagers babies parents students pupils girls boys couples visitors guests',
);
/** “We teach”, “Wir bieten”, “Ledgerly serves”: the text is about what the site does. */
const OPENS =
  /^(?:[Ww]e|[Ww]ir|[Nn]ous|[Nn]osotr[oa]s|[Nn]oi|[Nn]ós|[Oo]frecemos|[Oo]ffriamo|[Oo]ferecemos|\p{Lu}[\p{L}\d.]{2,20} serves)\s/u;

const isHeadline = ({ place, level, text }: Passage, kind: KindId): boolean =>
  level !== 1 &&
  (place === 'heading' || place === 'link' || place === 'item') &&
  (WITH_HEADLINES.has(kind) || (place === 'heading' && HEADLINE.test(text)));

const weightOf = (passage: Passage, group: Group, isArticles: boolean, kind: KindId, isHero: boolean): number => {
  if (passage.place === 'title') return group.isLedIn ? 3 : 0;
  if (passage.place === 'description') return passage.page === 0 && group.isLedIn ? 2.8 : 0;
  if (FOR_WHOM.test(passage.section) && passage.text.length < 80) return 2;
  if (group.isLedIn && passage.place === 'frame' && isAboutBox(passage)) return 2;
  if (isArticles || !group.isLedIn) return 0;
  if (passage.level === 1) return 3;
  if (passage.place === 'heading') return passage.isLead ? 2.4 : MADE_FOR.test(passage.text) ? 1.6 : 1.3;
  if (passage.place === 'frame' || passage.place === 'link')
    return passage.text.length < 40 &&
      ((MENU_KINDS.has(kind) && group.start <= LEAD_IN_LENGTH) || isMaterialFor(passage, group))
      ? 1.6
      : 0;
  // A text below the first lines may be about one part of the offer, so it needs a second one.
  if (passage.place === 'text' || passage.place === 'item') {
    if (OPENS.test(passage.text)) return 2;
    if (!passage.isLead) return 0.5;
    if (OF_ANY_PART.has(group.head)) return 1.2;
    return isHero ? 2 : MIN_WEIGHT;
  }
  return 0;
};

/** Whether one of the first sentences begins with a group that finds or can do something. */
const isSubjectOf = ({ text, place, page, isLead }: Passage, { start, words, head }: Group): boolean =>
  page === 0 &&
  !VAGUE.has(head) &&
  (place === 'description' || (isLead && (place === 'text' || place === 'item'))) &&
  (start === 0 || /[.!?,]\s(?:and\s)?$/u.test(text.slice(0, start))) &&
  SUBJECT_OF.test(text.slice(start + words.length));

const isNamed = ({ head, label }: Pick<Group, 'head' | 'label'>): boolean => !VAGUE.has(head) || label.includes(' ');

/** “For graduates, EML...”: the end of a teaser. */
const CUT = /\p{L}\s?(?:\.{3}|…)$/u;

/** The audiences in a passage; the other groups of a list get the weight of its first. */
const audiencesIn = (passage: Passage, tag: string, isArticles: boolean, kind: KindId, isHero: boolean): Audience[] => {
  if (isHeadline(passage, kind)) return [];
  const found: Audience[] = [];
  let previousEnd = -1;
  let previousWeight = 0;
  for (const group of groupsIn(passage.text, tag)) {
    const between = passage.text.slice(previousEnd, group.start);
    const isListed = previousEnd >= 0 && previousWeight > 0 && JOINED.test(between);
    const isOthers = POSSESSED.test(passage.text.slice(Math.max(0, group.start - 24), group.start));
    const isOther = isOtherFor(passage, group);
    const isCutOff = CUT.test(passage.text) && !/[.!?]\s/u.test(passage.text.slice(group.start));
    const isSubject = !isArticles && isSubjectOf(passage, group);
    const own = isSubject ? MIN_WEIGHT : weightOf(passage, group, isArticles, kind, isHero);
    const weight = isOther ? 0 : isListed ? previousWeight * 0.95 : own;
    previousEnd = group.start + group.words.length;
    previousWeight = isOthers ? 0 : weight;
    if (weight > 0 && !isOthers && !isCutOff && (isNamed(group) || !GENERIC_PEOPLE.has(group.head)))
      found.push({ label: group.label, head: group.head, quote: group.words, passage, weight });
  }
  // “Applicants and employers”: a vague group counts next to another one.
  return found.filter(({ head, label }) => isNamed({ head, label }) || found.length > 1);
};

/** If the kind is unsure, only the first words are certain to be about the site. */
const isFirstWords = (passage: Passage): boolean =>
  isHead(passage) || (passage.isLead && (passage.place === 'heading' || FOR_WHOM.test(passage.section)));

const LONG_LIST = 3;
/** “For courts, municipalities and private individuals”: a list this long is of clients. */
const hasLongList = ({ text, isLead, place }: Passage, { language }: Site): boolean => {
  if (!isLead || place !== 'text') return false;
  let [count, end] = [0, -1];
  for (const { start, words, isLedIn } of groupsIn(text, language.tag)) {
    count = count > 0 && JOINED.test(text.slice(end, start)) ? count + 1 : isLedIn ? 1 : 0;
    end = start + words.length;
    if (count >= LONG_LIST) return true;
  }
  return false;
};

/** “English practice for newcomers” on an Italian page: an English lead-in. */
const LED_IN_ENGLISH = setOf('de fr es it pt nl sv pl');
const tagOf = (passage: Passage, { language: { tag } }: Site): string =>
  isHead(passage) && LED_IN_ENGLISH.has(tag) && /\bfor\s/i.test(passage.text) ? 'en' : tag;

const HERO = 5;
/** The first lines below the head of the page. */
const heroOf = ({ said }: Site): ReadonlySet<Passage> =>
  new Set(said.filter(({ page, place }) => page === 0 && /^(?:heading|text|item)$/u.test(place)).slice(0, HERO));

/** “Aux propriétaires comme aux voyageurs”: two groups joined in one sentence, in this order. */
const isJoined = ({ passage: { text }, quote }: Audience, { quote: next }: Audience): boolean => {
  const end = text.indexOf(quote) + quote.length;
  return JOINED.test(text.slice(end, Math.max(end, text.indexOf(next, end))));
};

/** The groups from weaker evidence, if no group is named outright. */
const lastGroups = (site: Site, judgment: KindJudgment, isShop: boolean): readonly Audience[] => {
  const ways = [
    // The levels in a text of a shop are those of one of its products.
    isShop ? [] : repeatedGroups(site),
    isShop ? [] : rangeGroup(site),
    eitherGroups(site),
    enrolledChildren(site),
    ...[occasionGroups, roleGroups].map((find) => find(site, judgment)),
    quotedClients(site),
  ].map((groups) => groups.filter((audience) => !isOwn(audience, site, judgment)));
  return ways.find(({ length }) => length > 0) ?? [];
};

/** The groups that a site says it is for, the clearest first; none if the pages name none. */
export const findAudiences = (site: Site, judgment: KindJudgment): readonly Audience[] => {
  const stated = listedBelow(site);
  if (stated.length > 0) return stated.slice(0, MAX_COUNT);
  const isKnown = isSure(judgment);
  const isArticles = isKnown && ARTICLES.has(judgment.kind.id);
  const isShop = isSure(judgment) && judgment.kind.id === 'shop';
  const hero = heroOf(site);
  const best = new Map<string, Audience>();
  const total = new Map<string, number>();
  const pairs: (readonly [Audience, Audience])[] = [];
  for (const passage of site.said) {
    if (isShop && (passage.place === 'item' || !passage.isLead)) continue;
    // A text of a shop that does not address anyone is about a product.
    if (isShop && passage.place === 'text' && !speaksOfItself(passage, site)) continue;
    const isAboutSite = passage.place === 'description' || passage.place === 'title';
    if (!isAboutSite && (AMOUNT.test(passage.text) || DATED.test(passage.text.slice(0, 300)))) continue;
    if (!isKnown && !isFirstWords(passage) && !speaksOfItself(passage, site) && !hasLongList(passage, site)) continue;
    if (UNREAD.has(passage.place) || PRESS.test(passage.section) || isDecoration(passage.text)) continue;
    const listed = audiencesIn(passage, tagOf(passage, site), isArticles, judgment.kind.id, hero.has(passage));
    const [one, two] = listed;
    if (one !== undefined && two !== undefined && isJoined(one, two)) pairs.push([one, two]);
    for (const audience of listed) {
      const { head } = audience;
      total.set(head, (total.get(head) ?? 0) + audience.weight);
      const known = best.get(head);
      if (known === undefined || audience.weight > known.weight) best.set(head, audience);
    }
  }
  const isFound = (head: string): boolean => best.has(head) && (total.get(head) ?? 0) >= MIN_WEIGHT;
  // A group joined to one that counts, and named before it, counts as well.
  for (const [one, two] of pairs) {
    const weight = best.get(two.head)?.weight ?? 0;
    if (!isFound(two.head) || isFound(one.head)) continue;
    best.delete(two.head);
    best.set(one.head, { ...one, weight }).set(two.head, { ...two, weight });
    total.set(one.head, total.get(two.head) ?? 0);
  }
  const others = [
    ...[navigationGroups, ageGroup, describedGroups, connectedGroups, ownerGroups, shelfGroups, industryGroups].flatMap(
      (find) => find(site, judgment),
    ),
    ...[addressedGroups, byForGroups, singleGroups, productUsers, treatedPatients].flatMap((find) => find(site)),
  ].filter(({ head }, index, all) => !isFound(head) && all.findIndex((each) => each.head === head) === index);
  const named = [...best.values(), ...others]
    .map((audience) => ({
      ...audience,
      weight: Math.max(audience.weight, Math.min(2.5, total.get(audience.head) ?? 0)),
    }))
    .filter(({ weight }) => weight >= MIN_WEIGHT)
    .toSorted((a, b) => b.weight - a.weight);
  const isOfOthers = (audience: Audience): boolean => !isOwn(audience, site, judgment);
  const all = [...named, ...namedBeside(site, named), ...sideGroups(site, judgment, named)]
    .filter(isOfOthers)
    .filter(({ label }) => !(isKnown && judgment.kind.id === 'nonprofit') || GIVERS.test(label))
    .slice(0, MAX_COUNT);
  return all.length > 0 ? all : lastGroups(site, judgment, isShop);
};
