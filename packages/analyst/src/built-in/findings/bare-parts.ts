import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, inferred, quoteFrom, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { type Check, findingsOf } from './findings.ts';

const MIN_IN_A_ROW = 3;

/** The same heading several times in a row, as in a slider. Boxes with lists may share a heading. */
const sameHeading: Check = ({ site }) => {
  const { headings, links, blocks } = site.snapshot;
  const isBox = (heading: string): boolean =>
    blocks.some(({ text }, at) => text === heading && blocks[at + 1]?.kind === 'list-item');
  // Headings that are links belong to products or posts with the same name.
  const linked = new Set(links.map(({ text }) => text));
  // Adjacent identical headings are copies for other screen widths, or a pattern that scripts fill.
  const isCopied = (heading: string): boolean =>
    blocks.some(({ text }, at) => text === heading && blocks[at + 1]?.text === heading);
  const at = headings.findIndex(
    ({ text, level }, index) =>
      !linked.has(text) &&
      !isBox(text) &&
      !isCopied(text) &&
      headings.slice(index, index + MIN_IN_A_ROW).filter((each) => each.text === text && each.level === level)
        .length === MIN_IN_A_ROW,
  );
  const passage = site.said.find(({ place, text }) => place === 'heading' && text === headings[at]?.text);
  if (passage === undefined) return undefined;
  const count = headings.filter(({ text }) => text === passage.text).length;
  const words = quoted(excerpt(passage.text, 60));
  const fix = `Replace the ${count} headings ${words} with the names of what is below them, or keep only one`;
  return weakness('same-heading', 0.69, `The heading ${words} appears ${count} times in a row`, groundOf(passage), fix);
};

/** The text of an empty list: “No upcoming events”. An empty cart does not count. */
const NOTHING =
  /^(?:(?:sorry|currently),? )?(?:there are )?(?:currently )?no (?:upcoming |current |recent |matching )?(?:events?|news|posts?|articles?|products?|items?|listings?|jobs?|vacancies|openings|results|entries|offers|photos|videos|messages)(?: (?:were )?(?:found|available|yet|scheduled|posted|to (?:show|display)|match\p{L}* .{2,40}|at (?:this|the) (?:time|moment)|right now))*[.!]?$|^(?:derzeit |aktuell |momentan )?(?:sind |gibt es )?(?:derzeit |aktuell )?keine (?:\p{L}+ )?(?:termine|veranstaltungen|beiträge|artikel|produkte|angebote|stellen|ergebnisse|einträge|nachrichten)(?: (?:vorhanden|gefunden|verfügbar|geplant))?[.!]?$|^(?:il n['’]y a )?aucun[e]? (?:événement|actualité|article|produit|annonce|résultat|offre)s?(?: .{2,30})?[.!]?$|^no (?:hay|se (?:han encontrado|encontraron)) (?:\p{L}+ )?(?:eventos|noticias|artículos|productos|resultados|ofertas|entradas)(?: .{2,30})?[.!]?$|^(?:non ci sono|nessun[oa]?) (?:\p{L}+ )?(?:event[oi]|notizi[ae]|articol[oi]|prodott[oi]|risultat[oi]|offert[ae])(?: .{2,30})?[.!]?$|^(?:não há|nenhum[a]?) (?:\p{L}+ )?(?:eventos?|notícias?|artigos?|produtos?|resultados?|ofertas?)(?: .{2,30})?[.!]?$/iu;

/** An empty list on the first page. */
const emptyList: Check = ({ site, judgment }) => {
  // An empty board is one of many in a forum.
  if (judgment.kind.id === 'forum') return undefined;
  const passage = site.said.find(
    ({ text, page, place, isQuotable, section }) =>
      page === 0 && isQuotable && place !== 'frame' && section !== '' && NOTHING.test(text.trim()),
  );
  if (passage === undefined) return undefined;
  const [words, section] = [quoted(passage.text), quoted(excerpt(passage.section, 50))];
  const fix = `Fill ${section}, or remove it from the first page while it reads ${words}`;
  return weakness('empty-list', 0.7, `${section} is empty: it reads ${words}`, groundOf(passage), fix);
};

const UNANSWERED =
  /^(?:0|no) (?:comments?|replies|answers|responses|reviews)$|^(?:0|keine) (?:kommentare|antworten|bewertungen)$|^(?:0|aucun) (?:commentaires?|réponses?|avis)$|^(?:0|sin) (?:comentarios?|respuestas?|opiniones)$|^(?:0|nessun) (?:comment[oi]|rispost[ae]|recension[ei])$|^(?:0|sem) (?:comentários?|respostas?|avaliações)$/iu;
const MIN_UNANSWERED = 3;

/** Several pieces without comments or answers. */
const unanswered: Check = ({ site }) => {
  const silent = site.snapshot.blocks.filter(({ text }) => UNANSWERED.test(text.trim()));
  const [first] = silent;
  if (first === undefined || silent.length < MIN_UNANSWERED) return undefined;
  const words = quoted(first.text);
  const piece =
    first.section === '' ? '' : `, or end articles such as ${quoted(excerpt(first.section, 60))} with a question`;
  const text = `${words} appears ${silent.length} times on the first page: visitors see that no one answers`;
  const fix = `Hide ${words} until someone has written${piece}`;
  return weakness('unanswered', 0.66, text, quoteFrom(first, first.text), fix);
};

const SOLD_OUT =
  /^(?:currently )?(?:out of stock|sold out|back-?ordered|unavailable|nicht (?:lieferbar|vorrätig|auf lager)|ausverkauft|vergriffen|épuisée?|rupture de stock|notify me when (?:back )?(?:in ?stock|available)|e-?mail me when|uitverkocht|udsolgt|slutsåld|utsolgt|vyprodáno|нет в наличии|agotad[oa]|sin existencias|esaurit[oa]|non disponibile|esgotad[oa]|indisponível)(?!\p{L})/iu;
const MAX_STATE_LENGTH = 70;
const MIN_SOLD_OUT = 2;

/** Products on the first page that are sold out. */
const soldOut: Check = ({ site }) => {
  const { blocks } = site.snapshot;
  const found = blocks.flatMap(({ text }, at) =>
    text.length <= MAX_STATE_LENGTH && SOLD_OUT.test(text.trim()) ? [{ text, item: blocks[at - 1]?.text ?? '' }] : [],
  );
  const [first] = found;
  if (first === undefined || found.length < MIN_SOLD_OUT) return undefined;
  const words = quoted(first.text);
  const basis = inferred(`${found.length} texts of the first page read ${words} or similar.`);
  const text = `${found.length} of the first products are sold out: they read ${words}`;
  return weakness('sold-out', 0.72, text, basis, `Show products in stock first, not those that read ${words}`);
};

const CHECKS: readonly Check[] = [soldOut, emptyList, sameHeading, unanswered];

/** Parts of the first page without content, answers or stock. */
export const bareParts = (context: Context): readonly Finding[] => findingsOf(CHECKS, context);
