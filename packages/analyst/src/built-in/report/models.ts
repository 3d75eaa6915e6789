import { mayShowPrices } from '../findings/amounts.ts';
import type { Context } from '../findings/context.ts';
import { isOfBranch } from '../findings/lead-call.ts';
import { memoize } from '../findings/memoize.ts';
import { pricesOf } from '../findings/price.ts';
import { priceRange } from '../findings/price-range.ts';
import { priceTableOf } from '../findings/price-table.ts';
import { kindsOf } from '../kind/kind.ts';
import { modelNouns } from '../kind/models.ts';
import { GOODS } from '../kind/model-signs.ts';
import { quoted } from '../read/wording.ts';
import { isDeniedIncome, takesNothing } from './denied-income.ts';
import { inferred, quoteFrom, type Statement, statement } from './statement.ts';
import { isButton, MAX_CALL_LENGTH, NO_STREAMS, streamsOf } from './streams.ts';
import { NOTHING, currentIncomeOf } from './current-income.ts';

const PRICE_LINK =
  /(?<!\p{L})(?:prices?|pricing|fees?|rates|tuition|cost of attendance|admission|dues|preise|preisliste|tarife|gebühren|entgelte|eintritt|beiträge|tarifs?|prix|frais|précios?|precios?|tarifas|cuotas|aranceles|prezzi|listino|tariffe|(?<=^(?:\p{L}+ )?)quote(?= (?:di|d['’]|associativ|sociali)|$)|costi|preços|valores|mensalidades|propinas|anuidades|tasse|оплата|цены|тарифы|стоимость|kainos|cennik|ceník|árak|priser|prijzen)(?!\p{L})|^.{0,4}(?:料金|(?<![低高特])価格|学費|会費)(?!帯).{0,4}$/iu;
const NO_PRICE_LINK =
  /[!?]|\babout our\b|\bfind rates\b|^(?:the|an?|der|die|das|ein|le|la|les|une?|el|los|las|il|lo|gli|os?|as?)\s(?:\p{L}+\s){1,2}(?:prices?|fees?|rates|preise?|tarif\p{L}*|prix|frais|precios?|cuotas?|prezz[io]|cost[io]|preços?)(?!\p{L})|\bads?\b|request|\bget an?\b|instant|advert|exchange|interest|heart|hourly weather|free|tarifvertrag|quote of|assurance|guarantee|promise|match|watch|range|garanti|\bpolicy\b|pricing service|assort/iu;

/** “Plans & Pricing”, “Enrollment, fees and grants”: longer texts with such a word are headlines or offers. */
const MAX_WORDS_OF_LINK = 4;
const ENTRY_OF_LIST = /^(?=.{6,50}$)[^,]+, .+ (?:and|und|et|y|e|&) /iu;
const isPriceLink = (text: string): boolean =>
  PRICE_LINK.test(text) &&
  !NO_PRICE_LINK.test(text) &&
  ((text.match(/[\p{L}\d]+/gu) ?? []).length <= MAX_WORDS_OF_LINK || ENTRY_OF_LIST.test(text));

/** For goods, or an unsure kind, only an exact name counts: “Car prices” are prices of others. */
const WHOLE_NAME =
  /^(?:our )?(?:prices?|pricing|price list|plans (?:&|and) pricing|rates|fees|tuition(?: .{2,12})?|preise|preisliste|tarife|tarifs?|prix|precios?|tarifas|prezzi|listino(?: prezzi)?|preços|цены|料金表?)$/iu;
const COMPARED = /\bcompar|vergleich/iu;

/** The kind of a statement about prices on a page that was not read. */
const BEHIND = 'elsewhere-priced';
const elsewhere = (context: Context): readonly Statement[] => {
  const { site, isSure, judgment } = context;
  if (isSure && NO_STREAMS.has(judgment.kind.id)) return [];
  const isBare = !isSure || GOODS.has(judgment.kind.id);
  if (
    judgment.kind.id === 'finance' &&
    COMPARED.test(`${site.host} ${site.snapshot.title} ${site.snapshot.description}`)
  )
    return [];
  const read = new Set(site.pages.map((page) => URL.parse(page.finalUrl)?.pathname));
  const linked = site.snapshot.links.find(
    ({ text, href, isExternal }) =>
      !isExternal &&
      text.length < MAX_CALL_LENGTH &&
      isPriceLink(text.trim()) &&
      !OF_SAVERS.test(text) &&
      (!isBare || WHOLE_NAME.test(text.trim())) &&
      !read.has(URL.parse(href, site.snapshot.finalUrl)?.pathname),
  );
  if (linked !== undefined) {
    const text = `Prices are left to ${quoted(linked.text.trim())}, a page that we did not read`;
    return [statement(BEHIND, 0.8, text, inferred(`A link of the page is called ${quoted(linked.text.trim())}.`))];
  }
  const request = site
    .topic('quote-request')
    .find(({ passage }) => passage.page === 0 && isButton(passage) && !isOfBranch(context, passage.text));
  if (request === undefined || mayShowPrices(context)) return [];
  const words = quoted(request.passage.text);
  const basis = inferred(`A link or button of the page is called ${words}; no price was found.`);
  return [statement('elsewhere', 0.75, `Prices on request, through ${words}`, basis)];
};

/** Side incomes. */
const SIDE_INCOME =
  /^(?:gift|its own shop|rooms and|rentals|services beside|contracts with|catering|workshops|courses|donations|tickets|fees for congresses|prepaid|consulting beside|licenses for teams)/u;
/** Rates that a bank pays or quotes are not its prices. */
const OF_SAVERS = /\b(?:savings?|deposit|interest|exchange|currency|mortgage) rates?\b|zinss\p{L}+|wechselkurs\p{L}*/iu;
/** Kinds for which advertising or a shop is only an extra. */
const OTHERWISE_PAID: ReadonlySet<string> = kindsOf(
  'documentation education government research religious transport event',
);

export const isPriced = (context: Context): boolean =>
  pricesOf(context).length > 0 || priceTableOf(context) !== undefined;

/** The current income, what it leaves to other pages, and further incomes that the pages name. */
const incomeOf = memoize((context: Context) => {
  const isDenied = !isPriced(context) && isDeniedIncome(context, modelNouns[context.model.id]);
  const today = isDenied ? undefined : currentIncomeOf(context);
  const left = isPriced(context) ? [] : elsewhere(context);
  // At a free event, a button called “Tickets” earns nothing.
  const isGiven = today?.kind === 'denied';
  const streams = streamsOf(context, [today, ...left]).filter(({ label }) => !isGiven || !label.startsWith('tickets'));
  return { today, left, streams };
});

/** The current income of the site, then further incomes that its pages name. */
export const modelsOf = (context: Context): readonly Statement[] => {
  const { today, left, streams } = incomeOf(context);
  const isExtra = context.isSure && OTHERWISE_PAID.has(context.judgment.kind.id);
  // An income that the page names outranks “not known”; if the kind is unsure, any income does.
  const leading = isExtra
    ? undefined
    : (streams.find(({ label }) => !SIDE_INCOME.test(label)) ?? (context.isSure ? undefined : streams[0]));
  const shown = today?.kind === NOTHING && leading !== undefined ? undefined : today;
  const others = streams.filter((stream) => shown !== undefined || stream !== leading).map(({ asStream }) => asStream);
  const main = shown ?? leading?.asToday ?? unclear(context, left.length > 0, others.length > 0);
  const earned = [...(main === undefined ? [] : [main]), ...others];
  // A link to prices is no income, but better than nothing.
  return earned.length > 0 ? [...earned, ...left.filter(({ kind }) => kind !== BEHIND)] : left;
};

/** If no income is shown: what the page prices, else that the income is not known. The usual income of the kind is not a finding about this site. */
const unclear = (context: Context, isPriceLinked: boolean, isNamed: boolean): Statement | undefined => {
  const [price] = pricesOf(context);
  const range = priceRange(pricesOf(context));
  if (price !== undefined && range !== undefined)
    return statement('unknown', 0.3, `Today: sales at the prices shown, ${range}`, quoteFrom(price, price.text));
  if (isPriceLinked || isNamed) return undefined;
  const nothing = takesNothing(context);
  if (nothing !== undefined) return nothing;
  const name = context.site.name.inText;
  const reason = context.isSure
    ? `Inferred from two things: the site is ${context.judgment.kind.noun}, which may be paid for in several ways; our rules recognized no price.`
    : 'Inferred from two things: the kind of site is not sure; our rules recognized no price.';
  const { id } = context.judgment.kind;
  const open = id === 'portfolio' || id === 'private' ? `what ${name} lives on` : `how ${name} is paid for`;
  const text = `Not known: our rules could not tell ${open}`;
  return statement('unknown', 0.1, text, inferred(reason));
};
