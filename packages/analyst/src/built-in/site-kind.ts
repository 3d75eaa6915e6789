import { isAbout, mentionsOf, type Page } from './page.ts';
import type { Topic } from './words/lexicon.ts';
import { kindSigns, neededSigns, type Sign, type Structure } from './words/signs-of-kinds.ts';
import type { SiteKind } from './words/site-kinds.ts';

/** What kind of site a page belongs to, and how sure that is (0 to 1). */
export type KindOfSite = { readonly kind: SiteKind; readonly confidence: number };

const LEAST_SCORE = 2.4;

/** What is left of a score when every sign that a kind needs is missing. */
const WITHOUT_NEEDED = 0.3;

/** On a page of so few words, two mentions are many. */
const SHORT_PAGE = 200;

const marks: readonly (readonly [Structure, RegExp])[] = [
  ['marked-product', /^(?:product|productgroup|offer)$/iu],
  ['marked-article', /^(?:blogposting|article|blog)$/iu],
  ['marked-news', /^(?:newsarticle|newsmediaorganization|reportagenewsarticle)$/iu],
  [
    'marked-place',
    /^(?:localbusiness|store|autorepair|hairsalon|beautysalon|homeandconstructionbusiness|legalservice|healthclub|florist|plumber|electrician|bicyclestore|dayspa)$/iu,
  ],
  ['marked-food', /^(?:restaurant|bakery|cafeorcoffeeshop|barorpub|foodestablishment|menu)$/iu],
  ['marked-lodging', /^(?:hotel|lodgingbusiness|bedandbreakfast|hostel|campground|resort)$/iu],
  ['marked-health', /^(?:dentist|physician|medicalclinic|medicalbusiness|veterinarycare|hospital)$/iu],
  ['marked-software', /^(?:softwareapplication|webapplication|mobileapplication)$/iu],
  ['marked-event', /^(?:event|businessevent|musicevent|festival|educationevent)$/iu],
  ['marked-course', /^(?:course|educationalorganization|school|collegeoruniversity)$/iu],
  ['marked-game', /^(?:videogame|game)$/iu],
  ['marked-charity', /^(?:ngo|nonprofit)$/iu],
  ['marked-government', /^(?:governmentorganization|governmentservice|governmentoffice|cityhall)$/iu],
];

/** What other facts say about the kind: a phone number; a place, by its address or opening hours; one person speaking. */
type Signs = { readonly phone: boolean; readonly place: boolean; readonly oneVoice: boolean };

/** One text in long paragraphs, rather than many short ones. */
const isLongRead = ({ snapshot }: Page): boolean => {
  const lengths = snapshot.blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text.length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return total > 3_000 && total / lengths.length > 140;
};

const structuresOf = (page: Page, { phone, place, oneVoice }: Signs): ReadonlySet<Structure> => {
  const { snapshot } = page;
  const url = URL.parse(snapshot.finalUrl);
  const host = url?.hostname ?? '';
  const headlines = snapshot.headings.filter(({ text }) => text.split(/\s+/u).length >= 5).length;
  const sold = snapshot.prices.filter(({ amount }) => amount > 0);
  const signs: readonly (readonly [Structure, boolean])[] = [
    ['has-price', sold.length > 0],
    ['monthly-price', sold.some(({ period }) => period === 'month' || period === 'year')],
    ['many-prices', sold.filter(({ period }) => period === 'once').length >= 4],
    ['password-form', snapshot.forms.some(({ hasPassword }) => hasPassword)],
    ['phone', phone],
    ['place', place],
    ['one-voice', oneVoice],
    [
      'docs-title',
      /\b(?:documentation|docs|manual|reference|handbook|user guide|developer guide|tutorial|api|policy|dokumentation|handbuch)\b/iu.test(
        snapshot.title,
      ),
    ],
    ['numbered', snapshot.headings.filter(({ text }) => /^\d+(?:\.\d+)*\.?\s/u.test(text)).length >= 5],
    ['long-read', isLongRead(page)],
    ['many-headlines', headlines >= 10],
    ['code-host', /(?:^|\.)(?:github\.com|gitlab\.com|codeberg\.org|sourceforge\.net)$/u.test(host)],
    [
      'code-link',
      snapshot.links.some(({ href }) =>
        /^https:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org)\/[^/]+\/[^/]+/u.test(href),
      ),
    ],
    ['named-like-code', /\.(?:js|ts|rs|py|rb|go|css)$|^(?:lib|node-|go-|rust-|py)\p{L}+$/iu.test(page.name.title)],
    [
      'docs-address',
      /^(?:docs?|developer|developers|api|wiki|help)\./u.test(host) ||
        /\/(?:docs?|documentation|reference|manual|guide)(?:\/|$)/u.test(url?.pathname ?? '') ||
        /readthedocs/u.test(host),
    ],
    [
      'government-host',
      /\.gov(?:\.[a-z]{2})?$|\.gouv\.fr$|\.gob\.[a-z]{2}$|\.gov$|\.admin\.ch$|\.bund\.de$/u.test(host),
    ],
    ...marks.map(
      ([sign, type]) => [sign, snapshot.structuredData.some((item) => type.test(item.type.trim()))] as const,
    ),
  ];
  return new Set(signs.filter(([, holds]) => holds).map(([sign]) => sign));
};

/** How often a topic comes up: in words (twice as much in the title, the description and the first heading) and in links. */
const presence = (page: Page, topic: Topic): number => {
  const mentions = [...new Map(mentionsOf(page, topic).map((mention) => [mention.normal, mention])).values()];
  const headline = page.snapshot.headings[0]?.text ?? '';
  const isProminent = ({ place, text }: { place: string; text: string }) =>
    place === 'title' || place === 'description' || text === headline;
  const links = page.links.filter((link) => isAbout(page, link, topic)).length;
  return mentions.reduce((sum, mention) => sum + (isProminent(mention) ? 2 : 1), 0) + Math.min(links, 4) * 0.5;
};

const strength = (count: number): number => {
  if (count === 0) return 0;
  if (count < 1) return 0.5;
  if (count < 2) return 0.75;
  return count < 5 ? 1 : 1.25;
};

/**
 * Scores every kind by its signs (`words/signs-of-kinds.ts`) and takes the highest; `site` when no kind reaches the least
 * score. Confidence is the winner's share of the two highest scores.
 */
export const kindOf = (page: Page, signs: Signs): KindOfSite => {
  const structures = structuresOf(page, signs);
  const counts = new Map<string, number>();
  const count = (topic: Topic): number => {
    const known = counts.get(topic) ?? presence(page, topic);
    counts.set(topic, known);
    return known;
  };
  const often = page.snapshot.wordCount < SHORT_PAGE ? 2 : 3;
  const valueOf = (sign: Sign): number => {
    if (structures.has(sign as Structure)) return 1;
    if (sign.startsWith('!'))
      return count(sign.slice(1) as Topic) >= often ? strength(count(sign.slice(1) as Topic)) : 0;
    return strength(count(sign as Topic));
  };
  const scores = Object.entries(kindSigns)
    .map(([name, signs]) => {
      const kind = name as SiteKind;
      const score = signs.reduce((sum, [sign, weight]) => sum + weight * valueOf(sign), 0);
      const needed = neededSigns[kind];
      return {
        kind,
        score: needed === undefined || needed.some((sign) => valueOf(sign) > 0) ? score : score * WITHOUT_NEEDED,
      };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scores;
  if (best === undefined || best.score < LEAST_SCORE) return { kind: 'site', confidence: 0.5 };
  return { kind: best.kind, confidence: Math.round((best.score / (best.score + (second?.score ?? 0))) * 100) / 100 };
};
