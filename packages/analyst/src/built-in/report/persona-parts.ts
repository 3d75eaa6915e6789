import { NOT_KNOWN } from '@twofold/contracts/analysis/unknown-part';
import { callFor, isOfOthers } from '../audience/sides.ts';
import { actionsIn } from '../findings/actions.ts';
import type { Context } from '../findings/context.ts';
import { classOfLink } from '../findings/link-class.ts';
import { hasMainCall, isForSuppliers, mainCall } from '../findings/main-call.ts';
import { priceTableOf } from '../findings/price-table.ts';
import { pricesOf } from '../findings/price.ts';
import { OTHERS, priceRange } from '../findings/price-range.ts';
import { capitalised, excerpt, listed, quoted } from '../read/wording.ts';
import { askedVisitors } from './asked-visitors.ts';
import { customersTell } from './customers-tell.ts';
import { jobsIn } from './jobs.ts';
import { isForOthers, servedGoals } from './link-goals.ts';
import { isProductPage } from './product-page.ts';

const MOST_PARTS = 3;

/** A login leads those on who decided before, and no visitor comes for the terms. */
const INSIDE =
  /(?<!\p{L})(?:log ?-?in|sign ?-?in|logout|my account|portal|terms|privacy|imprint|anmelden|mein konto|impressum|datenschutz|connexion|se connecter|mon compte|mentions légales|iniciar sesión|mi cuenta|aviso legal|accedi|area riservata|entrar|minha conta)(?!\p{L})/iu;
export const leadsInside = (call: string): boolean => INSIDE.test(call) || classOfLink(call) === 'account';

/** The button of their side, as what they come for. */
export const offered = (call: string): string => `${capitalised(call)} (a button or link of the page)`;

/** What a visitor comes for: jobs that the pages describe or ask about, what customers got, the button of their side and what links help to do; else not stated. */
export const goalsOf = (context: Context, label: string): readonly string[] => {
  if (isProductPage(context)) {
    // Behind the name of a product stand its series and its author.
    const [product = ''] = context.site.snapshot.title.split(/[:|]|\s[-–—]\s/u);
    const words = product.trim() === '' ? 'the product' : quoted(excerpt(product, 80));
    return [`Decide whether to buy ${words} (inferred: the page shows one product)`];
  }
  const jobs = [...askedVisitors(context).wants, ...jobsIn(context), ...customersTell(context).gains];
  const call = callFor(context.site, context.judgment, label);
  const side = call === undefined || leadsInside(call) || jobs.length > 0 ? [] : [offered(call)];
  // A step that is named as a button needs no second line.
  const served = servedGoals(context, label).filter((each) => call === undefined || !each.includes(quoted(call)));
  const goals = [...jobs, ...side, ...served];
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

/** The way of a group through the page, each step in its words: price, button. */
export const behaviorOf = (context: Context, label: string, goals: readonly string[], isFirst = true): string => {
  const price = isFirst ? priceOf(context) : undefined;
  const call = callOf(context, label);
  const steps = [
    ...(price === undefined ? [] : [`sees ${price}`]),
    ...(call === undefined || goals.includes(offered(call)) ? [] : [`goes on with ${quoted(call)}`]),
  ];
  return steps.length > 0 ? `On the page: ${listed(steps)}.` : NOT_KNOWN;
};
