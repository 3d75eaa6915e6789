import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import type { Hit } from '../read/site.ts';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { kindsOf } from '../kind/kind.ts';
import { type Finding, groundOf, quoteFrom, weakness } from '../report/statement.ts';
import { SOON } from './coming-soon.ts';
import type { Context } from './context.ts';
import { templateDataIn } from './template-data.ts';
import { OF_FORUMS } from './tiles.ts';

const WORDING = {
  contact: ['Data of a template is still on the page', 'the real data'],
  number: ['A number on the page looks like a placeholder', 'the real number'],
  slot: ['The page shows a slot that was never filled', 'what belongs there'],
  text: ['The text of a template is still on the page', 'what is offered'],
  test: ['A test page is still linked', 'a page for visitors'],
  menu: ['An entry of a template is still in the menu', 'an entry for visitors'],
} as const;

/** Frameworks that fill slots after a page has loaded. */
const FILLS = /Angular|Vue|Alpine|Knockout|Ember|Handlebars|Mustache|petite/u;

/** Template data that was left on the page. */
export const templateLeft = ({ site, isSure, judgment }: Context): Finding | undefined => {
  const isFilled = site.snapshot.facts.some(
    ({ id, value }) => id === 'technology-framework' && FILLS.test(String(value)),
  );
  const where = { kind: isSure ? judgment.kind.id : undefined, said: site.said, isFilled };
  // All passages, because slots look like code, which `said` leaves out.
  for (const passage of site.passages) {
    const found = templateDataIn(passage, where);
    if (found === undefined) continue;
    const [label, instead] = WORDING[found.what];
    const words = quoted(found.words);
    const text = `${label}: ${words}`;
    const fix = `Replace ${words} with ${instead}`;
    return weakness('dummy', 0.95, text, groundOf(passage, found.words), fix);
  }
  return undefined;
};

/** A page with more words has content besides the announcement. */
const MAX_WORDS = 120;
const MAX_SOON_LENGTH = 40;

/** Words that make “coming soon” about the page: “New site coming soon”, or no other words. “Google Play: coming soon” announces an app. */
const OF_PAGE =
  /^[^\p{L}\d]*$|(?<!\p{L})(?:(?:web ?)?(?:site|page)|shop|store|content|more|(?:web|internet)?(?:seite|auftritt|präsenz)|inhalte?|mehr|boutique|contenu|sitio|página|contenido|tienda|sito|pagina|contenuti|negozio|loja|conteúdo)(?!\p{L})|サイト|ページ/iu;

/** Whether placeholder words replace the page itself rather than announce something on it. */
export const isPlaceholder = ({ site }: Context, { passage, start, end }: Hit): boolean => {
  if (!SOON.test(passage.text.slice(start, end))) return true;
  if (!OF_PAGE.test(`${passage.text.slice(0, start)}${passage.text.slice(end)}`.trim())) return false;
  const words = site.pages.reduce((sum, { wordCount }) => sum + wordCount, 0);
  return words < MAX_WORDS && passage.text.trim().length <= MAX_SOON_LENGTH && passage.place !== 'link';
};

const ZERO = /^0\s?[+%kKmM]?\+?$/u;
/** Labels of counters. Carts, scores and tables have other labels. */
const LABEL =
  /^(?=.{3,34}$)[\p{L} '’-]*\b(?:clients?|customers?|projects?|members?|students?|users?|downloads?|awards?|partners?|countries|cities|years|experience|cups|coffees?|employees|coaches|classes|kunden|projekte|mitglieder|schüler|jahre|projets?|membres|années|clientes|proyectos|alumnos|años|clienti|progetti|studenti|anni|projetos|alunos|anos)$/iu;
/** A single zero may be an empty cart. */
const MIN_COUNT = 2;
/** More zeros than this are results in a table, a calendar or a score. */
const MAX_COUNT = 8;

type Block = SiteSnapshot['blocks'][number];

/** Labels of statistics tables, in which the number follows its label: “Posts 622,137 Members 9,210”. */
const LISTED = new RegExp(String.raw`^(?:${OF_FORUMS}|users|replies|views|utenti)\W*$`, 'iu');
const labelOf = (blocks: readonly Block[], at: number): Block | undefined =>
  (LISTED.test(blocks[at - 1]?.text.trim() ?? '') ? [blocks[at - 1]] : [blocks[at + 1], blocks[at - 1]]).find(
    (near) => near !== undefined && LABEL.test(near.text.trim()),
  );

/** The cart and wish list of a new visitor are empty. */
const BASKET =
  /cart|basket|\bbag\b|wish ?list|korb|merkzettel|wunschliste|panier|favoris|cesta|carrito|carrello|carrinho|カート/iu;
const NEAR = 4;
const isOfBasket = (blocks: readonly Block[], at: number): boolean =>
  blocks.slice(Math.max(0, at - NEAR), at + NEAR).some(({ text }) => BASKET.test(text.slice(0, 60)));

/** “0+” above “days of sun a year”: a counter that a script animates. A name beside it would be that of a player or a team. */
const ANIMATED = /^0\s?[+kKmM]\+?$/u;
const UNIT = /^(?=.{6,40}$)\p{L}[\p{L}'’-]*(?:\s[\p{L}\d'’.-]+){1,6}$/u;

/** Zeros beside the labels of counters. The blocks are searched because passages contain each text only once. */
export const zeroCounters = ({ site, judgment, isSure }: Context): Finding | undefined => {
  if (isSure && SCORED.has(judgment.kind.id)) return undefined;
  const { blocks } = site.snapshot;
  const zeros = blocks.flatMap(({ text }, at) =>
    ZERO.test(text.trim()) && !isOfBasket(blocks, at) ? [labelOf(blocks, at)] : [],
  );
  const animated = blocks.findIndex(
    ({ text }, at) => ANIMATED.test(text.trim()) && UNIT.test(blocks[at + 1]?.text ?? ''),
  );
  const unit = blocks[animated + 1];
  if (animated >= 0 && unit !== undefined) {
    const words = `“${blocks[animated]?.text.trim() ?? ''} ${unit.text.trim()}”`;
    const fix = `Write the real number into the page for ${quoted(excerpt(unit.text, 60))}`;
    return weakness('counters', 0.95, `A counter shows zero: ${words}`, quoteFrom(unit, unit.text), fix);
  }
  const found = new Map(zeros.flatMap((label) => (label === undefined ? [] : [[label.text, label] as const])));
  const [first] = found.values();
  if (first === undefined || found.size < MIN_COUNT || zeros.length > MAX_COUNT) return undefined;
  const names = listed([...found.keys()].slice(0, 3).map((text) => quoted(excerpt(text, 30))));
  const fix = `Write the real numbers into the page for ${names}`;
  return weakness('counters', 0.95, `Counters show zero: ${names}`, quoteFrom(first, first.text), fix);
};

/** The label of a usage counter: “teams already use Acme”. */
const USES =
  /(?<!\p{L})(?:already (?:use|using|joined|trust)|(?:use|using|trust|joined) (?:us|it|our)|bereits|schon|déjà|ya (?:están|usan|confían|se)|già|já (?:usam|estão|confiam))(?!\p{L})/iu;
const ZERO_FIRST = /^0\s\p{L}/u;
const MAX_USE_LENGTH = 70;

/** A single usage counter at zero. */
export const zeroUsage = ({ site }: Context): Finding | undefined => {
  const { blocks } = site.snapshot;
  const label = blocks.find(
    ({ text }, at) =>
      text.length <= MAX_USE_LENGTH &&
      USES.test(text) &&
      !isOfBasket(blocks, at) &&
      (ZERO_FIRST.test(text) || ZERO.test(blocks[at - 1]?.text.trim() ?? '')),
  );
  if (label === undefined) return undefined;
  const words = quoted(
    excerpt(
      label.text.replace(ZERO_FIRST, (found) => found.slice(2)),
      60,
    ),
  );
  const fix = `Hide the counter of ${words} until there is something to count, and name the participants instead`;
  return weakness('counters', 0.9, `A counter shows zero: “0” beside ${words}`, quoteFrom(label, label.text), fix);
};

const SCORED = kindsOf('game marketplace forum app saas news');
