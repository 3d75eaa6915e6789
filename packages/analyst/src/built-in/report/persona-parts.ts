import { type KindId, kindsOf } from '../kind/kind.ts';
import { actionsIn } from '../findings/actions.ts';
import { sectionsOf } from '../findings/breadth.ts';
import { differenceFindings, rivalsIn } from '../findings/difference.ts';
import { type Context, inWords } from '../findings/context.ts';
import { mainCall } from '../findings/main-call.ts';
import { openQuestions } from '../findings/open-questions.ts';
import { partsOf } from '../findings/parts.ts';
import { priceTableOf } from '../findings/price-table.ts';
import { priceRange, pricesOf } from '../findings/price.ts';
import { testimonialsIn } from '../findings/proof.ts';
import type { Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { capitalised, listed, quoted } from '../read/wording.ts';
import type { Finding } from './statement.ts';
import { isProductPage } from './product-page.ts';
import { groupsOfBuyers } from './buyers.ts';
import { alternativesOf, TABLE_NOTE } from './market.ts';
import { offerWords } from './offer-words.ts';
import { tableRow } from './summary.ts';

/** Troubles that pages name, in the seven languages. */
const PAIN =
  /\b(?:struggl\w+|tired of|frustrat\w+|worr(?:ied|ying)|without (?:the )?(?:hassle|complexity|clutter)|overkill|complicated|waste(?:s|d)? (?:of )?time|hard to|difficult to|confus(?:ed|ing|ion)|too (?:expensive|late|long|slow)|is great until|stress(?:ful|ed)?|pains?|painful|never again|mühsam|kompliziert|ärger|stress|schluss mit|keine lust|difficile|compliqué|marre de|fini les|difícil|complicad[oa]|cansad[oa]|complicat[oa]|stanc[oa]|basta con|chega de)\b|困って|お悩み|不安/iu;
const NO_PAIN = /\?|anti.?stress|don['’]t worry|no worries|sans stress|ohne stress/iu;
const JOB =
  /\b(?:so (?:that )?you can|helps? you|lets? you|allows? you|makes it easy|save time|you can|want to|learn how to|damit sie|sie können|hilft ihnen|vous permet|vous aide|te permite|te ayuda|puedes|ti permette|ti aiuta|puoi|ajuda você|você pode)\b|できます/iu;

/** How the page is worked, not what it is for; and what it asks of its visitors. */
const NO_GOAL =
  /\?|^\[|\bI\b|^(?:also|please|tip|while|note|click|if|or|but|and|you can (?:also|support|even))\b|\byou can (?:also |now |then |always |easily )?(?:report|edit|upload|submit|change|select|sort|filter|close|disable|enable|unsubscribe|contact|click|scroll|log in|sign in|download|view|read|see|browse|visit|search|use the|use http)\b|\b(?:sie können|vous pouvez|puede|puedes|puoi|pode|você pode) .{0,40}(?:melden|abbestellen|herunterladen|signaler|télécharger|descargar|scaricare|baixar)|\b(?:browse our|check out|feel free|find out (?:how|more)|find more|our (?:web)?site|so we can|cookies?|download this)\b/iu;

const fits = ({ isQuotable, place, text, page }: Passage): boolean =>
  isQuotable &&
  page === 0 &&
  place !== 'frame' &&
  place !== 'quote' &&
  place !== 'title' &&
  text.length >= 20 &&
  text.length < 900;

/** Front pages that are lists of other people’s texts speak of troubles and promises that are not their own. */
const LISTS = kindsOf(
  'nonprofit research government marketplace ticketing news blog reference forum media event directory store-listing',
);

const sentencesWith = (context: Context, form: RegExp, most: number, except: RegExp): readonly string[] => {
  const { own, isSure, judgment } = context;
  const found: string[] = [];
  if (isSure && LISTS.has(judgment.kind.id)) return found;
  const voices = new Set(testimonialsIn(context).map(({ passage }) => passage));
  for (const passage of own.filter((each) => fits(each) && !voices.has(each))) {
    const match = form.exec(passage.text);
    if (match === null) continue;
    const sentence = sentenceAt(passage, match.index);
    if (
      sentence.length >= 30 &&
      sentence.length <= 220 &&
      /[.!。]$/u.test(sentence) &&
      !found.includes(sentence) &&
      !except.test(sentence)
    )
      found.push(sentence);
    if (found.length === most) break;
  }
  return found;
};

const MOST_GOALS = 3;
const FEWEST_SECTIONS = 3;

/** Fields and links that search the site are how it is used, not what for. */
const SEARCHES = /^(?:search|cerca|buscar?|busque|rechercher|suche)\b|\ssuchen$|を探す/iu;

/** “Find an indexer” is for those who hire one, not for the indexers that the site is for. */
const isOfOtherSide = ({ audiences }: Context, action: string): boolean =>
  audiences.some(({ head }) => action.toLowerCase().includes(head.toLowerCase().replace(/s$/u, '')));

/** Front pages that lead to the parts of a range. */
const RANGES = kindsOf('shop blog');

/** What one does with such an offer, and whether it reads better with the category than with words of the page. */
const AIMS: readonly (readonly [kinds: ReadonlySet<KindId>, verb: string, isByCategory: boolean])[] = [
  [kindsOf('practice agency health insurance finance'), 'Get help with', true],
  [kindsOf('course builder trade lodging travel'), 'Find', true],
  [kindsOf('game'), 'Play', false],
  [kindsOf('saas app developer-tool open-source directory'), 'Use', false],
];

const WORK =
  /\b(?:works?|projects?|portfolio|arbeiten|projekte|travaux|projets|trabajos|proyectos|lavori|progetti|trabalhos|projetos)\b|作品|実績/iu;

/** What somebody wants of the offer that the page leads with. */
const aim = (context: Context, words: string | undefined): string | undefined => {
  const { isSure, judgment, site } = context;
  const shown = site.said.find(({ page, place, text }) => page === 0 && place === 'heading' && WORK.test(text));
  if (isSure && judgment.kind.id === 'portfolio' && shown !== undefined)
    return `Judge the work shown under ${quoted(shown.text)} (inferred from the headings of the page)`;
  const [, verb, isByCategory] = (isSure && AIMS.find(([kinds]) => kinds.has(judgment.kind.id))) || [];
  const of = isByCategory === true ? (judgment.category?.noun ?? words) : words;
  if (of === undefined) return undefined;
  return `${verb ?? 'Find out more about'} ${of} (inferred: the page ${of === words ? 'leads with it' : 'offers it'})`;
};

/** What people of the table come to do: “write journals or novels” of “people who write journals or novels”. */
const tableGoal = (context: Context): string | undefined => {
  const buyers = context.audiences.length === 0 ? tableRow(context)?.buyers : undefined;
  const [, clause] = /^people who (?!buy\b|need\b|want\b)(.+)$/u.exec(groupsOfBuyers(buyers ?? '')[0] ?? '') ?? [];
  return clause === undefined ? undefined : `${capitalised(clause)} ${TABLE_NOTE}`;
};

/** What somebody comes for: what the pages promise, and what their buttons and links offer to do; else their own first words. */
export const goalsOf = (context: Context): readonly string[] => {
  const words = offerWords(context) ?? (context.isSure ? context.judgment.category?.noun : undefined);
  if (words !== undefined && isProductPage(context))
    return [`Decide whether to buy ${words} (inferred: the page shows one product)`];
  const sections = context.isSure && RANGES.has(context.judgment.kind.id) ? sectionsOf(context) : [];
  const range =
    sections.length >= FEWEST_SECTIONS ? [`Choose among ${listed(sections.slice(0, 4))} (pages of the site)`] : [];
  const jobs = sentencesWith(context, JOB, 2, NO_GOAL).map((sentence) => `${quoted(sentence)} (promised on the page)`);
  const actions = actionsIn(context)
    .filter((action) => !SEARCHES.test(action) && !isOfOtherSide(context, action))
    .map((action) => `${capitalised(inWords(context, action))} (offered on the page)`);
  const known = tableGoal(context);
  const goals = [...jobs, ...range, ...actions, ...(known === undefined ? [] : [known])].slice(0, MOST_GOALS);
  if (goals.length > 0) return goals;
  const parts = partsOf(context);
  if (parts.length > 0)
    return [`Choose among ${listed(parts.slice(0, 3).map(quoted))} (inferred: the page names these parts)`];
  return [aim(context, words) ?? `Find out what ${context.site.name.inText} offers (inferred: the pages name no goal)`];
};

/** What the page rules out, somebody would rather not have. */
const ruledOut = (context: Context): readonly string[] =>
  differenceFindings(context).flatMap(({ kind, basis }) =>
    kind === 'without' && basis.basis === 'quote'
      ? [`A worry that the page answers: ${quoted(basis.quote)} (inferred)`]
      : [],
  );

/** What troubles somebody: what the pages name or rule out, and what they leave open. */
export const painsOf = (context: Context, weaknesses: readonly Finding[]): readonly string[] => {
  const pains = (context.isSure ? sentencesWith(context, PAIN, 2, NO_PAIN) : []).map(
    (sentence) => `${quoted(sentence)} (a trouble that the page names)`,
  );
  const questions = openQuestions(context, weaknesses);
  const found = [...(pains.length > 0 ? pains : ruledOut(context)), ...(questions === undefined ? [] : [questions])];
  if (found.length > 0) return found;
  const alternatives = [...rivalsIn(context).map(({ name }) => name), ...alternativesOf(context)].slice(0, 2);
  return [
    alternatives.length === 0
      ? 'The pages we read name no trouble of this group'
      : `Also knows ${listed(alternatives)}, and has to find out what this one does better (inferred from the alternatives)`,
  ];
};

const MOST_HEADINGS = 2;
const LONGEST_HEADING = 45;
/** Questions of a form, versions and notes name no part of a page. */
const NO_TOPIC = /[?()]|\bv?\d+\.\d|^[$€£]/u;

/** Where somebody reads on, where no price or quote says more: pages of the site, or headings of the first page. */
const readsOn = (context: Context): readonly string[] => {
  const buttons = new Set(context.site.snapshot.callsToAction.map(({ text }) => text));
  const headings = context.site.said.filter(
    ({ page, place, level, text }) =>
      page === 0 &&
      place === 'heading' &&
      level > 1 &&
      text.length <= LONGEST_HEADING &&
      /\p{L}{4}/u.test(text) &&
      !NO_TOPIC.test(text) &&
      ![...buttons].some((button) => button.includes(text)),
  );
  const sections = sectionsOf(context);
  const shown = sections.length >= FEWEST_SECTIONS ? sections : headings.map(({ text }) => text);
  const names = [...new Set(shown.map(quoted))].slice(0, MOST_HEADINGS);
  return names.length === 0 ? [] : [`reads on under ${listed(names)}`];
};

/** What somebody does on the site, as far as its prices, quotes and buttons show. */
export const behaviorOf = (context: Context): string => {
  const range = priceRange(pricesOf(context));
  const call =
    mainCall(context) ?? actionsIn(context).find((action) => !SEARCHES.test(action) && !isOfOtherSide(context, action));
  const hasPlans = range === undefined && priceTableOf(context) !== undefined;
  const isRange = range?.includes(' to ') === true || range?.startsWith('from') === true;
  const known = [
    ...(range === undefined ? [] : [`${isRange ? 'compares prices' : 'looks at the price'} (${range})`]),
    ...(hasPlans ? [`compares the plans under ${quoted(priceTableOf(context)?.heading ?? '')}`] : []),
    ...(context.isSure && context.site.topic('free-trial').length > 0 ? ['tries it before paying'] : []),
    ...(testimonialsIn(context).length > 0 ? ['reads what others say on the page'] : []),
  ];
  const habits = [
    ...(known.length > 0 ? known : readsOn(context)),
    ...(call === undefined ? [] : [`continues with ${quoted(call)}`]),
  ];
  return habits.length === 0
    ? 'Reads the page; nothing more is known.'
    : `${capitalised(listed(habits))} (inferred from what the pages show).`;
};
