import type { Context } from '../findings/context.ts';
import { memoize } from '../findings/memoize.ts';
import { ownClaims } from '../findings/own-claims.ts';
import { pricesOf } from '../findings/price.ts';
import { kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { quoteFrom, type Statement, statement } from './statement.ts';

const NO = String.raw`(?:no|without|zero|never any|ohne|keine?|sans|pas d['e’]|aucune?|sin|ningun[ao]|senza|nessun[ao]?|sem|nenhuma?|0 ?%)`;
const denying = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})${NO}\s?(?:\p{L}+ (?:(?:and|or|und|oder|et|ou|y|o|e) )?)?(?:${words})(?!\p{L})`,
    'iu',
  );

/** Names of incomes in our tables, and the words by which a page denies them. */
const DENIED: readonly (readonly [income: RegExp, form: RegExp])[] = [
  [
    /subscription/u,
    denying('subscriptions?|abos?|abonnements?|suscripci(?:ón|ones)|abbonament[oi]|assinaturas?|mensualidades'),
  ],
  [/commission|share of/u, denying('commissions?|provision(?:en)?|comisi(?:ón|ones)|commission[ei]|comiss(?:ão|ões)')],
  [
    /advertising/u,
    denying('ads|adverts?|advertising|werbung|publicités?|pubs?|publicidad|anuncios|pubblicità|publicidade|anúncios'),
  ],
  [/purchases/u, denying('(?:in-app )?purchases|microtransactions|in-app-käufe|achats intégrés|compras')],
];
const FREE =
  /(?<!\p{L})(?:(?:is|are|completely|totally|entirely|100 ?%) free|free (?:for|of charge)|kostenlos\p{L}*|kostenfrei|gratuit\p{L}*|gratis)(?!\p{L})/iu;
const MAX_LENGTH = 300;

const texts = ({ site }: Context): readonly Passage[] =>
  site.said.filter(
    ({ page, place, text, isQuotable }) => page === 0 && isQuotable && place !== 'quote' && text.length <= MAX_LENGTH,
  );

/** Whether the page denies such an income; its words outrank our tables. */
export const isDeniedIncome = (context: Context, income: string): boolean =>
  DENIED.some(([of, form]) => of.test(income) && texts(context).some(({ text }) => form.test(text)));

/** “Free for all teams. No subscriptions, no commissions.”: a free page that also denies another income. */
export const takesNothing = memoize((context: Context): Statement | undefined => {
  const found = texts(context).find(({ text }) => FREE.test(text) && DENIED.some(([, form]) => form.test(text)));
  if (found === undefined) return undefined;
  const text = `Today: nothing from its users: ${quoted(excerpt(found.text, 160))}`;
  return statement('denied', 0.6, text, quoteFrom(found, found.text));
});

/** Kinds whose visitors pay, if anyone does. */
const VISITED = kindsOf('event travel attraction course association');

/** “The conference about ABAP. Online, free, live.”: visitors pay nothing, even if a button says “Tickets”. */
export const costsNothing = (context: Context): Statement | undefined => {
  if (!VISITED.has(context.judgment.kind.id) || pricesOf(context).length > 0) return undefined;
  const free = ownClaims(context).find(({ kind }) => kind === 'free-offer')?.basis;
  if (free?.basis !== 'quote') return undefined;
  return statement('denied', 0.9, `Today: nothing from its visitors: ${quoted(excerpt(free.quote, 160))}`, free);
};
