import { kindsOf } from '../kind/kind.ts';
import { excerpt, listed, quoted, wordsOf } from '../read/wording.ts';
import { type Finding, groundOf, inferred, weakness } from '../report/statement.ts';
import { actionsIn } from './actions.ts';
import { AMOUNT } from './amounts.ts';
import { sectionsOf } from './breadth.ts';
import type { Context } from './context.ts';
import { type Check, findingsOf } from './findings.ts';
import { hasMainCall, mainCall } from './main-call.ts';
import { stemsOf } from './stems.ts';
import { headingFrom } from './title-words.ts';
import { descriptionOf, GREETING, topOf } from './page-top.ts';

/** Shorter texts only name things. Texts in Chinese, Japanese or Korean need fewer letters. */
const MIN_TEXT_LENGTH = 45;
const MIN_UNSPACED_LENGTH = 18;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;
const isExplaining = (text: string): boolean =>
  (text.length >= MIN_TEXT_LENGTH || (text.length >= MIN_UNSPACED_LENGTH && UNSPACED.test(text))) &&
  !/[•|]/u.test(text);
const ENDS = /[\p{L}\d)%"”»“][.!?…。！？]+(?=["”»]?(?:\s|$))|[。！？](?!$)/gu;
/** Kinds of sites whose first pages are lists by nature. */
const LISTS = kindsOf(
  'news blog reference documentation directory forum marketplace store-listing media shop ticketing real-estate',
);
const MANY_LINKS = 80;
const LINKS_A_SENTENCE = 30;
const MAX_WAYS = 3;
const MIN_LENGTH = 30;
/** Headings of dialogs that a script opens. */
const POPUP = /cookie|panier|\bcart\b|basket|warenkorb|carrito|carrello|carrinho|корзин|passwor|mot de passe/iu;

/** A list of links with hardly any sentences, for visitors who know what they look for. */
const onlyLinks: Check = (context) => {
  const { site, isSure, judgment } = context;
  const { links, blocks, headings } = site.snapshot;
  // On shops and portals the list is the offer. A site of unsure kind may be one of them.
  if (!isSure || LISTS.has(judgment.kind.id)) return undefined;
  const sentences = blocks
    .filter(({ text, kind }) => kind !== 'heading' && isExplaining(text))
    .reduce((sum, { text }) => sum + (text.match(ENDS)?.length ?? 0), 0);
  const first = headings.find(({ text }) => text.length > 3 && !GREETING.test(text.trim()) && !POPUP.test(text))?.text;
  if (first === undefined || links.length < MANY_LINKS) return undefined;
  if (sentences * LINKS_A_SENTENCE > links.length) return undefined;
  const count = sentences === 0 ? 'no full sentence' : `only ${sentences} full sentence${sentences === 1 ? '' : 's'}`;
  const text = `The first page is a list for people who already know what they want: ${links.length} links and ${count}`;
  const basis = inferred(
    `The page has ${links.length} links; the sentences of texts of 45 letters and more were counted.`,
  );
  const ways = [...new Set([mainCall(context) ?? '', ...actionsIn(context), ...sectionsOf(context)])];
  const names = ways.filter((way) => way !== '').slice(0, MAX_WAYS);
  const entries = names.length < 2 ? '' : `, with links to ${listed(names.map(quoted))}`;
  const described = descriptionOf(site)?.text ?? '';
  const isWritten =
    described.length < MIN_LENGTH || blocks.some((block) => block.text.includes(described.slice(0, MIN_LENGTH)));
  const what = isWritten
    ? `one sentence on what ${site.name.inText} offers and for whom`
    : `what only search engines show, ${quoted(excerpt(described, 110))}`;
  const fix = `Write above ${quoted(excerpt(first, 60))} ${what}${entries}`;
  return weakness('only-links', 0.39, text, basis, fix);
};

const MIN_WORDS = 3;

/** A main heading that is one of many articles or offers. */
const mainHeading: Check = (context) => {
  const { site } = context;
  const { headings, links, title, finalUrl } = site.snapshot;
  const main = [...new Set(headings.filter(({ level }) => level === 1).map(({ text }) => text))];
  const [only] = main;
  if (only === undefined || main.length > 1) return undefined;
  const known = stemsOf(`${title} ${site.name.title}`);
  const words = quoted(excerpt(only, 70));
  const isLinked = links.some(({ text, href }) => text.trim() === only && href !== finalUrl);
  const isPiece = AMOUNT.test(only) || (isLinked && wordsOf(only).length >= MIN_WORDS);
  if (!isPiece || [...stemsOf(only)].some((stem) => known.has(stem)) || GREETING.test(only.trim())) return undefined;
  const text = `The main heading is one item of many, ${words}: it does not say what ${site.name.inText} is`;
  const better = headingFrom(context);
  const fix =
    better === undefined
      ? undefined
      : `Make ${quoted(excerpt(better, 70))} the main heading, and ${words} one below it`;
  const ground = site.said.find((each) => each.level === 1 && each.text === only);
  const shown = inferred(`The only heading of the first level reads ${words}.`);
  return weakness('main-heading', 0.54, text, ground === undefined ? shown : groundOf(ground), fix);
};

/** Calls to action of a few words. */
const CALL_TO_ACTION =
  /^(?:get|request|download|book|schedule|start|try|join|register|sign up|apply|subscribe|order|watch|take|claim|jetzt|demande[rz]|télécharge[rz]|réserve[rz]|inscri\p{L}+|essaye[rz]|solicit\p{L}+|descarg\p{L}+|reserv\p{L}+|pide|prueba|suscr\p{L}+|richiedi|scarica|prenota|iscriviti|prova|peça|baixe|agende|experimente)\s\p{L}/iu;
/** Calls that lead to a sale rather than to a document or a video. */
const SALES_CALL =
  /demo|trial|quote|estimate|consult|appointment|angebot|termin|beratung|devis|rendez|presupuesto|cita|preventivo|orçamento/iu;
const EMPHASIZED = /[!»›>→]$/u;
const MIN_CALLS = 5;
const MAX_LETTERS = 45;

/** Many calls to action of the same weight. */
const equalCalls: Check = (context) => {
  const { blocks, callsToAction, links, frame } = context.site.snapshot;
  const top = topOf(context);
  const menu = new Set(frame);
  const calls = [...callsToAction, ...links, ...blocks.filter(({ text }) => EMPHASIZED.test(text))]
    .map(({ text }) => text.replace(/[\s!»›>→]+$/u, '').trim())
    .filter((text) => text.length <= MAX_LETTERS && CALL_TO_ACTION.test(text) && !menu.has(text) && !AMOUNT.test(text));
  const names = [...new Map(calls.map((text) => [text.toLowerCase(), text])).values()];
  const main = mainCall(context) ?? names.find((text) => SALES_CALL.test(text)) ?? names[0];
  if (main === undefined || top === undefined || names.length < MIN_CALLS || !hasMainCall(context)) return undefined;
  const rest = names.length > 3 ? [`${names.length - 3} more`] : [];
  const shown = listed([...names.slice(0, 3).map(quoted), ...rest]);
  const where = top.place === 'title' ? 'in the first lines' : `below ${quoted(excerpt(top.text, 60))}`;
  const text = `${names.length} equally prominent calls to action compete: ${shown}`;
  const basis = inferred(`Links and buttons of the page read ${listed(names.slice(0, 8).map(quoted))}.`);
  const fix = `Lead with ${quoted(main)} ${where}, and set the other ${names.length - 1} below it`;
  return weakness('equal-calls', 0.6, text, basis, fix);
};

const CHECKS: readonly Check[] = [equalCalls, onlyLinks, mainHeading];

/** What new visitors see first, and in which order. */
export const firstLook = (context: Context): readonly Finding[] => findingsOf(CHECKS, context);
