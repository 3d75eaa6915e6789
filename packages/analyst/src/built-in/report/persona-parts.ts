import { type KindId, kindsOf } from '../kind/kind.ts';
import { actionsIn } from '../findings/actions.ts';
import { sectionsOf } from '../findings/breadth.ts';
import { type Context, inWords } from '../findings/context.ts';
import { hasMainCall, mainCall } from '../findings/main-call.ts';
import { priceTableOf } from '../findings/price-table.ts';
import { priceRange, pricesOf } from '../findings/price.ts';
import { testimonialsIn } from '../findings/proof.ts';
import { capitalised, excerpt, listed, quoted } from '../read/wording.ts';
import { groupsOfBuyers } from './buyers.ts';
import { jobsIn } from './jobs.ts';
import { TABLE_NOTE } from './market.ts';
import { isProductPage } from './product-page.ts';
import { tableRow } from './summary.ts';

const FEWEST_SECTIONS = 3;
/** Front pages that lead to the parts of a range. */
const RANGES = kindsOf('shop blog');

/** “Find an indexer” is for those who hire one, not for the indexers that the site is for. */
const isOfOtherSide = ({ audiences }: Context, action: string): boolean =>
  audiences.some(({ head }) => action.toLowerCase().includes(head.toLowerCase().replace(/s$/u, '')));

/** Kinds whose button is what their guests come for: a table, a room, a ticket. */
const RESERVED = kindsOf('restaurant lodging ticketing attraction');
const RESERVES =
  /^(?:order|reserve|book|find|commander|réserve[rz]|pide|pedir|reserva|prenota|ordina|peça)\b|\s(?:reservieren|bestellen|buchen)$/iu;

/** What those who sell there come for. */
const SELLERS = /\b(?:organi[sz]ers?|producers?|sellers?|venues?|hosts?)\b/iu;
const OFFERS = /^(?:post|sell|list|create|host|organi[sz]e)\s/iu;

/** The button that these people come to press: sellers sell, guests reserve. */
const reservation = (context: Context): string | undefined => {
  const { isSure, judgment, audiences } = context;
  if (!isSure || !RESERVED.has(judgment.kind.id)) return undefined;
  const group = audiences[0]?.label ?? groupsOfBuyers(tableRow(context)?.buyers ?? '')[0] ?? '';
  const form = SELLERS.test(group) ? OFFERS : RESERVES;
  return actionsIn(context).find((action) => form.test(action));
};

/** What one does with an offer of a category. */
const AIMS: readonly (readonly [kinds: ReadonlySet<KindId>, verb: string])[] = [
  [kindsOf('practice agency health finance'), 'Get help with'],
  [kindsOf('insurance'), 'Take out'],
  [kindsOf('course builder trade lodging travel'), 'Find'],
  [kindsOf('game'), 'Play'],
  [kindsOf('shop producer manufacturer'), 'Buy'],
];
const WORK =
  /\b(?:works?|projects?|portfolio|arbeiten|projekte|travaux|projets|trabajos|proyectos|lavori|progetti|trabalhos|projetos)\b|作品|実績/iu;

/** What somebody wants of an offer of a known category. */
const aim = ({ isSure, judgment, site }: Context): string => {
  const none = 'The pages we read name no goal of this group';
  if (!isSure) return none;
  const shown = site.said.find(({ page, place, text }) => page === 0 && place === 'heading' && WORK.test(text));
  if (judgment.kind.id === 'portfolio' && shown !== undefined)
    return `Judge the work shown under ${quoted(shown.text)} (inferred from the headings of the page)`;
  const [, verb] = AIMS.find(([kinds]) => kinds.has(judgment.kind.id)) ?? [];
  return verb === undefined || judgment.category === undefined
    ? none
    : `${verb} ${judgment.category.noun} (inferred: the page offers it)`;
};

/** What a group is after: “write journals or novels” of “people who write journals or novels”. */
const clauseGoal = (context: Context): readonly string[] => {
  const [named] = context.audiences;
  if (named !== undefined) {
    const [, clause] = /\swho (?:want|need|like|love|prefer) (?:to )?(.+)$/u.exec(named.label) ?? [];
    return clause === undefined ? [] : [`“${clause}”, which the page says they want`];
  }
  const buyers = groupsOfBuyers(tableRow(context)?.buyers ?? '')[0] ?? '';
  const [, clause] = /^people who (?!buy\b|need\b|want\b|do the\b|celebrate\b)(.+)$/u.exec(buyers) ?? [];
  return clause === undefined ? [] : [`${capitalised(clause)} ${TABLE_NOTE}`];
};

/** What somebody comes for: jobs that the pages describe, the range or category of the offer, or that the pages name none. */
export const goalsOf = (context: Context): readonly string[] => {
  const { isSure, judgment } = context;
  if (isProductPage(context)) {
    // Behind the name of a product stand its series and its author.
    const [product = ''] = context.site.snapshot.title.split(/[:|]|\s[-–—]\s/u);
    const words = product.trim() === '' ? 'the product' : quoted(excerpt(product, 80));
    return [`Decide whether to buy ${words} (inferred: the page shows one product)`];
  }
  const jobs = (
    context.audiences.length > 0
      ? [...clauseGoal(context), ...jobsIn(context)]
      : [...jobsIn(context), ...clauseGoal(context)]
  ).slice(0, 3);
  if (jobs.length > 0) return jobs;
  const { id } = judgment.kind;
  const sections = isSure && RANGES.has(id) ? sectionsOf(context).slice(0, 4) : [];
  if (sections.length >= FEWEST_SECTIONS) return [`Choose among ${listed(sections)} (pages of the site)`];
  const action = reservation(context);
  return [action === undefined ? aim(context) : `${capitalised(inWords(context, action))} (offered on the page)`];
};

/** An action of a site whose kind has no main button of its own; where it has one that is not there, a filter or a side offer is none. */
const otherAction = (context: Context): string | undefined =>
  hasMainCall(context) ? undefined : actionsIn(context).find((action) => !isOfOtherSide(context, action));

/** What somebody does on the site, as far as its prices, quotes and buttons show. */
export const behaviorOf = (context: Context): string => {
  const range = priceRange(pricesOf(context));
  const call = reservation(context) ?? mainCall(context) ?? otherAction(context);
  const hasPlans = range === undefined && priceTableOf(context) !== undefined;
  const isRange = range?.includes(' to ') === true || range?.startsWith('from') === true;
  const habits = [
    ...(range === undefined ? [] : [`${isRange ? 'compares prices' : 'looks at the price'} (${range})`]),
    ...(hasPlans ? [`compares the plans under ${quoted(priceTableOf(context)?.heading ?? '')}`] : []),
    ...(context.isSure && context.site.topic('free-trial').length > 0 ? ['tries it before paying'] : []),
    ...(testimonialsIn(context).length > 0 ? ['reads what others say on the page'] : []),
    ...(call === undefined ? [] : [`continues with ${quoted(call)}`]),
  ];
  return habits.length === 0
    ? 'The pages we read do not show how they use it.'
    : `${capitalised(listed(habits))} (inferred from what the pages show).`;
};
