import { kindsOf } from '../kind/kind.ts';
import { type Context, pagesRead } from '../findings/context.ts';
import { isButton, LONGEST_CALL, NO_STREAMS, streamsOf } from './streams.ts';
import { mainCall } from '../findings/main-call.ts';
import { priceRange, pricesOf, pricesWithItems } from '../findings/price.ts';
import { shareOf } from '../findings/share-of.ts';
import { priceTableOf } from '../findings/price-table.ts';
import { EDITORIAL } from '../kind/model-signs.ts';
import { incomeOf, NAMED_MODELS } from '../kind/models.ts';
import { isHead } from '../read/passage.ts';
import { capitalised, excerpt, listed, quoted } from '../read/wording.ts';
import { isProductPage } from './product-page.ts';
import { TABLE_NOTE } from './market.ts';
import { fromTable, inferred, quoteFrom, type Statement, statement } from './statement.ts';
import { usualIncome } from './usual-income.ts';
import { sentenceAt } from '../read/sentences.ts';

/** Below this, how the site earns is not said. */
const SURE_MODEL = 0.5;

/** Who pays there presses no button of the page. */
const INDIRECT: ReadonlySet<string> = new Set(['advertising', 'public-money', 'commission']);

/** The button that leads to paying: a download earns no donation, and a reader pays no advertiser. */
const payingCall = (context: Context): string | undefined => {
  const { model, site } = context;
  if (INDIRECT.has(model.id)) return undefined;
  if (model.id !== 'donations') return mainCall(context);
  return site.topic('donate').find(({ passage }) => isButton(passage))?.passage.text;
};

/** The words of the page for advertisers, donors or members. */
const namedIn = ({ model, site }: Context): string | undefined =>
  (NAMED_MODELS[model.id] ?? [])
    .flatMap((topic) => site.topic(topic))
    .map(({ passage: { text } }) => excerpt(text, LONGEST_WORDS))[0];
const LONGEST_WORDS = 90;

/** What these live on follows from what they are. */
const SELLERS: ReadonlySet<string> = kindsOf('shop producer manufacturer restaurant lodging insurance');

/** The prices on such pages are those of its listings. */
const LISTS: ReadonlySet<string> = kindsOf('real-estate');

/** One amount says little of what services cost: it may be that of a single course, or of a form. */
const BY_THE_JOB: ReadonlySet<string> = new Set(['fees', 'lead', 'tuition', 'interest', 'public-money', 'donations']);

const NOTHING_SOLD = 'no price was found; no cart, subscription or request for a quote was found';
/** Of a text about others, what readers pay. */
const PAID_FOR: ReadonlySet<string> = new Set(['subscription', 'dues']);

/** How the site earns today, as far as a price shows it, or else its kind. */
const today = (context: Context): Statement | undefined => {
  const { model, judgment, site, isSure } = context;
  const prices = pricesOf(context);
  const range = priceRange(prices);
  const shown = prices[0];
  const isSureModel = isSure && (model.confidence >= SURE_MODEL || SELLERS.has(judgment.kind.id));
  // The price of a used copy is that of its seller.
  // Amounts in articles and listings are those of others.
  const isOthers = isSure && EDITORIAL.has(judgment.kind.id) && !PAID_FOR.has(model.id);
  if (range !== undefined && shown !== undefined && !isOthers && !isProductPage(context)) {
    const what =
      isSureModel && model.id !== 'free' ? incomeOf(judgment.kind.id, model.id) : 'sales at the prices shown';
    const isListing = isSure && LISTS.has(judgment.kind.id);
    const isAlone = BY_THE_JOB.has(model.id) && new Set(prices.map(({ amount }) => amount)).size === 1;
    const costs = pricesWithItems(context) ?? (isAlone ? `one amount is shown, ${range}` : range);
    const text = isListing ? `Today, most likely: ${what}; what it lists costs ${range}` : `Today: ${what}, ${costs}`;
    return statement('today', 1, text, quoteFrom(shown, shown.text));
  }
  const share = shareOf(context);
  if (share !== undefined && isSureModel && !isOthers) {
    const text = `Today: ${incomeOf(judgment.kind.id, model.id)}, of which the page says ${quoted(excerpt(share.words, 110))}`;
    return statement('today', 1, text, quoteFrom(share.passage, share.words));
  }
  const added = isProductPage(context) ? mainCall(context) : undefined;
  if (added !== undefined) {
    const reason = `the page shows one product of ${judgment.kind.noun}; its button reads ${quoted(added)}`;
    const basis = inferred(`Inferred from two things: ${reason}.`);
    return statement('today', 0.9, `Today: sales by way of ${quoted(added)}`, basis);
  }
  const table = priceTableOf(context);
  if (table !== undefined) {
    const plans = table.plans.length === 0 ? '' : ` (${listed(table.plans)})`;
    const text = `Today: plans under ${quoted(table.heading)}${plans}, in amounts without a currency`;
    return statement('today', 0.95, text, quoteFrom(table.section, table.section.text));
  }
  if (!isSureModel) return undefined;
  if (model.id === 'free') {
    const text = `Today: nothing is sold on ${pagesRead(site)} of ${site.name.inText}`;
    return statement('today', 0.9, text, inferred(`Inferred from two things: ${NOTHING_SOLD}.`));
  }
  const call = payingCall(context);
  const words = call === undefined ? namedIn(context) : undefined;
  const shownBy = words === undefined ? 'no price was found' : `it has the words ${quoted(words)}`;
  const [way, why] =
    call === undefined
      ? [words === undefined ? '' : `, going by ${quoted(words)}`, shownBy]
      : [`, by way of ${quoted(call)}`, `it leads on with ${quoted(call)}`];
  const basis = inferred(`Inferred from two things: the site is ${judgment.kind.noun}; ${why}.`);
  return statement('today', 0.9, `Today, most likely: ${incomeOf(judgment.kind.id, model.id)}${way}`, basis);
};

/** Said of the whole offer: free to use, or paid by insurances. */
const PAID_BY =
  /(?<!\p{L})(?:free (?:of charge|to use|online|and open|for everyone|tool|directory|app|service)|(?:is|are|completely|100 ?%) free|free [\p{L}-]+ (?:tool|app|directory|service|converter|calculator|generator)|kostenlose[nrs]? (?:[\p{L}-]+[ -])?(?:tools?|online-tool|app|dienst|service|rechner|angebot)|kostenlos (?:nutzbar|nutzen|im browser|online)|(?:alle|sämtliche|gesetzlichen?) (?:kranken)?kassen|gratuitement|(?:outil|service|application) gratuit|en ligne gratuit|(?:herramienta|servicio|aplicación) gratuit[ao]|gratuitamente|(?:strumento|servizio|app) gratuit[ao]|(?:ferramenta|serviço|aplicativo) gratuit[ao]|(?:all|most) (?:major )?insurances?|convenzionat[oi]|conventionnée?s?|todos os convênios|todas las aseguradoras)(?!\p{L})|無料で|保険診療|各種保険/iu;
/** Free for a while, or only in part. */
const IN_PART =
  /trial|shipping|delivery|consult|quote|estimate|download|versand|lieferung|probe|erstgespräch|beratung|devis|livraison|essai|env[ií]o|presupuesto|prueba|spedizione|preventivo|prova|frete|orçamento|送料|体験|相談/iu;
const LONGEST_PAID = 220;

/** The words of the first lines on who pays, where no rule can tell the income. */
const saidToPay = ({ site }: Context): Statement | undefined => {
  const passage = site.said.find(
    (said) =>
      said.page === 0 && said.isQuotable && (said.place === 'description' || isHead(said)) && PAID_BY.test(said.text),
  );
  if (passage === undefined) return undefined;
  const words = sentenceAt(passage, PAID_BY.exec(passage.text)?.index ?? 0);
  if (words.length > LONGEST_PAID || IN_PART.test(words)) return undefined;
  const text = `What visitors pay, in the words of the page: ${quoted(excerpt(words, 110))}`;
  return statement('said', 0.5, text, quoteFrom(passage, words));
};

const PRICE_LINK =
  /(?<!\p{L})(?:prices?|pricing|fees?|rates|tuition|cost of attendance|admission|dues|preise|preisliste|tarife|gebühren|entgelte|eintritt|beiträge|tarifs?|prix|frais|précios?|precios?|tarifas|cuotas|aranceles|prezzi|listino|tariffe|(?<=^(?:\p{L}+ )?)quote(?= (?:di|d['’]|associativ|sociali)|$)|costi|preços|valores|mensalidades|propinas|anuidades)(?!\p{L})|料金|価格|学費|会費/iu;
const NO_PRICE_LINK =
  /\bads?\b|request|\bget an?\b|instant|advert|exchange|interest|heart|hourly weather|free|tarifvertrag|quote of|assurance|guarantee|promise|match|watch|range|garanti/iu;

/** Where the price stands, if it does not stand on the pages that were read: behind a link that names it, or in a quote on request. */
const elsewhere = ({ site, isSure, judgment }: Context): readonly Statement[] => {
  if (isSure && NO_STREAMS.has(judgment.kind.id)) return [];
  const read = new Set(site.pages.map((page) => URL.parse(page.finalUrl)?.pathname));
  const linked = site.snapshot.links.find(
    ({ text, href, isExternal }) =>
      !isExternal &&
      text.length < LONGEST_CALL &&
      PRICE_LINK.test(text) &&
      !NO_PRICE_LINK.test(text) &&
      !read.has(URL.parse(href, site.snapshot.finalUrl)?.pathname),
  );
  if (linked !== undefined) {
    const text = `Prices are left to ${quoted(linked.text.trim())}, a page that we did not read`;
    return [statement('elsewhere', 0.8, text, inferred(`A link of the page is called ${quoted(linked.text.trim())}.`))];
  }
  const request = site.topic('quote-request').find(({ passage }) => passage.page === 0 && isButton(passage));
  if (request === undefined) return [];
  const words = quoted(request.passage.text);
  const basis = inferred(`A link or button of the page is called ${words}; no price was found.`);
  return [statement('elsewhere', 0.75, `Prices on request, by way of ${words}`, basis)];
};

/** How the site earns, as far as the pages show it; nothing is suggested that any site of the kind could add. */
export const modelsOf = (context: Context): readonly Statement[] => {
  const main = today(context);
  const named = streamsOf(context, main);
  const isPriced =
    pricesOf(context).length > 0 || priceTableOf(context) !== undefined || shareOf(context) !== undefined;
  const models = [...(main === undefined ? [] : [main]), ...(isPriced ? [] : elsewhere(context)), ...named];
  if (models.length > 0) return models;
  const said = saidToPay(context);
  if (said !== undefined) return [said];
  const usual = context.isSure ? usualIncome(context.judgment.kind) : undefined;
  if (usual !== undefined) {
    const text = `No way to pay was found; ${usual.called} usually live on ${usual.income} ${TABLE_NOTE}`;
    return [statement('usual', 0.2, text, fromTable(`${capitalised(usual.called)}: usually live on ${usual.income}.`))];
  }
  const reason = context.isSure
    ? `Inferred from two things: the site is ${context.judgment.kind.noun}, which may be paid for in several ways; our rules recognized no price.`
    : 'Inferred from two things: the kind of site is not sure; our rules recognized no price.';
  const text = `Our rules could not tell how ${context.site.name.inText} is paid for`;
  return [statement('unknown', 0.1, text, inferred(reason))];
};
