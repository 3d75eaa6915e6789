import { memoize } from '../findings/memoize.ts';
import type { Context } from '../findings/context.ts';
import { substanceFindings } from '../findings/substance.ts';
import { factFindings } from '../findings/facts.ts';
import { countedSections } from '../findings/counted.ts';
import { differenceFindings } from '../findings/difference.ts';
import { rangeFindings } from '../findings/parts.ts';
import { ownClaims } from '../findings/own-claims.ts';
import { nextStepFindings } from '../findings/next-step.ts';
import { priceFindings } from '../findings/price.ts';
import { proofFindings } from '../findings/proof.ts';
import { setOf } from '../read/wording.ts';
import { tileFindings } from '../findings/tiles.ts';
import { serviceFindings } from '../findings/services.ts';
import { thingsCounted } from '../findings/stated-counts.ts';
import { type Finding, inferred, type Statement, strength } from './statement.ts';
import { explainedParts } from './features.ts';

const MAX_A_QUADRANT = 6;
const MAX_CONSIDERED = 16;
const FIGURE = /\d[\d.,\u00a0\u202f]*\d/gu;

/** The most specific statements first; generic ones only if there is nothing better. */
export const ranked = <T extends Statement>(statements: readonly T[], most = MAX_A_QUADRANT): readonly T[] => {
  const byText = new Map(statements.map((statement) => [statement.text, statement]));
  const quotes = new Set<string>();
  const distinct = [...byText.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ basis }) => {
      if (basis.basis !== 'quote') return true;
      const isNew = !quotes.has(basis.quote);
      quotes.add(basis.quote);
      return isNew;
    });
  const specific = distinct.filter(({ weight }) => weight >= 0.4);
  return (specific.length >= 2 ? specific : distinct).slice(0, most);
};

/** “Trusted by thousands of companies” repeats a figure. */
const withoutRepeatedFigure = (found: readonly Finding[]): readonly Finding[] => {
  const figures = found.find(({ kind }) => kind === 'users' || kind === 'counts')?.text ?? '';
  const named = figures.split(/: |, | and /u).slice(1);
  return found.filter(({ kind, text }) => kind !== 'trusted-by' || !named.some((words) => text.includes(words)));
};

/** Kinds of which one is enough: “10-year guarantee” says more than “satisfaction guaranteed”. */
const ONE_OF_EACH = setOf('free-shipping guarantee range superlative founded years belongs member');

/** A link that only repeats free delivery above some sum. */
const FREE_DELIVERY = /^[^“]*“[^”]*(?:shipping|delivery|versand|livraison|env[ií]o|spedizione|entrega)[^”]*”[^“]*$/iu;

/** “Since 1990” and “for 30 years” are the same fact, as are two words for a company’s group. */
const SAME_FACT = [setOf('founded years'), setOf('belongs member')];
const isOfKind = (one: Finding, other: Finding): boolean =>
  one.kind === other.kind || SAME_FACT.some((kinds) => kinds.has(one.kind) && kinds.has(other.kind));

/** The best of each such kind, and no figure twice. */
const withoutLesser = (found: readonly Finding[]): readonly Finding[] => {
  const best = found.toSorted((a, b) => b.weight - a.weight);
  const counted = found.filter(({ kind }) => kind === 'counts' || kind === 'users');
  const numbers = new Set(counted.flatMap(({ text }) => text.match(FIGURE) ?? []));
  return found.filter((finding) => {
    const { kind, text } = finding;
    if (kind === 'bought' && FREE_DELIVERY.test(text) && found.some((other) => other.kind === 'free-shipping'))
      return false;
    if (kind === 'range' && (text.match(FIGURE) ?? []).some((number) => numbers.has(number))) return false;
    return !ONE_OF_EACH.has(kind) || best.find((other) => isOfKind(other, finding)) === finding;
  });
};

/** Denies nothing: the page may have strengths that the rules do not recognize. */
export const noStrength = (reason: string, more = ''): Finding =>
  strength(
    'none-found',
    0.1,
    `Our rules are sure of no ${more}strength here; the page may name some`,
    inferred(reason),
  );

/** The strengths of the site, the most specific first. */
export const strengthsOf = memoize((context: Context): readonly Finding[] => {
  const range = rangeFindings(context);
  const found = ranked(
    withoutLesser([
      ...withoutRepeatedFigure(proofFindings(context)),
      ...priceFindings(context),
      ...differenceFindings(context),
      ...nextStepFindings(context),
      ...factFindings(context),
      ...countedSections(context),
      ...thingsCounted(context),
      ...tileFindings(context),
      ...ownClaims(context),
      ...(range.length > 0 ? range : explainedParts(context)),
      ...substanceFindings(context),
      ...serviceFindings(context),
    ]),
    MAX_CONSIDERED,
  );
  if (found.length > 0) return found;
  return [noStrength('Inferred from two things: our checks found no proof; neither did those for a difference.')];
});

/** With this many particular strengths, generic ones are left out. */
const [MIN_PARTICULAR, PARTICULAR, GENERIC] = [2, 0.6, 0.57];
const withoutGeneric = (strengths: readonly Finding[]): readonly Finding[] =>
  strengths.filter(({ weight }) => weight >= PARTICULAR).length < MIN_PARTICULAR
    ? strengths
    : strengths.filter(({ weight }) => weight >= GENERIC);

/** Kinds of strengths and the kinds of USPs that say the same. */
const TOLD_AS: Readonly<Record<string, string>> = { explained: 'features' };
const [MIN_LEFT, MANY] = [2, 4];

/** Strengths and USPs without duplicates: if the USPs leave too few strengths, the weaker half of the shared ones moves over. */
export const divided = (
  strengths: readonly Finding[],
  usps: readonly Statement[],
): { readonly strengths: readonly Finding[]; readonly usps: readonly Statement[] } => {
  const told = new Set(usps.map(({ text }) => text));
  const isTold = ({ text, kind }: Finding): boolean => told.has(text) || usps.some((usp) => TOLD_AS[kind] === usp.kind);
  const left = withoutGeneric(strengths.filter((finding) => !isTold(finding))).slice(0, MAX_A_QUADRANT);
  const shared = strengths.filter(({ text }) => told.has(text));
  if (left.length >= MIN_LEFT || (left.length > 0 && shared.length < MANY)) return { strengths: left, usps };
  const moved = shared.slice(Math.ceil(shared.length / 2));
  const kept = usps.filter(({ text }) => !moved.some((each) => each.text === text));
  if (moved.length > 0) return { strengths: [...moved, ...left], usps: kept };
  const reason =
    'Inferred from two things: we listed what we found as its difference; our checks found no further proof.';
  return { strengths: [noStrength(reason, 'further ')], usps };
};
