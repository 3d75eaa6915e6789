import { kindsOf } from '../kind/kind.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, inferred, quoteFrom, weakness } from '../report/statement.ts';
import { AMOUNT } from './amounts.ts';
import type { Context } from './context.ts';
import { type Check, findingsOf } from './findings.ts';

const MIN_TEXT_LENGTH = 90;
/** A text under more headings than this is repeated on purpose, like a note under each entry of a list. */
const MAX_REPEATS = 2;

/** Kinds of sites that show the same teaser in two places. */
const EDITED = kindsOf('news blog media forum directory marketplace reference');

/** Contact data is repeated on purpose. */
const CONTACT = /@|\+?\d(?:[\s()/.-]*\d){8}/u;
const OF_CONTACT =
  /(?<!\p{L})(?:contact\p{L}*|kontakt\p{L}*|contatt\p{L}+|contato\p{L}*|newsletter|support|help|hilfe|service|here for you|für sie da)(?!\p{L})|お問い?合わせ/iu;

/** Notes on taxes, receipts, terms and rights are repeated on purpose. */
const LEGAL =
  /§|(?<!\p{L})(?:tax(?:es)?|tax-deductible|deductible|vat|receipts?|privacy|terms (?:of|and)|conditions|rights reserved|\p{L}*steuer\p{L}*|\p{L}*quittung\p{L}*|mwst|datenschutz\p{L}*|agb|gemeinnützig\p{L}*|haftung|tva|fiscal\p{L}*|fiscau\p{L}+|impuestos?|iva|impost[aeio]s?|deducib\p{L}+|dedutíve\p{L}+|privacidad\p{L}*|confidentialité)(?!\p{L})/iu;

/** The same text under two headings: one of the two was never written. */
const repeatedTexts: Check = ({ site, judgment }) => {
  if (EDITED.has(judgment.kind.id)) return undefined;
  const sections = new Map<string, Set<string>>();
  for (const { kind, text, section } of site.snapshot.blocks)
    if (kind === 'paragraph' && text.length >= MIN_TEXT_LENGTH && section !== '')
      sections.set(text, (sections.get(text) ?? new Set()).add(section));
  const frame = new Set(site.snapshot.frame);
  const repeated = [...sections].find(
    ([text, under]) =>
      under.size === MAX_REPEATS &&
      !frame.has(text) &&
      !CONTACT.test(text) &&
      !LEGAL.test(text) &&
      ![...under].some((section) => OF_CONTACT.test(section)) &&
      site.said.some((each) => each.text === text && each.isQuotable),
  );
  const [one, other] = repeated?.[1] ?? [];
  if (repeated === undefined || one === undefined || other === undefined) return undefined;
  const [first, second] = [quoted(excerpt(one, 50)), quoted(excerpt(other, 50))];
  const text = `${first} and ${second} have the same text: ${quoted(excerpt(repeated[0], 80))}`;
  const fix = `Describe ${second} in its own words: it repeats the text of ${first}`;
  return weakness('repeated-texts', 0.7, text, quoteFrom({ section: one }, repeated[0]), fix);
};

const MAX_NAME_LENGTH = 50;
const MIN_OFFERS = 4;
const MIN_PRICED = 2;
const BUYS =
  /^(?:(?:book|buy|order|reserve)(?: now| online)?|add to (?:cart|basket|bag)|(?:jetzt )?(?:buchen|kaufen|bestellen)|in den warenkorb|réserve[rz]|acheter|commander|ajouter au panier|reservar?|comprar?|añadir al carrito|prenota|acquista|aggiungi al carrello|adicionar ao carrinho)[\s!]*$/iu;

/** Offers with a button to buy or book that lack the price the others have. */
const unpricedAtButton: Check = ({ site }) => {
  const offers: { name: string; isPriced: boolean }[] = [];
  const main = new Set(site.snapshot.headings.filter(({ level }) => level === 1).map(({ text }) => text));
  let open = { name: '', isPriced: false };
  for (const { kind, text } of site.snapshot.blocks) {
    if (kind === 'heading') open = { name: text, isPriced: AMOUNT.test(text) };
    else if (AMOUNT.test(text)) open.isPriced = true;
    const isOffer = open.name !== '' && open.name.length <= MAX_NAME_LENGTH * 2 && !main.has(open.name);
    if (kind !== 'button' || !BUYS.test(text) || !isOffer) continue;
    offers.push(open);
    open = { name: '', isPriced: false };
  }
  const without = offers.filter(({ isPriced }) => !isPriced);
  const [first, ...others] = without;
  const priced = offers.length - without.length;
  if (first === undefined || offers.length < MIN_OFFERS || priced < MIN_PRICED) return undefined;
  const name = quoted(excerpt(first.name, 60));
  const count = `${without.length} of ${offers.length} offers with a button to buy or book`;
  const basis = inferred(`Between heading and button, ${priced} offers have an amount; ${name} has none.`);
  const rest =
    others.length === 0
      ? ''
      : ` and to the other ${others.length === 1 ? 'offer' : `${others.length} offers`} without one`;
  const text = `${count} ${others.length === 0 ? 'shows no price:' : 'show no price, such as'} ${name}`;
  return weakness('one-unpriced', 0.73, text, basis, `Add the price to ${name}${rest}`);
};

const CHECKS: readonly Check[] = [repeatedTexts, unpricedAtButton];

/** Inconsistencies between parts of the page: one has what another lacks. */
export const inconsistencyFindings = (context: Context): readonly Finding[] => findingsOf(CHECKS, context);
