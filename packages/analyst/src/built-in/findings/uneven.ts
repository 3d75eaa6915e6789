import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { kindsOf } from '../kind/kind.ts';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { type Finding, inferred, quoteFrom, weakness } from '../report/statement.ts';
import { AMOUNT } from './amounts.ts';
import type { Context } from './context.ts';
import { sells } from './sells.ts';

type Check = (context: Context) => Finding | undefined;

const SHORTEST_TEXT = 90;
/** The same note stands under each entry of a long list on purpose. */
const MOST_REPEATS = 2;

/** They show the same teaser in two places. */
const EDITED = kindsOf('news blog media forum directory marketplace reference');

/** The same text under two headings: one of them was never written. */
const repeatedTexts: Check = ({ site, judgment }) => {
  if (EDITED.has(judgment.kind.id)) return undefined;
  const sections = new Map<string, Set<string>>();
  for (const { kind, text, section } of site.snapshot.blocks)
    if (kind === 'paragraph' && text.length >= SHORTEST_TEXT && section !== '')
      sections.set(text, (sections.get(text) ?? new Set()).add(section));
  const frame = new Set(site.snapshot.frame);
  const repeated = [...sections].find(
    ([text, under]) =>
      under.size === MOST_REPEATS &&
      !frame.has(text) &&
      site.said.some((each) => each.text === text && each.isQuotable),
  );
  const [one, other] = repeated?.[1] ?? [];
  if (repeated === undefined || one === undefined || other === undefined) return undefined;
  const [first, second] = [quoted(excerpt(one, 50)), quoted(excerpt(other, 50))];
  const text = `${first} and ${second} have the same text: ${quoted(excerpt(repeated[0], 80))}`;
  return weakness(
    'repeated-texts',
    0.7,
    text,
    quoteFrom({ section: one }, repeated[0]),
    `Describe ${second} in its own words: it repeats the text of ${first}`,
  );
};

type Part = { readonly name: string; readonly text: string };

/** Headings of one level in a row, each with the text below it. */
const partsAt = ({ headings, blocks }: SiteSnapshot, level: number): readonly Part[] => {
  const names = new Set(headings.filter((each) => each.level === level).map(({ text }) => text));
  const parts: { name: string; text: string }[] = [];
  for (const { kind, text, section } of blocks) {
    if (kind === 'heading' && names.has(text)) parts.push({ name: text, text: '' });
    const last = parts.at(-1);
    if (last !== undefined && kind !== 'heading' && section === last.name) last.text += `${text}\n`;
  }
  return parts;
};

const OPEN =
  /\d|free|request|quote|soon|sold out|kostenlos|anfrage|ausverkauft|gratuit|devis|gratis|consult|presupuesto|preventivo|orçamento|esgotado|無料|応相談/iu;
const LONGEST_NAME = 50;

/** An offer without a price among others of the same list that have one. */
const unpriced: Check = (context) => {
  const { snapshot } = context.site;
  if (!sells(context)) return undefined;
  for (const level of [2, 3, 4]) {
    const parts = partsAt(snapshot, level);
    const at = parts.findIndex(
      ({ text, name }, index) =>
        text.length >= 20 &&
        name.length <= LONGEST_NAME &&
        !OPEN.test(text) &&
        !OPEN.test(name) &&
        AMOUNT.test(parts[index - 1]?.text ?? '') &&
        AMOUNT.test(parts[index + 1]?.text ?? ''),
    );
    const [before, open, after] = [parts[at - 1], parts[at], parts[at + 1]];
    if (before === undefined || open === undefined || after === undefined) continue;
    const [name, beside] = [
      quoted(open.name),
      listed([before.name, after.name].map((text) => quoted(excerpt(text, 40)))),
    ];
    const basis = inferred(
      `The texts under ${beside} have an amount; the text under ${name}, between them, has no figure.`,
    );
    return weakness(
      'one-unpriced',
      0.72,
      `${name} has no price, while ${beside} have one`,
      basis,
      `Add the price of ${name}`,
    );
  }
  return undefined;
};

const FEWEST_OFFERS = 4;
const FEWEST_PRICED = 2;
const BUYS =
  /^(?:(?:book|buy|order|reserve)(?: now| online)?|add to (?:cart|basket|bag)|(?:jetzt )?(?:buchen|kaufen|bestellen)|in den warenkorb|réserve[rz]|acheter|commander|ajouter au panier|reservar?|comprar?|añadir al carrito|prenota|acquista|aggiungi al carrello|adicionar ao carrinho)[\s!]*$/iu;

/** Of the offers that end with the same button, those above which no amount stands. */
const unpricedAtButton: Check = ({ site }) => {
  const offers: { name: string; isPriced: boolean }[] = [];
  const main = new Set(site.snapshot.headings.filter(({ level }) => level === 1).map(({ text }) => text));
  let open = { name: '', isPriced: false };
  for (const { kind, text } of site.snapshot.blocks) {
    if (kind === 'heading') open = { name: text, isPriced: AMOUNT.test(text) };
    else if (AMOUNT.test(text)) open.isPriced = true;
    const isOffer = open.name !== '' && open.name.length <= LONGEST_NAME * 2 && !main.has(open.name);
    if (kind !== 'button' || !BUYS.test(text) || !isOffer) continue;
    offers.push(open);
    open = { name: '', isPriced: false };
  }
  const without = offers.filter(({ isPriced }) => !isPriced);
  const [first, ...others] = without;
  const priced = offers.length - without.length;
  if (first === undefined || offers.length < FEWEST_OFFERS || priced < FEWEST_PRICED) return undefined;
  const name = quoted(excerpt(first.name, 60));
  const count = `${without.length} of ${offers.length} offers with a button to buy or book`;
  const basis = inferred(`Between heading and button, ${priced} offers have an amount; ${name} has none.`);
  const rest =
    others.length === 0
      ? ''
      : ` and to the other ${others.length === 1 ? 'offer' : `${others.length} offers`} without one`;
  const text = `${count} show no price, ${name} ${others.length === 0 ? 'alone' : 'among them'}`;
  return weakness('one-unpriced', 0.73, text, basis, `Add the price to ${name}${rest}`);
};

/** Elsewhere one headline may lead to different pages, and an amount may stand in any text. */
const SELLS = kindsOf('shop producer manufacturer marketplace');
const FEWEST_SAME = 3;
const SHORTEST_NAME = 10;

/** Things for sale that have one name and nothing to tell them apart. */
const sameNames: Check = ({ site, isSure, judgment }) => {
  const { blocks, links } = site.snapshot;
  if (!isSure || !SELLS.has(judgment.kind.id)) return undefined;
  const priced = blocks.flatMap(({ text, kind }, at) =>
    kind === 'heading' && blocks.slice(at + 1, at + 5).some((next) => AMOUNT.test(next.text)) && !AMOUNT.test(text)
      ? [text.trim()]
      : [],
  );
  const names = [...new Set(priced)].filter(
    (name) => name.length >= SHORTEST_NAME && name.length <= LONGEST_NAME * 2 && name.includes(' '),
  );
  for (const name of names) {
    const targets = new Set(links.filter(({ text }) => text.trim() === name).map(({ href }) => href));
    // A page about one thing links its pictures and sizes.
    if (targets.size < FEWEST_SAME || site.snapshot.title.includes(name)) continue;
    const words = quoted(name);
    const basis = inferred(
      `${targets.size} links called ${words} lead to different pages, with a price below the name.`,
    );
    const text = `${targets.size} offers are called ${words}, with nothing in the name to tell them apart`;
    return weakness('same-names', 0.68, text, basis, `Add to each name ${words} what differs: size, grade or number`);
  }
  return undefined;
};

const CHECKS: readonly Check[] = [sameNames, repeatedTexts, unpricedAtButton, unpriced];

/** One part of the page against another: what one has and the other lacks. */
export const unevenFindings = (context: Context): readonly Finding[] => CHECKS.flatMap((check) => check(context) ?? []);
