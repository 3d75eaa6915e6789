import type { Context } from '../findings/context.ts';
import { countsIn, ratingIn } from '../findings/figures.ts';
import { foundedIn } from '../findings/founded.ts';
import { mainCall } from '../findings/main-call.ts';
import { ownClaims } from '../findings/own-claims.ts';
import { priceFindings } from '../findings/price.ts';
import { proofFindings, testimonialsIn } from '../findings/proof.ts';
import { sells } from '../findings/sells.ts';
import { counterIn } from '../findings/unfinished.ts';
import { topOf } from '../findings/top.ts';
import { kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import { excerpt, quoted, setOf, wordsOf } from '../read/wording.ts';
import { isProductPage } from './product-page.ts';
import type { Rule } from './ideas.ts';

/** “25 years of experience” is of the same kind as “since 1968”. */
const YEARS = /(?<!\p{L})(?:years?|jahre|ans|années|años|anni|anos)(?!\p{L})/iu;
/** What holds only where it can is nothing to lead with. */
const HEDGED =
  /(?<!\p{L})(?:(?:where|wherever|whenever|if|when) (?:it is )?(?:possible|available)|as far as possible|wenn möglich|(?:soweit|wo immer|nach) möglich\p{L}*|dans la mesure du possible|(?:si|quand c['’]est|lorsque c['’]est) possible|(?:siempre|cuando|si) (?:que )?(?:es|sea) posible|en lo posible|(?:quando|se|dove|ove) possibile|(?:sempre que|quando|se) possível)(?!\p{L})|可能な限り/iu;

/** What a page further in has and the first page could use. */
export const proofInside: Rule = (context) => {
  const { site } = context;
  const voices = testimonialsIn(context);
  const counts = countsIn(context);
  const isOnFirst = ({ passage }: { readonly passage: Passage }): boolean => passage.page === 0;
  const voice = voices.find(({ by }) => by !== undefined);
  const count = counts[0];
  const isAgeOnFirst = foundedIn(context)?.passage.page === 0;
  const [found, what] =
    voice !== undefined && !voices.some(isOnFirst)
      ? [voice.passage, quoted(excerpt(voice.words, 80))]
      : count !== undefined && !counts.some(isOnFirst) && !(YEARS.test(count.words) && isAgeOnFirst)
        ? [count.passage, quoted(count.words)]
        : [];
  const page = found && site.pages[found.page];
  if (what === undefined || page === undefined) return undefined;
  const path = URL.parse(page.finalUrl)?.pathname ?? page.finalUrl;
  return {
    claim: `Visitors of the first page do not see what could convince them: ${what} stands only on ${path}`,
    step: `Bring ${what} from ${path} to the first page`,
    from: [`${path} has ${what}`, 'nothing of the kind was recognized on the first page'],
  };
};

/** What convinces before the offer is known in detail. */
const CONVINCING: ReadonlySet<string> = setOf(
  'award rating users counts founded guarantee certified trusted-by press free-shipping without years origin',
);
const COUNTED_ONLY: ReadonlySet<string> = setOf('users counts');
const LONGEST_CLAIM = 60;
/** Texts that a visitor passes before this one counts as far down. */
const FAR = 30;

/** A bare “5.0” with the line that says whose average it is. */
const withLabel = (context: Context, words: string): string => {
  const rating = ratingIn(context);
  if (rating?.shown === undefined || words !== quoted(rating.words)) return words;
  return `${words}${rating.shown.slice(rating.words.length).replace(', ', ' with ')}`;
};

/** “20k” and “20,000” as one figure. */
const plainFigures = (text: string): string =>
  text.replaceAll(/(?<=\d)[.,\s](?=\d{3}(?!\d))/gu, '').replaceAll(/(?<=\d)\s?[kK](?!\p{L})/gu, '000');

/** The strongest fact of the site where few get to: far down on its first page. */
export const farDown: Rule = (context) => {
  const { site } = context;
  const top = topOf(context);
  // The rating of one product stands beside its name.
  if (isProductPage(context)) return undefined;
  // A menu that folds out is not passed on the way down.
  const links = new Set(site.snapshot.links.map(({ text }) => text.trim()));
  const texts = site.said.filter(
    ({ page, isQuotable, place, text }) =>
      page === 0 && isQuotable && place !== 'frame' && !(place !== 'heading' && links.has(text.trim())),
  );
  const lead = texts.slice(0, FAR).map(({ text }) => plainFigures(text));
  for (const { kind, basis } of [...proofFindings(context), ...priceFindings(context), ...ownClaims(context)].toSorted(
    (a, b) => b.weight - a.weight,
  )) {
    if (!CONVINCING.has(kind) || basis.basis !== 'quote' || HEDGED.test(basis.quote)) continue;
    // “Thousands of records” and a long sentence without a figure convince no one.
    if (!/\d/u.test(basis.quote) && (COUNTED_ONLY.has(kind) || basis.quote.length > LONGEST_CLAIM)) continue;
    const at = texts.findIndex(({ text }) => text.includes(basis.quote));
    const figure = /\d[\d.,]*\d/u.exec(basis.quote)?.[0] ?? basis.quote;
    const passage = texts[at];
    // One strong fact in the first lines is enough.
    if (at < FAR && at >= 0) return undefined;
    if (
      passage === undefined ||
      top === undefined ||
      passage.isLead ||
      lead.some((text) => text.includes(plainFigures(figure)))
    )
      continue;
    const words = withLabel(context, quoted(excerpt(basis.quote, 90)));
    const where = passage.section === '' ? '' : `, under ${quoted(excerpt(passage.section, 60))}`;
    return {
      claim: `What could convince at first sight stands far down${where}: ${words}`,
      step: `Move ${words} up ${top.place === 'title' ? 'to the first lines' : `to ${quoted(excerpt(top.text, 60))}`}`,
      from: [
        `${words} is text ${at + 1} of ${texts.length} on the page that are no links`,
        `the ${top.place} reads ${quoted(excerpt(top.text, 80))}`,
      ],
    };
  }
  return undefined;
};

/** A description of fewer letters is none. */
const SHORTEST_DESCRIPTION = 30;
/** From this year on, age is no argument. */
const YOUNG = 2015;

/** What is worth a place in a search result where no figure is. */
const SHOWN: ReadonlySet<string> = setOf('award rating certified guarantee press');
const LEAST_LETTERS = 5;

/** What the page says of itself that would convince in a search result: a figure, its age, or else its strongest proof. */
const worthShowing = (context: Context): Convincing | undefined => {
  const count = countsIn(context).find(({ words }) => /\d/u.test(words));
  const founded = foundedIn(context);
  const isOld = Number(founded?.year) < YOUNG;
  const figure = (count?.passage.page === 0 ? count : undefined) ?? (isOld ? founded : undefined);
  if (figure !== undefined)
    return { words: figure.words, sentence: figure.sentence, isHead: figure.passage.place === 'description' };
  const proofs = [...proofFindings(context), ...ownClaims(context)].filter(({ kind }) => SHOWN.has(kind));
  const quote = proofs.flatMap(({ basis }) =>
    basis.basis === 'quote' && basis.quote.length <= LONGEST_PROOF && !HEDGED.test(basis.quote) ? [basis.quote] : [],
  )[0];
  return quote === undefined ? undefined : { words: quote, sentence: quote, isHead: false };
};
type Convincing = { readonly words: string; readonly sentence: string; readonly isHead: boolean };
const LONGEST_PROOF = 110;

/** Whether a description has the figure, or the words, of something already. */
const isIn = (description: string, words: string): boolean => {
  const figure = /\d[\d.,]*/u.exec(words)?.[0];
  if (figure !== undefined) return description.includes(figure);
  const long = wordsOf(words.toLowerCase()).filter(({ length }) => length >= LEAST_LETTERS);
  return (
    long.filter((word) => description.toLowerCase().includes(word.slice(0, LEAST_LETTERS))).length * 2 >= long.length
  );
};

const ROOM_IN_TITLE = 55;
const SHORT = 45;

/** The strongest fact of a description, where the title has room for it. */
export const inTitle: Rule = (context) => {
  const { title, description } = context.site.snapshot;
  const found = worthShowing(context);
  if (isProductPage(context) || found === undefined || !(found.isHead || isIn(description, found.words)))
    return undefined;
  const { words } = found;
  if (title === '' || title.length > ROOM_IN_TITLE || words.length > SHORT || isIn(title, words)) return undefined;
  const [fact, called] = [quoted(words), quoted(title)];
  return {
    claim: `In a list of results ${called} is what people read first, and it leaves out ${fact}`,
    step: `Add ${fact} to the title ${called}`,
    from: [`the page says ${fact}`, `the title is ${called}`],
  };
};

/** What takes a doubt away at the moment of a decision. */
const REASSURING: ReadonlySet<string> = setOf(
  'rating award guarantee leave certified free-shipping trusted-by years founded',
);

/** What convinces, far from the button that asks for a decision. */
export const figureAtCall: Rule = (context) => {
  const call = mainCall(context);
  const { blocks } = context.site.snapshot;
  const places = blocks.flatMap(({ text }, at) => (text.trim() === call ? [at] : []));
  const isApart = (words: string): boolean => {
    const figure = /^\S+/u.exec(words)?.[0] ?? words;
    const at = blocks.findIndex(({ text }) => text.includes(words) || text.trim() === figure);
    return at >= 0 && places.every((place) => Math.abs(place - at) > NEAR);
  };
  const count =
    countsIn(context).find(({ passage, words }) => passage.page === 0 && PEOPLE.test(words))?.words ??
    counterIn(context);
  const claims = [...proofFindings(context), ...priceFindings(context), ...ownClaims(context)].flatMap(
    ({ kind, basis }) =>
      REASSURING.has(kind) && basis.basis === 'quote' && basis.quote.length <= LONGEST_PROOF ? [basis.quote] : [],
  );
  const found = [...(count === undefined ? [] : [count]), ...claims].find(
    (words) => isApart(words) && !HEDGED.test(words),
  );
  if (call === undefined || found === undefined || isProductPage(context)) return undefined;
  const [button, words] = [quoted(call), quoted(excerpt(found, 80))];
  return {
    claim: `${words} could convince those who hesitate at ${button}: the two stand apart`,
    step: `Repeat ${words} beside ${button}`,
    from: [`the page says ${quoted(found)}`, `a button or link reads ${button}`],
  };
};
const NEAR = 4;
/** Numbers of rooms or bicycles convince no one. */
const PEOPLE =
  /member|user|customer|client|writer|subscriber|follower|fans|download|review|student|patient|guest|years|jahre|années|años|anni|anos|kund|mitglied|nutzer|utilisateur|membre|usuari|miembro|utenti|iscritti|membri|usuári|assinant/iu;

/** What the page leads with and search engines do not show. */
export const inSearch: Rule = (context) => {
  const { description } = context.site.snapshot;
  const found = worthShowing(context);
  // The rating of one product is not that of the site.
  if (isProductPage(context) || found === undefined || found.isHead) return undefined;
  if (description.length < SHORTEST_DESCRIPTION || isIn(description, found.words)) return undefined;
  const [words, short] = [withLabel(context, quoted(excerpt(found.words, 60))), quoted(excerpt(description, 90))];
  return {
    claim: `People who compare results in a search engine do not read ${words}: the description shown there leaves it out`,
    step: `Put ${words} into the description for search engines`,
    from: [`the page says ${quoted(excerpt(found.sentence, 120))}`, `the description reads ${short}`],
  };
};

/** Their customers buy a result that can be counted; who buys cheese counts nothing. */
const COUNTED = kindsOf('saas developer-tool agency practice manufacturer recruitment finance');
/** Where several customers name a result, none has to be asked for: one of this many. */
const FEW = 6;
const RESULT = /\d\s?(?:%|€|\$|£|euros?\b|dollars?\b|percent|prozent)|[€$£]\s?\d/iu;
/** A customer with a name who says no figure. */
export const fullStory: Rule = (context) => {
  const voices = testimonialsIn(context);
  const voice = voices.find(({ by, words }) => by !== undefined && !/\d/u.test(words));
  const isCounted = voices.filter(({ words }) => RESULT.test(words)).length * FEW > voices.length;
  if (voice?.by === undefined || isCounted || !sells(context) || !COUNTED.has(context.judgment.kind.id))
    return undefined;
  const who = quoted(excerpt(voice.by.replace(/^[—–-]\s?/u, ''), 60));
  return {
    claim: `The praise of ${who} could be a full story: the quote names no result in figures`,
    step: `Ask ${who} for a figure to go with ${quoted(excerpt(voice.words, 60))}`,
    from: [`the page quotes ${who}`, 'the quote has no figure'],
  };
};
