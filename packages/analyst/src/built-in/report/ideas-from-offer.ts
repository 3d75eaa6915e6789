import { countsIn, isOfUsers } from '../findings/figures.ts';
import { pricesOf } from '../findings/price.ts';
import { proofFindings } from '../findings/proof.ts';
import { type KindId, kindsOf } from '../kind/kind.ts';
import { quoted, excerpt } from '../read/wording.ts';
import { type Idea, idea } from './idea.ts';

/** Businesses that a site lists and that would pay to be seen. */
const LISTED =
  /\b(?:suppliers?|sellers?|vendors?|venues?|employers?|brands?|organizers?|hosts?|retailers?|restaurants?|hotels?|agencies|companies|anbieter|händler|fournisseurs|proveedores|fornitori|fornecedores)\b/iu;
const LISTING: ReadonlySet<KindId> = kindsOf('directory marketplace ticketing recruitment forum news media');

/** A listing that knows how many businesses it lists can charge them. */
const paidProfiles: Idea = (context) => {
  const count = countsIn(context).find(({ words }) => LISTED.test(words));
  if (!context.isSure || count === undefined || !LISTING.has(context.judgment.kind.id)) return undefined;
  return idea(
    'paid-profiles',
    0.8,
    `Offer the ${count.words} paid profiles, marked as such`,
    `the page says ${quoted(excerpt(count.sentence, 140))}`,
    'it lists them and names no price for being listed',
  );
};

const FREE_KINDS: ReadonlySet<KindId> = kindsOf('app saas open-source game developer-tool media');

/** Many users and no price in sight: a paid tier has somebody to be offered to. */
const paidTier: Idea = (context) => {
  const count = countsIn(context).find(isOfUsers);
  if (!context.isSure || count === undefined || !FREE_KINDS.has(context.judgment.kind.id)) return undefined;
  if (pricesOf(context).length > 0 || context.site.topic('donate').length > 0) return undefined;
  return idea(
    'paid-tier',
    0.75,
    `Show the ${count.words} what a paid version adds and what it costs`,
    `the page says ${quoted(excerpt(count.sentence, 140))}`,
    'it names no price',
  );
};

const GIFT =
  /\b(?:gift (?:boxes|sets|baskets|packs|ideas)|gifts? for|geschenkideen|geschenksets?|idées cadeaux|coffrets? cadeaux?|ideas? de regalo|idee regalo|presentes)\b/iu;
const VOUCHER =
  /gift (?:cards?|certificates?|vouchers?)|gutschein|carte cadeau|chèque cadeau|tarjeta regalo|cheque regalo|buono regalo|vale[- ]presente|ギフト券/iu;
const GIFT_KINDS: ReadonlySet<KindId> = kindsOf('shop producer restaurant wellness attraction lodging');

/** A range that is sold as presents, without a voucher for those who cannot choose. */
const vouchers: Idea = ({ site, isSure, judgment }) => {
  if (!isSure || !GIFT_KINDS.has(judgment.kind.id)) return undefined;
  const gift = site.said.find(({ text }) => text.length < 160 && GIFT.test(text));
  if (gift === undefined || site.passages.some(({ text }) => VOUCHER.test(text))) return undefined;
  return idea(
    'vouchers',
    0.7,
    `Sell a gift voucher beside ${quoted(excerpt(gift.text, 60))}, for buyers who do not know what to choose`,
    `the page offers ${quoted(excerpt(gift.text, 60))}`,
    'no voucher or gift card was found',
  );
};

const THRESHOLD = /[$€£]\s?(\d{1,3})|(\d{1,3})\s?€/u;

/** An order that is nearly large enough for free shipping can be filled up. */
const fillUp: Idea = (context) => {
  const { site, isSure, judgment } = context;
  const hit = site
    .topic('free-shipping')
    .find(({ passage }) => passage.isQuotable && passage.text.length < 120 && THRESHOLD.test(passage.text));
  const found = hit && THRESHOLD.exec(hit.passage.text);
  const limit = Number(found?.[1] ?? found?.[2] ?? 0);
  const small = pricesOf(context).filter(({ amount }) => amount < limit / 2);
  if (!isSure || judgment.kind.id !== 'shop' || hit === undefined || small.length === 0) return undefined;
  return idea(
    'fill-up',
    0.72,
    `Show small items beside the cart that lift an order to ${found?.[0].trim() ?? ''}, from where shipping is free`,
    `the page says ${quoted(excerpt(hit.passage.text, 80))}`,
    `${small.length} of its prices are less than half of that`,
  );
};

/** Companies that use what is free can pay for its upkeep. */
const askUsers: Idea = (context) => {
  const { site, isSure, judgment } = context;
  const donate = site.topic('donate').find(({ passage: { place, text } }) => place !== 'quote' && text.length < 60);
  const used = proofFindings(context).findLast(({ kind, basis }) => kind === 'trusted-by' && basis.basis === 'quote');
  if (!isSure || judgment.kind.id !== 'open-source' || donate === undefined || used?.basis.basis !== 'quote')
    return undefined;
  return idea(
    'ask-users',
    0.8,
    `Ask those who use it to sponsor it, beside ${quoted(donate.passage.text)}: ${quoted(excerpt(used.basis.quote, 110))}`,
    `the page says ${quoted(excerpt(used.basis.quote, 140))}`,
    `it asks for support with ${quoted(donate.passage.text)}`,
  );
};

/** What the offer and the figures of the pages make possible. */
export const ideasFromOffer: readonly Idea[] = [paidProfiles, paidTier, vouchers, fillUp, askUsers];
