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

/** Frameworks that fill slots of a page once it has been loaded. */
const FILLS = /Angular|Vue|Alpine|Knockout|Ember|Handlebars|Mustache|petite/u;

/** An address, a number, a slot or a text that a template left on the page. */
export const templateLeft = ({ site, isSure, judgment }: Context): Finding | undefined => {
  const isFilled = site.snapshot.facts.some(
    ({ id, value }) => id === 'technology-framework' && FILLS.test(String(value)),
  );
  const where = { kind: isSure ? judgment.kind.id : undefined, said: site.said, isFilled };
  // A slot looks like code, which is searched for nothing else.
  for (const passage of site.passages) {
    const found = templateDataIn(passage, where);
    if (found === undefined) continue;
    const [label, instead] = WORDING[found.what];
    const words = quoted(found.words);
    return weakness(
      'dummy',
      0.95,
      `${label}: ${words}`,
      groundOf(passage, found.words),
      `Replace ${words} with ${instead}`,
    );
  }
  return undefined;
};

/** A page with more words has something to show beside what is to come. */
const MOST_WORDS = 120;
const LONGEST_SOON = 40;

/** “Google Play: coming soon” announces an app, “New site coming soon” and the words alone stand for the page. */
const OF_PAGE =
  /^[^\p{L}\d]*$|(?<!\p{L})(?:(?:web ?)?(?:site|page)|shop|store|content|more|(?:web|internet)?(?:seite|auftritt|präsenz)|inhalte?|mehr|boutique|contenu|sitio|página|contenido|tienda|sito|pagina|contenuti|negozio|loja|conteúdo)(?!\p{L})|サイト|ページ/iu;

/** Whether words of a placeholder stand for the page itself, rather than for something on it that is to come. */
export const isPlaceholder = ({ site }: Context, { passage, start, end }: Hit): boolean => {
  if (!SOON.test(passage.text.slice(start, end))) return true;
  if (!OF_PAGE.test(`${passage.text.slice(0, start)}${passage.text.slice(end)}`.trim())) return false;
  const words = site.pages.reduce((sum, { wordCount }) => sum + wordCount, 0);
  return words < MOST_WORDS && passage.text.trim().length <= LONGEST_SOON && passage.place !== 'link';
};

const ZERO = /^0\s?[+%kKmM]?\+?$/u;
/** What such counters count; a cart, a score and a table have other names. */
const LABEL =
  /^(?=.{3,34}$)[\p{L} '’-]*\b(?:clients?|customers?|projects?|members?|students?|users?|downloads?|awards?|partners?|countries|cities|years|experience|cups|coffees?|employees|coaches|classes|kunden|projekte|mitglieder|schüler|jahre|projets?|membres|années|clientes|proyectos|alumnos|años|clienti|progetti|studenti|anni|projetos|alunos|anos)$/iu;
/** One zero is an empty cart. */
const FEWEST = 2;
/** Zeros of a table, a calendar or a score are results. */
const MOST = 8;

type Block = SiteSnapshot['blocks'][number];

/** “Posts 622,137 Members 9,210”: such tables put the number after what it counts. */
const LISTED = new RegExp(String.raw`^(?:${OF_FORUMS}|users|replies|views|utenti)\W*$`, 'iu');
const labelOf = (blocks: readonly Block[], at: number): Block | undefined =>
  (LISTED.test(blocks[at - 1]?.text.trim() ?? '') ? [blocks[at - 1]] : [blocks[at + 1], blocks[at - 1]]).find(
    (near) => near !== undefined && LABEL.test(near.text.trim()),
  );

/** The basket and the list of wishes of a visitor who has just come are empty. */
const BASKET =
  /cart|basket|\bbag\b|wish ?list|korb|merkzettel|wunschliste|panier|favoris|cesta|carrito|carrello|carrinho|カート/iu;
const NEAR = 4;
const isOfBasket = (blocks: readonly Block[], at: number): boolean =>
  blocks.slice(Math.max(0, at - NEAR), at + NEAR).some(({ text }) => BASKET.test(text.slice(0, 60)));

/** “0+” above “days of sun a year”: what a script should have counted up; a name beside it is that of a player or a team. */
const LOADED = /^0\s?[+kKmM]\+?$/u;
const UNIT = /^(?=.{6,40}$)\p{L}[\p{L}'’-]*(?:\s[\p{L}\d'’.-]+){1,6}$/u;

/** Numbers that stand alone at zero beside what they should count; the same text stands only once among the passages. */
export const zeroCounters = ({ site, judgment, isSure }: Context): Finding | undefined => {
  if (isSure && SCORED.has(judgment.kind.id)) return undefined;
  const { blocks } = site.snapshot;
  const zeros = blocks.flatMap(({ text }, at) =>
    ZERO.test(text.trim()) && !isOfBasket(blocks, at) ? [labelOf(blocks, at)] : [],
  );
  const loaded = blocks.findIndex(({ text }, at) => LOADED.test(text.trim()) && UNIT.test(blocks[at + 1]?.text ?? ''));
  const unit = blocks[loaded + 1];
  if (loaded >= 0 && unit !== undefined) {
    const words = `“${blocks[loaded]?.text.trim() ?? ''} ${unit.text.trim()}”`;
    const fix = `Write the real number into the page for ${quoted(excerpt(unit.text, 60))}`;
    return weakness('counters', 0.95, `A counter stands at zero: ${words}`, quoteFrom(unit, unit.text), fix);
  }
  const found = new Map(zeros.flatMap((label) => (label === undefined ? [] : [[label.text, label] as const])));
  const [first] = found.values();
  if (first === undefined || found.size < FEWEST || zeros.length > MOST) return undefined;
  const names = listed([...found.keys()].slice(0, 3).map((text) => quoted(excerpt(text, 30))));
  const fix = `Write the real numbers into the page for ${names}`;
  return weakness('counters', 0.95, `Counters stand at zero: ${names}`, quoteFrom(first, first.text), fix);
};

/** “teams already use Acme”: what a counter of use says beside its figure. */
const USES =
  /(?<!\p{L})(?:already (?:use|using|joined|trust)|(?:use|using|trust|joined) (?:us|it|our)|bereits|schon|déjà|ya (?:están|usan|confían|se)|già|já (?:usam|estão|confiam))(?!\p{L})/iu;
const ZERO_FIRST = /^0\s\p{L}/u;
const LONGEST_USE = 70;

/** A single counter at zero that counts those who use what is offered. */
export const zeroUsers = ({ site }: Context): Finding | undefined => {
  const { blocks } = site.snapshot;
  const label = blocks.find(
    ({ text }, at) =>
      text.length <= LONGEST_USE &&
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
  const fix = `Leave the counter of ${words} out until there is something to count, and name those who take part instead`;
  return weakness('counters', 0.9, `A counter stands at zero: “0” beside ${words}`, quoteFrom(label, label.text), fix);
};

const SCORED: ReadonlySet<string> = kindsOf('game marketplace forum app saas news');
