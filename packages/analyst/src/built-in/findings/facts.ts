import { kindsOf } from '../kind/kind.ts';
import { editorialIn } from '../read/editorial.ts';
import { isHead, type Passage } from '../read/passage.ts';
import { SPEAKS } from '../read/speaks.ts';
import { excerpt, setOf, wordsOf } from '../read/wording.ts';
import { isProductPage } from '../report/product-page.ts';
import { type Finding, groundOf, strength } from '../report/statement.ts';
import { isCartLine } from './cart-line.ts';
import { type Context, inWords } from './context.ts';
import { type Fact, FACTS } from './fact-table.ts';
import { quoteOf } from './findings.ts';
import { memoize } from './memoize.ts';
import { saidByOthers } from './signed-quotes.ts';
import { relevantClauses } from './relevant-clauses.ts';
import { MAY_BE_ASPIRATION } from './own-claims.ts';
import { isAspiration } from './aspirations.ts';

const PLACES = setOf('title description heading text item frame link button');
/** Kinds of sites whose texts are about others. */
const OF_OTHERS = kindsOf('blog news reference forum media marketplace ticketing store-listing directory');
/** Kinds of sites whose list items are products. */
const GOODS = kindsOf('shop marketplace');
const [MAX_LENGTH, MAX_LINE_LENGTH, MAX_SAID_LENGTH, MAX_TEXT_LENGTH, MAX_SHOWN_LENGTH] = [300, 70, 600, 2_500, 170];
const MIN_LENGTH = 8;
/** After the first number of texts, only short ones and those about the site are read; the second number is the limit. */
const [MAX_READ, MAX_SEARCHED] = [200, 500];

/** Problems, duties of visitors and events of a single day are no facts in favor of the site. */
const NO_FACT =
  /\d\s?(?:€|EUR|USD|GBP)?,? (?:inkl|incl|zzgl|plus|ttc|iva|inc)\b|\b(?:issues?|problems?|sorry|unfortunately|discontinued|beware|scam|died|killed|lawsuit|you must|must be|required|applicants|please|cookies|sale ends|today only|leider|désolé|lamentablemente|purtroppo|infelizmente)\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\s\d|\d\s(?:january|february|march|april|june|july|august|september|october|november|december)\b|\?$/iu;

/** A text that may state a fact, with its properties as a whole. */
type Candidate = {
  readonly passage: Passage;
  readonly isHead: boolean;
  readonly isOwn: boolean;
  readonly isLine: boolean;
};

const candidateOf = ({ site }: Context, passage: Passage): Candidate => {
  const { text, place } = passage;
  const isOwn = text.includes(site.name.title) || SPEAKS.test(text);
  return { passage, isHead: isHead(passage), isOwn, isLine: text.length <= MAX_LINE_LENGTH && place !== 'item' };
};

/** Whether a sentence, or the short text around it, is about the site. */
const speaksOfItself = ({ site }: Context, { passage, isOwn }: Candidate, sentence: string): boolean =>
  isOwn && (passage.text.length < MAX_SAID_LENGTH || SPEAKS.test(sentence) || sentence.includes(site.name.title));

/** Boundaries of sentences and of the parts of a title. “Mio.” and “St.” end no sentence. */
const BOUNDARY =
  /(?<!\b(?:Mio|Mrd|St|Dr|Nr|No|Inc|ca|bzw|approx|\p{Lu}))[.!?…]["”’»)]*\s+(?=[\p{Lu}\p{Lo}\d“"»])|[。！？]|\s[|•·►]\s|\n/gu;
const CLAUSE = /\s[–—-]\s|;\s/gu;

/** The verbatim part of a text around a position. */
const partAt = (text: string, at: number, boundary: RegExp): string => {
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(boundary)) {
    if (index >= at) return text.slice(from, index + (/^[.!?…。！？]/u.test(mark) ? mark.trimEnd().length : 0)).trim();
    from = index + mark.length;
  }
  return text.slice(from).trim();
};

const sentenceOf = (text: string, at: number): string => {
  const sentence = partAt(text, at, BOUNDARY);
  const start = text.indexOf(sentence);
  return sentence.length <= MAX_SHOWN_LENGTH ? sentence : partAt(sentence, Math.max(0, at - start), CLAUSE);
};

const LINKS = setOf('link button');
/** Facts that a link or button may state: “3 month return policy”. */
const OF_LINKS = setOf('rating stock guarantee returns free-shipping volume extras seal accredited');

/** Kinds of sites whose titles and headings are those of articles. */
const ARTICLES = kindsOf('blog news media reference');

/** Whether a fact may occur in such a text, judged by the text alone. */
const mayStand = ({ passage, isHead: isFirst, isOwn, isLine }: Candidate, { standing, kind }: Fact): boolean => {
  if (isFirst) return kind !== 'belongs';
  if (LINKS.has(passage.place)) return isLine && OF_LINKS.has(kind);
  if (standing === 'own') return isOwn || passage.isLead;
  return standing === 'any' || (standing === 'line' && (isOwn || isLine));
};

/** Whether a fact occurs in a place where facts of this kind are about the site. */
const isStanding = (context: Context, candidate: Candidate, sentence: string, { standing, kind }: Fact): boolean => {
  const { isSure, judgment } = context;
  const { passage, isLine } = candidate;
  const { place, text, isLead } = passage;
  if (candidate.isHead) return place === 'description' || kind === 'guest' || !ARTICLES.has(judgment.kind.id);
  if (LINKS.has(place)) return true;
  if (speaksOfItself(context, candidate, sentence)) return !OF_OTHERS.has(judgment.kind.id) || standing !== 'any';
  if (OF_OTHERS.has(judgment.kind.id)) return standing === 'line' && isLine && !ARTICLES.has(judgment.kind.id);
  if (standing === 'any') return isLine || (isSure && (place !== 'item' || !GOODS.has(judgment.kind.id)));
  if (standing === 'own') return isLead && isSure && (place !== 'item' || text.length > MAX_LINE_LENGTH);
  return isLine;
};

/** Another name as the subject: “Alder Insurance Company is a member of …” on the site of Fern. */
const OTHER_NAME = /\p{Lu}\p{L}+ \p{Lu}\p{L}+/u;
const isOfOtherSubject = ({ site }: Context, kind: string, before: string): boolean =>
  (kind === 'belongs' || kind === 'member') &&
  OTHER_NAME.test(before) &&
  !before.includes(wordsOf(site.name.title)[0] ?? '');

const factIn = (context: Context, fact: Fact, candidate: Candidate): Finding | undefined => {
  const { passage } = candidate;
  const text = passage.text.slice(0, MAX_TEXT_LENGTH);
  const found = mayStand(candidate, fact) ? fact.form.exec(text) : null;
  if (found === null) return undefined;
  const sentence = sentenceOf(text, found.index);
  if (sentence.length < MIN_LENGTH || (sentence.length > MAX_LENGTH && !candidate.isHead)) return undefined;
  if (NO_FACT.test(sentence) || ABOUT_OTHERS.test(sentence) || fact.except?.test(sentence) === true) return undefined;
  if (MAY_BE_ASPIRATION.has(fact.kind) && isAspiration(sentence, passage.section)) return undefined;
  if (!isStanding(context, candidate, sentence, fact)) return undefined;
  const at = Math.max(0, sentence.indexOf(found[0].trim()));
  if (isOfOtherSubject(context, fact.kind, sentence.slice(0, at))) return undefined;
  const captured = found.slice(1).find((part) => part !== undefined) ?? '';
  const label = fact.label.replace('$1', captured.trim());
  // A label that ends with a period is complete without a quote.
  if (label.endsWith('.'))
    return strength(fact.kind, fact.weight, label.slice(0, -1), groundOf(passage, found[0].trim()));
  const part = relevantClauses(sentence, at, found[0].trim().length);
  const words = part.replace(/^(?:and|but|or|with|und|et|y|e|mit|avec|con|com)\s/u, '');
  const shown = excerpt(words, MAX_SHOWN_LENGTH);
  // An excerpt that lost its figure claims nothing.
  if (/\d/u.test(found[0]) && !/\d/u.test(shown)) return undefined;
  const claim = `${label}: ${inWords(context, shown)}`;
  return strength(fact.kind, fact.weight, claim, groundOf(passage, words));
};

/** Inhabitants of a town are no size of a site, and years on the team are no age. */
const ABOUT_OTHERS =
  /(?<!\p{L})(?:inhabitants|einwohner(?:innen)?|habitant[se]?|habitantes|abitanti|(?:im|in unserem|in our) team|dans l['’]équipe|en el equipo|nel team|na equipe)(?!\p{L})/iu;

/** Facts that the site states about itself: the first of each kind, at most one for each sentence. */
export const factFindings = memoize((context: Context): readonly Finding[] => {
  const { site, judgment } = context;
  if (isProductPage(context)) return [];
  const [editorial, others] = [editorialIn(site), saidByOthers(site)];
  const searched = site.said
    .map((passage, at) => ({ passage, at }))
    .filter(({ passage: { page, place } }) => page === 0 && PLACES.has(place))
    .filter(({ passage }) => !editorial.has(passage) && !others.has(passage))
    .map(({ passage, at }) => ({ ...candidateOf(context, passage), at }))
    .filter(({ isOwn, isLine }, index) => index < MAX_READ || isOwn || isLine)
    .slice(0, MAX_SEARCHED)
    .filter(({ at }) => !isCartLine(site.said, at));
  const usedWords = new Set<string>();
  const kinds = new Set<string>();
  return FACTS.flatMap((fact) => {
    if (kinds.has(fact.kind) || (fact.kinds && context.isSure && !fact.kinds.has(judgment.kind.id))) return [];
    for (const candidate of searched) {
      const found = factIn(context, fact, candidate);
      const words = found && (quoteOf(found) ?? found.text);
      if (found === undefined || words === undefined || usedWords.has(words)) continue;
      usedWords.add(words);
      kinds.add(fact.kind);
      return [found];
    }
    return [];
  });
});
