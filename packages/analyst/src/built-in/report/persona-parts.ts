import { NOT_KNOWN } from '@twofold/contracts/analysis/unknown-part';
import { exactField } from '../category/exact-field.ts';
import { callFor, isOfOthers } from '../audience/sides.ts';
import { actionsIn } from '../findings/actions.ts';
import { shelfRange } from '../findings/breadth.ts';
import type { Context } from '../findings/context.ts';
import { classOfLink } from '../findings/link-class.ts';
import { kindsOf } from '../kind/kind.ts';
import { hasMainCall, isForSuppliers, mainCall } from '../findings/main-call.ts';
import { contactOf } from '../findings/next-step.ts';
import { rangeOf } from '../findings/parts.ts';
import { priceTableOf } from '../findings/price-table.ts';
import { pricesOf } from '../findings/price.ts';
import { OTHERS, priceRange } from '../findings/price-range.ts';
import { editorialIn } from '../read/editorial.ts';
import { sentenceAt } from '../read/sentences.ts';
import { capitalised, excerpt, listed, quoted, rowsOf, setOf } from '../read/wording.ts';
import { askedVisitors } from './asked-visitors.ts';
import { customersTell } from './customers-tell.ts';
import { jobsIn } from './jobs.ts';
import { isForOthers, servedGoals } from './link-needs.ts';
import { itemsOf, SHOWN } from './persona-items.ts';
import { isProductPage } from './product-page.ts';

const MOST_PARTS = 3;
const WORK =
  /\b(?:works?|projects?|portfolio|arbeiten|projekte|travaux|projets|trabajos|proyectos|lavori|progetti|trabalhos|projetos)\b|作品|実績/iu;

/** Offers of which a visitor takes one, and those whose parts are used together; of a trade, a roof window and a facade are no choice. */
const CHOSEN_FROM = kindsOf(
  'shop producer marketplace lodging restaurant course education travel ticketing event attraction',
);
const USED = kindsOf('saas developer-tool app open-source');

/** What visitors do with the sections of a site. */
const AIMS = rowsOf(`
forum ; Ask and answer in
news blog reference ; Read
media ; Hear or see
marketplace recruitment ; Find something in
saas developer-tool app manufacturer company travel transport education research documentation open-source attraction ; Look into`).map(
  ([kinds = '', verb = '']) => ({
    kinds: setOf(kinds),
    verb,
  }),
);

/** Who looks at a personal site judges the work that it shows; who comes to an offer chooses among its parts; who comes to a shop buys what it has. */
const aim = (context: Context, label: string): string => {
  const { isSure, judgment, site } = context;
  const { kind } = judgment;
  // The industries of a group are no sections for it.
  const own = itemsOf(context).filter(
    (item) => !label.toLowerCase().includes(item.toLowerCase()) || !label.startsWith('Companies in '),
  );
  const rest = own.slice(SHOWN);
  const isOffer = rangeOf(context).names.length > 0;
  // Sections that the name of the persona has are no goal besides.
  const items = (rest.length < SHOWN && (isOffer || kind.id === 'shop') ? own : rest).slice(0, MOST_PARTS);
  if (items.length > 1 && (isOffer || (isSure && kind.id === 'shop'))) {
    const many = ofMany(context);
    const choice = CHOSEN_FROM.has(kind.id) ? 'Choose among' : USED.has(kind.id) ? 'Use' : 'Look into';
    return `${choice} ${many === '' ? listed(items.map(quoted)) : `${items.map(quoted).join(', ')}${many}`} (inferred: parts of the offer)`;
  }
  const field = exactField(context);
  if (kind.id === 'shop' && field !== undefined) return `Buy ${field.noun} (inferred: the page offers it)`;
  const shown = site.said.find(({ page, place, text }) => page === 0 && place === 'heading' && WORK.test(text));
  if (isSure && kind.id === 'portfolio' && shown !== undefined)
    return `Judge the work shown under ${quoted(shown.text)} (inferred from the headings of the page)`;
  const verb = AIMS.find(({ kinds }) => kinds.has(kind.id))?.verb;
  return items.length > 1 && verb !== undefined
    ? `${verb} ${listed(items.map(quoted))} (inferred: sections of the site)`
    : NOT_KNOWN;
};

/** How many shelves there are to choose from says more than their names alone. */
const MANY = 20;
const ofMany = (context: Context): string => {
  const count = context.judgment.kind.id === 'shop' ? shelfRange(context).count : 0;
  return count < MANY ? '' : ` and ${Math.floor((count - MOST_PARTS) / 10) * 10} more`;
};

/** Front pages of articles: what readers come for. The headlines of a newspaper are gone tomorrow. */
const READ = kindsOf('blog media');
const FEWEST_WORDS = 4;
const [SHORTEST_TITLE, LONGEST_TITLE] = [25, 100];
const NO_TITLE =
  /[:…]$|\.{3}$|\s\|\s|\d{1,2}:\d\d|\b(?:comments?|posted|read more|continue reading|newsletter|subscribe|teilen|geöffnet|opens in|partager|compartir|cookies?|copyright|rss|podcasts?)\b|^(?:about|welcome|follow|share|sign up|leave)\b/iu;

/** Two of the articles on the page, as the goal of a reader. */
const articlesOf = ({ isSure, judgment, site }: Context): readonly string[] => {
  if (!isSure || !READ.has(judgment.kind.id)) return [];
  const links = new Set(site.snapshot.links.map(({ text }) => text.trim()));
  const titles = [...editorialIn(site)]
    .filter(({ page, place, level, text }) => page === 0 && (level > 1 || (place !== 'text' && links.has(text.trim()))))
    .map(({ text }) => text.trim())
    .filter((text) => text.length >= SHORTEST_TITLE && text.length <= LONGEST_TITLE && !NO_TITLE.test(text))
    .filter((text) => text.split(/\s+/u).length >= FEWEST_WORDS);
  const [first, second] = new Set(titles);
  if (first === undefined || second === undefined) return [];
  const verb = judgment.kind.id === 'media' ? 'Hear or see' : 'Read';
  return [`${verb} ${listed([first, second].map(quoted))} (inferred: titles on the page)`];
};

/** A login leads those on who decided before, and no visitor comes for the terms. */
const INSIDE =
  /(?<!\p{L})(?:log ?-?in|sign ?-?in|logout|my account|portal|terms|privacy|imprint|anmelden|mein konto|impressum|datenschutz|connexion|se connecter|mon compte|mentions légales|iniciar sesión|mi cuenta|aviso legal|accedi|area riservata|entrar|minha conta)(?!\p{L})/iu;
export const leadsInside = (call: string): boolean => INSIDE.test(call) || classOfLink(call) === 'account';

const offered = (call: string): string => `${capitalised(call)} (a button or link of the page)`;

/** Their links of this kind are advertising. */
const OF_READERS = kindsOf('news blog media reference directory forum');
/** What a visitor comes for: jobs that the pages describe, the button of their side, the category of the offer; else not stated. */
export const goalsOf = (context: Context, label: string): readonly string[] => {
  const { judgment, site } = context;
  if (isProductPage(context)) {
    // Behind the name of a product stand its series and its author.
    const [product = ''] = site.snapshot.title.split(/[:|]|\s[-–—]\s/u);
    const words = product.trim() === '' ? 'the product' : quoted(excerpt(product, 80));
    return [`Decide whether to buy ${words} (inferred: the page shows one product)`];
  }
  const call = callFor(site, judgment, label);
  // A step that is named as a button needs no second line.
  const served = servedGoals(context, label).filter((each) => call === undefined || !each.includes(quoted(call)));
  const jobs = [...askedVisitors(context).wants, ...jobsIn(context), ...customersTell(context).gains];
  const choice = aim(context, label);
  const isChosen = choice !== NOT_KNOWN;
  if (jobs.length > 0) return [...jobs, ...served, ...(isChosen ? [choice] : [])].slice(0, MOST_PARTS);
  const goals = [
    ...(call === undefined || leadsInside(call) ? [] : [offered(call)]),
    ...articlesOf(context),
    ...(isChosen && OF_READERS.has(judgment.kind.id) ? [] : served),
    ...(isChosen && (served.length < 2 || OF_READERS.has(judgment.kind.id)) ? [choice] : []),
  ];
  return goals.length > 0 ? goals.slice(0, MOST_PARTS) : [NOT_KNOWN];
};

/** The button that leads on, that of their side first; never that of another side. */
const callOf = (context: Context, label: string): string | undefined => {
  const isTheirs = (call: string): boolean =>
    !/\b(?:ahorra|save|spare?n?|économisez|risparmia)\b/iu.test(call) &&
    !isOfOthers(context.site, context.judgment, label, call) &&
    !isForSuppliers(context, call) &&
    !isForOthers(call, label);
  const main = mainCall(context);
  const side = callFor(context.site, context.judgment, label);
  const theirs =
    (side !== undefined && !leadsInside(side) ? side : undefined) ??
    (main !== undefined && isTheirs(main) ? main : undefined);
  return theirs ?? (hasMainCall(context) ? undefined : actionsIn(context).find(isTheirs));
};

/** The prices that the page shows; a plan with its name. */
const priceOf = (context: Context): string | undefined => {
  // Without an offer, an amount may be a prize.
  if (!context.isSure) return undefined;
  const prices = pricesOf(context);
  const range = priceRange(prices);
  const table = priceTableOf(context);
  if (range === undefined) return table === undefined ? undefined : `the plans under ${quoted(table.heading)}`;
  if (range.endsWith(OTHERS)) return `prices such as ${range.slice(0, -OTHERS.length)}`;
  if (!range.startsWith('from')) return `${/ to | and /u.test(range) ? 'prices of' : 'the price'} ${range}`;
  const lowest = prices.filter(({ period }) => period !== 'once').toSorted((a, b) => a.amount - b.amount)[0];
  const plan = lowest?.section ?? '';
  return `prices ${range}${plan === '' ? '' : ` (${quoted(excerpt(plan, 60))})`}`;
};

/** “30 minutes free on each ride” is part of a membership, and no trial. */
const PART_OF_PLAN =
  /\b(?:\d+|first) ?(?:min\.?|minutes?|minuten|minutos|minuti|hours?|stunden?)\b.{0,20}\b(?:free|kostenlos|gratis|gratuit\p{L}*)|\bfree\b.{0,20}\b\d+ ?(?:minutes?|hours?)\b/iu;

/** Who comes there calls, where no button leads on. */
const CALLED = kindsOf(
  'trade practice health wellness builder restaurant real-estate agency manufacturer course lodging',
);
const LONGEST_CALL = 60;

/** The way of a group through the page, each step in its words: price, trial, button. */
export const behaviorOf = (context: Context, label: string, goals: readonly string[], isFirst = true): string => {
  const [trial] = context.isSure
    ? context.site
        .topic('free-trial')
        .filter(
          ({ passage }) => (passage.place === 'text' || passage.place === 'item') && !PART_OF_PLAN.test(passage.text),
        )
    : [];
  const free = trial === undefined ? undefined : excerpt(sentenceAt(trial.passage, trial.start), 90);
  const price = isFirst ? priceOf(context) : undefined;
  const call = callOf(context, label);
  const steps = [
    ...(price === undefined ? [] : [`sees ${price}`]),
    ...(free === undefined || free.startsWith(call ?? '\n') ? [] : [`reads ${quoted(free)}`]),
    ...(call === undefined || goals.includes(offered(call)) ? [] : [`goes on with ${quoted(call)}`]),
  ];
  if (steps.length > 0) return `On the page: ${listed(steps)}.`;
  const phone = context.isSure && CALLED.has(context.judgment.kind.id) ? contactOf(context).phone?.words : undefined;
  return phone === undefined || phone.length > LONGEST_CALL
    ? NOT_KNOWN
    : `On the page: finds ${quoted(phone)} to call.`;
};
