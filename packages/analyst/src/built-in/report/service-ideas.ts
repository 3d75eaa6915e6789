import type { Context } from '../findings/context.ts';
import { isHinted } from '../findings/also-said.ts';
import { pricesOf } from '../findings/price.ts';
import { money } from '../findings/price-range.ts';
import { type FoundService, servicesIn } from '../findings/services.ts';
import { reachOf } from '../findings/stated-counts.ts';
import { kindsOf } from '../kind/kind.ts';
import { editorialIn } from '../read/editorial.ts';
import { excerpt, quoted } from '../read/wording.ts';
import type { Rule } from './idea.ts';

const serviceOf = (context: Context, ...ids: readonly string[]): FoundService | undefined =>
  ids.flatMap((id) => servicesIn(context).filter((service) => service.id === id))[0];

const RATES =
  /^(?:(?:ad(?:vertising)? )?rates?|rate card|media (?:kit|data|pack)|mediadaten|preisliste|tarif(?:s|as|fe)?(?: publicit\p{L}+)?|kit m[eé]dias?|tabela de preços)$/iu;

/** Advertisers decide by how many people they reach. */
export const toAdvertisers: Rule = (context) => {
  const ads = serviceOf(context, 'ads');
  // “Tarifas” beside “Publicidad” tells them.
  if (ads === undefined || context.site.snapshot.links.some(({ text }) => RATES.test(text.trim()))) return undefined;
  const [link, reach] = [quoted(ads.words), reachOf(context)];
  if (reach !== undefined)
    return {
      text: `${quoted(reach)} is what advertisers pay for: the page leads them to ${link} without it`,
      from: [`a link of the page is called ${link}`, `the page says ${quoted(reach)}`],
    };
  if (isHinted(context.site, 'reach')) return undefined;
  return {
    text: `Advertisers who see ${link} do not learn whom they would reach: no number of readers or users was found`,
    from: [`a link of the page is called ${link}`, 'no number of readers, members or users was found on the page'],
  };
};

const THRESHOLD =
  /(?:free|kostenlos\p{L}*|frei|gratuit\p{L}*|offert\p{L}*|gr[aá]tis)[^.!?]{0,60}?(?:over|above|from|of|on orders?|ab|dès|à partir de|desde|a partir d[ei]|da|oltre|superior\p{L}*)\s[^.!?\d]{0,25}(?:[$€£]\s?)?(\d{2,3})(?:[.,]\d\d)?\s?(?:[$€£]|eur)?/iu;
const LONGEST = 160;

/** Who buys for less pays the delivery, and would add something. */
export const fullerBaskets: Rule = (context) => {
  const { site } = context;
  const free = site
    .topic('free-shipping')
    .find(({ passage: { text, page } }) => page === 0 && text.length <= LONGEST && THRESHOLD.test(text));
  const limit = Number(free && THRESHOLD.exec(free.passage.text)?.[1]);
  const [lowest] = pricesOf(context).toSorted((a, b) => a.amount - b.amount);
  if (free === undefined || !(limit > 0)) return undefined;
  const words = quoted(excerpt(free.passage.text, 90));
  const isBelow = lowest !== undefined && lowest.amount < limit;
  const cheap = isBelow ? `; items start at ${money(lowest)}` : '';
  return {
    text: `Baskets below the limit of ${words} could grow${cheap}: sets lead up to it`,
    from: [
      `the page says ${words}`,
      isBelow ? `its lowest price is ${money(lowest)}` : 'no set or bundle that reaches it is named beside it',
    ],
  };
};

const FEWEST_ARTICLES = 6;
const EDITORIAL = kindsOf('news blog media reference');
/** For those who subscribe already. */
const OF_SUBSCRIBERS = /(?<!\p{L})(?:manage|my|log ?in|renew|account|mein|mon|mi|il mio)(?!\p{L})/iu;

/** Readers of articles who do not subscribe yet. */
export const toSubscribers: Rule = (context) => {
  const { site } = context;
  const offer = serviceOf(context, 'subscriptions', 'print');
  const pieces = [...editorialIn(site)].filter(({ level, page }) => level > 1 && page === 0);
  const [piece] = pieces.filter(({ text }) => text.length > 20 && text.length < 90);
  if (context.isSure && !EDITORIAL.has(context.judgment.kind.id)) return undefined;
  if (offer === undefined || OF_SUBSCRIBERS.test(offer.words)) return undefined;
  if (piece === undefined || pieces.length < FEWEST_ARTICLES) return undefined;
  const link = quoted(offer.words);
  return {
    text: `Readers who come for single pieces could be won for ${link}: ${quoted(piece.text)} is one of ${pieces.length} on the first page`,
    from: [`the page has ${link}`, `it carries ${pieces.length} headings of articles`],
  };
};
