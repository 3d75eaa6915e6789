import type { Price } from '../site-snapshot.ts';

type Period = Price['period'];

/** Names of billing periods. The short forms count only after a slash or "per". */
const UNITS: readonly (readonly [Period, unit: string, short: string])[] = [
  ['day', 'days?|tag|jour|d[ií]a|giorno|dag|dia|日', 'd'],
  ['week', 'weeks?|woche|semaine|semana|settimana|uke|vecka|uge|週|周', 'wk|w'],
  [
    'month',
    'months?|monat|mois|mes|m[eê]s|mese|maand|måned|månad|mån|miesiąc|月|か月|ヶ月|월',
    'mos?|mth|mnth|m|mnd|md|mc',
  ],
  ['year', 'years?|annum|jahr|an|année|año|ano|anno|jaar|år|rok|年|년', 'yrs?|y'],
];

const ADVERBS: readonly (readonly [Period, string])[] = [
  ['day', 'daily|täglich'],
  ['week', 'weekly|wöchentlich'],
  [
    'month',
    'monthly|monatlich|mensuels?|mensual(es)?|mensile|mensal|maandelijks|månedlig|månadsvis|miesięcznie|月額|毎月|每月|월',
  ],
  [
    'year',
    'yearly|annual(ly)?|annuels?|anual(es)?|annuale|jährlich|jaarlijks|årlig|rocznie|p\\. ?a\\.|年額|毎年|每年|연간',
  ],
];

const END = '(?![\\p{L}\\p{N}])';
const SLASH = '(?:[/／]|(?<!\\p{L})per(?!\\p{L}))\\s*';
const PER =
  "(?<!\\p{L})(?:(?:a|an|each|every|pro|im|je|jede[nrs]?|par|chaque|por|al|ao|cada|il|ogni|za|na|i|om|pr\\.?)(?!\\p{L})\\s*|(?:à |al)?l['’])";

/** "/mo", "per user per month", "pro Monat". */
const perUnit = UNITS.map(
  ([period, unit, short]) =>
    [period, new RegExp(`(?:${SLASH}(?:${unit}|${short})|${PER}(?:${unit}))${END}`, 'iu')] as const,
);
const adverb = ADVERBS.map(
  ([period, word]) => [period, new RegExp(`(?<!\\p{L})(?:${word})(?![\\p{Ll}])`, 'iu')] as const,
);

/** "$8.99 if billed yearly": a price per month, with yearly payment. */
const IF_PAID_YEARLY = /\b(?:if|when)\s+(?:billed|paid|you pay)\s+(?:yearly|annually)/i;

const earliest = (text: string, patterns: typeof perUnit): { period: Period; start: number; end: number } | undefined =>
  patterns
    .flatMap(([period, pattern]) => {
      const found = pattern.exec(text);
      return found ? [{ period, start: found.index, end: found.index + found[0].length }] : [];
    })
    .toSorted((one, other) => one.start - other.start)[0];

/**
 * The period of a price by the words around it: first after it ("$29 per user / month"), then directly before it
 * ("Monthly: $29", "月額1,000円"), then an adverb after it ("$29, billed yearly").
 */
export const periodAround = (before: string, after: string): Period => {
  const unit = earliest(after, perUnit);
  if (unit) return unit.period;
  const lead = earliest(before, adverb);
  if (lead && before.length - lead.end <= 3) return lead.period;
  if (IF_PAID_YEARLY.test(after)) return 'month';
  return earliest(after, adverb)?.period ?? 'once';
};

/** The period at the beginning of a short text, such as the block below a price. */
export const periodAtStart = (text: string): Period => {
  const first = [earliest(text, perUnit), earliest(text, adverb)].find((found) => found && found.start <= 12);
  return first?.period ?? 'once';
};
