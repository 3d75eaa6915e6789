import { kindsOf } from '../kind/kind.ts';
import { type Context, pagesRead } from '../findings/context.ts';
import { canClaimAbsence, isSaid } from '../findings/needs.ts';
import { priceRange, pricesOf } from '../findings/price.ts';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { needsAudience } from '../findings/for-whom.ts';
import { topOf } from '../findings/top.ts';
import { groupsOfBuyers } from './buyers.ts';
import { type Idea, idea } from './idea.ts';
import { ideasFromOffer } from './ideas-from-offer.ts';
import { alternativesOf } from './market.ts';
import type { Statement } from './statement.ts';
import { rivalsIn } from '../findings/difference.ts';
import { sells } from '../findings/sells.ts';

/** Kinds that sell different things to different groups. */
const SEVERAL_GROUPS = kindsOf(
  'saas developer-tool app agency practice manufacturer insurance finance course travel transport builder trade',
);

const audiences: Idea = ({ audiences: groups, site, judgment }) => {
  const [first, second] = groups;
  if (
    first === undefined ||
    second === undefined ||
    first.passage.place === 'frame' ||
    !SEVERAL_GROUPS.has(judgment.kind.id)
  )
    return undefined;
  const linked = site.snapshot.links.some(({ text }) => text.toLowerCase().includes(second.head.toLowerCase()));
  if (linked) return undefined;
  return idea(
    'pages-for-groups',
    0.85,
    `Give ${first.label.toLowerCase()} and ${second.label.toLowerCase()} a page each, with the arguments that concern them`,
    `the site speaks to ${first.label.toLowerCase()} and to ${second.label.toLowerCase()}`,
    'no link of the page leads to a page for one of them',
  );
};

/** Kinds whose visitors compare products by name before they pay for one. */
const COMPARED: ReadonlySet<string> = kindsOf('saas app developer-tool insurance finance ticketing');

const comparison: Idea = (context) => {
  const rival = rivalsIn(context)[0]?.name;
  const others = rival === undefined ? alternativesOf(context).slice(0, 2) : [rival];
  if (
    others.length === 0 ||
    context.site.topic('compare').length > 0 ||
    !canClaimAbsence(context) ||
    !sells(context) ||
    !COMPARED.has(context.judgment.kind.id)
  )
    return undefined;
  const noun = context.judgment.category?.noun ?? context.offer;
  return idea(
    'comparison',
    0.7,
    `Publish a comparison of ${context.site.name.inText} with ${listed(others)}, which people who look for ${noun} know`,
    rival === undefined ? `${listed(others)} stand in our table for ${noun}` : `the page names ${rival}`,
    `no comparison was found on ${pagesRead(context.site)}`,
  );
};

/** Sites that people come back to when somebody reminds them. */
const READ_AGAIN: ReadonlySet<string> = kindsOf('shop blog news association nonprofit media event producer');

const newsletter: Idea = (context) => {
  const { kind } = context.judgment;
  if (!context.isSure || !canClaimAbsence(context) || isSaid(context, 'newsletter') || !READ_AGAIN.has(kind.id))
    return undefined;
  const piece = context.site.snapshot.headings.find(
    ({ level, text }) => level < 4 && text.length > 20 && text.length < 90,
  )?.text;
  const isArticles = kind.id === 'blog' || kind.id === 'news';
  const about = context.offer === context.site.name.inText ? '' : ` on ${context.offer}`;
  const what = isArticles && piece !== undefined ? ` with pieces such as ${quoted(piece)}` : about;
  const other = isArticles && piece !== undefined ? `the page carries ${quoted(piece)}` : `the site is ${kind.noun}`;
  return idea(
    'newsletter',
    isArticles ? 0.7 : 0.45,
    `Start a newsletter${what}: visitors of ${context.site.name.inText} leave no address`,
    'no newsletter form was found',
    other,
  );
};

/** Offers that are sold by plans. */
const PLANNED = kindsOf('saas developer-tool app telecom wellness');

const plans: Idea = (context) => {
  const prices = pricesOf(context);
  const range = priceRange(prices);
  const isMonthly = prices.some(({ period }) => period === 'month');
  if (
    range === undefined ||
    !isMonthly ||
    !PLANNED.has(context.judgment.kind.id) ||
    prices.some(({ period }) => period === 'year') ||
    /annu|yearly|jährlich|per year|anual|por año|por ano|par an|年額|年払/iu.test(
      context.site.snapshot.text.slice(0, 60_000),
    )
  )
    return undefined;
  return idea(
    'yearly',
    0.75,
    `Add a yearly plan beside the monthly price (${range}) for customers who stay`,
    `prices are ${range}`,
    'no yearly price was found',
  );
};

const LANGUAGE =
  /^(?:english|deutsch|français|español|italiano|português|nederlands|日本語|简体中文|繁體中文|한국어|polski|svenska)$/iu;
/** The language of the page as a link to it is called. */
const CALLED: Readonly<Record<string, string>> = {
  en: 'english',
  de: 'deutsch',
  fr: 'français',
  es: 'español',
  it: 'italiano',
  pt: 'português',
  ja: '日本語',
  nl: 'nederlands',
  pl: 'polski',
  sv: 'svenska',
  ko: '한국어',
};

const languages: Idea = ({ site }) => {
  const named = site.snapshot.links.map(({ text }) => text.trim()).filter((text) => LANGUAGE.test(text));
  const offered = [...new Set(named)].filter((text) => text.toLowerCase() !== CALLED[site.language.tag]);
  if (offered.length === 0) return undefined;
  return idea(
    'languages',
    0.8,
    `Advertise in the other languages the site already has: ${listed(offered.slice(0, 5))}`,
    `the navigation links ${listed(offered.slice(0, 3))}`,
    `the page itself is in ${site.language.name}`,
  );
};

/** Who usually buys, where the page speaks to nobody in particular. */
const buyers: Idea = (context) => {
  const row = context.isSure && canClaimAbsence(context) ? context.judgment.category : undefined;
  const top = topOf(context);
  const groups = row === undefined ? [] : groupsOfBuyers(row.buyers);
  if (row === undefined || top === undefined || groups.length < 2 || needsAudience(context)) return undefined;
  if (!sells(context)) return undefined;
  return idea(
    'buyers',
    0.4,
    `Speak to ${listed(groups)} one by one, below ${quoted(excerpt(top.text, 70))} (usual buyers from our table, not from the site)`,
    `our table names ${row.buyers} for ${row.noun}`,
    'the pages name no group of people',
  );
};

const MOST = 5;
/** Ideas from the table are only needed where the pages give none. */
const LEAST_WEIGHT = 0.45;

const ideas: readonly Idea[] = [...ideasFromOffer, audiences, comparison, plans, languages, newsletter, buyers];

/** What could be gained from what is already there; each idea says from which two things it follows. */
export const opportunitiesOf = (context: Context): readonly Statement[] =>
  ideas
    .map((each) => each(context))
    .filter((each) => each !== undefined)
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ weight }, index) => index === 0 || weight >= LEAST_WEIGHT)
    .slice(0, MOST);
