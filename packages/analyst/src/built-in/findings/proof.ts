import type { Passage } from '../read/passage.ts';
import { isProductPage } from '../report/product-page.ts';
import { listed, quoted, excerpt, setOf } from '../read/wording.ts';
import { type Finding, groundOf, quoteFrom, strength } from '../report/statement.ts';
import { badges, endorsements } from './endorsed.ts';
import { ownClaims } from './own-claims.ts';
import { factFindings } from './facts.ts';
import { memoize } from './memoize.ts';
import { type Context, inWords } from './context.ts';
import { quoteOf } from './findings.ts';
import { statistics } from './stated-counts.ts';
import { countsIn, isOfUsers, ratedPartOf, ratingIn } from './figures.ts';
import { foundedSince } from './founded.ts';
import { testimonialsIn, type Testimonial } from './testimonials.ts';

/** Claims that rely on others. */
const VOUCHING: ReadonlySet<string> = setOf('award press certified trusted-by');

/** With more voices than this, a page may have further ones that our rules do not find. */
const FEW_VOICES = 5;
const MAX_SHOWN_LENGTH = 160;

/** The saving on a customer's card: “Saved $300 a year”. */
const SAVED =
  /^(?:saved|gespart|économis|ahorr|risparmiat|economiz)\p{L}*\s[$€£]?\d.{0,30}$|^[$€£]?\d[\d.,]*\s?[€$]?\s(?:saved|gespart|économisés|ahorrados|risparmiati|economizados)$/iu;
const BESIDE = 4;
const savedBeside = ({ site }: Context, voices: readonly Testimonial[], { passage }: Testimonial): string => {
  const ends = new Set(voices.map((each) => each.passage));
  const linesFrom = (start: Passage, step: 1 | -1): readonly Passage[] => {
    const at = site.said.indexOf(start);
    const lines =
      step > 0 ? site.said.slice(at + 1, at + 1 + BESIDE) : site.said.slice(Math.max(0, at - BESIDE), at).toReversed();
    const end = lines.findIndex((line) => ends.has(line));
    return lines.slice(0, end < 0 ? lines.length : end);
  };
  const isSaved = ({ text, isQuotable }: Passage): boolean => isQuotable && SAVED.test(text.trim());
  // All cards have the same order, and only before the first is there no line of another card.
  const first = voices[0]?.passage ?? passage;
  const line = linesFrom(passage, linesFrom(first, -1).some(isSaved) ? -1 : 1).find(isSaved);
  return line === undefined ? '' : `, beside ${quoted(line.text.trim())}`;
};

const OUTCOME =
  /[$€£]\s?\d|(?<![\d.,])(?!100)\d[\d.,]*\s?(?:%|€|x\b|times|minutes|hours|days|weeks|months|years|stunden|tagen?|wochen|jahren?|heures|jours|ans|horas|días|años|ore|giorni|anni|dias|anos)(?!\p{L})/iu;
const INITIAL_ONLY = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.)?$|^(?:\p{Lu}\.\s?){1,3}$/u;
const DATED_BY = /\s*[-–,(]?\s*\p{L}{3,9}\.?,? 20\d\d\)?$/u;
/** The introduction of a quote. It never states the number of voices or that none has a full name, because a slider may hold more than were read. */
const speakersOf = (all: readonly Testimonial[], { by, as }: Testimonial): string => {
  const who = by?.replace(/(?<=\p{Lu}\.)(?=\p{Lu}\p{Ll})/u, ', ').replace(DATED_BY, '');
  if (who !== undefined && !INITIAL_ONLY.test(who)) return `Vouched for by ${who}: `;
  const quotes = all.length > FEW_VOICES ? 'Quotes many voices' : 'Quotes what others say';
  const name = who ?? (as === undefined ? undefined : excerpt(as, 50));
  return name === undefined ? `${quotes}: ` : `${quotes} (“${name}”): `;
};

const bestQuote = (context: Context): Finding | undefined => {
  const testimonials = testimonialsIn(context);
  const named = testimonials.filter(({ by }) => by !== undefined);
  const withFullName = named.filter(({ by }) => !INITIAL_ONLY.test(by ?? ''));
  const candidates = [withFullName, named, testimonials].find(({ length }) => length > 0) ?? [];
  // A quote with a result is preferred to mere praise.
  const quote = candidates.find(({ words }) => OUTCOME.test(words.slice(0, MAX_SHOWN_LENGTH))) ?? candidates[0];
  if (quote === undefined) return undefined;
  const words = quoted(excerpt(quote.words.replace(/^["“„«”]+|["”“»]+$/gu, ''), MAX_SHOWN_LENGTH));
  const claim = `${speakersOf(testimonials, quote)}${words}${savedBeside(context, testimonials, quote)}`;
  const found = strength('testimonial', quote.by ? 0.9 : 0.6, claim, quoteFrom(quote.passage, quote.words));
  return quote.by === undefined && testimonials.length <= FEW_VOICES ? { ...found, isUnsigned: true } : found;
};

const OF_YEARS = /years?|jahre|\bans\b|años|anni|anos/iu;

/** Proof for the site: quotes, ratings, counts, awards, certificates, age. */
export const proofFindings = memoize((context: Context): readonly Finding[] => {
  const rating = ratingIn(context);
  const rated =
    rating && (isProductPage(context) ? rating.words : (rating.shown ?? inWords(context, ratedPartOf(rating))));
  const ranks = ownClaims(context)
    .filter(({ kind }) => kind === 'superlative')
    .map(quoteOf);
  // A rank that was quoted from the same sentence already contains the figure.
  const age = foundedSince(context);
  const isAgeTold = age !== undefined || factFindings(context).some(({ kind }) => kind === 'years');
  const counts = countsIn(context)
    .filter(({ sentence, words }) => !ranks.includes(sentence) && !(isAgeTold && OF_YEARS.test(words)))
    .slice(0, 3);
  const first = counts.find((count) => isOfUsers(count, context)) ?? counts[0];
  const sized = first && isOfUsers(first, context) ? 'users' : 'counts';
  const { tag, name } = context.site.language;
  const words = [...new Set(counts.map((count) => count.words))];
  const figures = tag === 'en' ? listed(words) : `${listed(words.map(quoted))} (${name})`;
  const label = words.every((each) => OF_YEARS.test(each)) ? 'Experience' : 'Scale';
  // “Hundreds of items” is no figure.
  const isFigure = /\d/u.test(figures) || sized === 'users';
  return [
    rating && strength('rating', 0.95, `Customer rating: ${rated ?? ''}`, groundOf(rating.passage, rating.sentence)),
    first && isFigure
      ? strength(
          sized,
          /\d/u.test(figures) ? 0.95 : 0.7,
          `${label} in figures: ${figures}`,
          groundOf(first.passage, first.sentence),
        )
      : undefined,
    first === undefined || sized === 'counts' ? statistics(context) : undefined,
    age,
    bestQuote(context),
    ...endorsements(context),
    ...badges(context),
    ...ownClaims(context).filter(({ kind }) => VOUCHING.has(kind)),
  ].filter((found) => found !== undefined);
});
