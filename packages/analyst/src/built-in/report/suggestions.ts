import { type Context, pagesRead } from '../findings/context.ts';
import { testimonialsIn } from '../findings/proof.ts';
import { topOf } from '../findings/top.ts';
import type { JudgedCriterion } from '../rating/criterion.ts';
import { excerpt, quoted, setOf } from '../read/wording.ts';
import { gapsIn, generalAdvice } from './gaps.ts';
import { ideasOf, stated } from './ideas.ts';
import { type Finding, inferred, type Statement, statement } from './statement.ts';

const MOST = 5;
/** Beside so many others, no cosmetic one is named. */
const ENOUGH = 3;
/** Worth doing, and no reason to buy. */
const COSMETIC: ReadonlySet<string> = setOf('dated thin vague-links main-headings measured-viewport');
export const isCosmetic = ({ kind }: Pick<Statement, 'kind'>): boolean => COSMETIC.has(kind);

/** Formulas that fit any page: named where nothing better is. */
const LAST_RESORT: ReadonlySet<string> = new Set(['dated', 'stale', 'quote-up', 'gap-shows a difference']);

/** Different ways to the same: the most urgent one is suggested. */
const SAME = [
  'no-pricing hidden-price',
  'no-testimonials linked-proof reviewed-elsewhere gap-others vouch for it',
  'no-newsletter newsletter',
  'far-down in-search in-title proof-inside figure-at-call',
  'greeting unsaid slogan description-only unclear only-links main-heading gap-says what it is',
  'no-hours hours-inside',
  'expired stale',
  'no-contact gap-leads to a next step',
];
const isSame = (one: string, other: string): boolean =>
  one === other || SAME.some((kinds) => kinds.includes(one) && kinds.includes(other));
/** Beside so many others, no general advice on what a rating misses is added. */
const ROOM = 2;

/** What a suggestion gains by naming words of the page: the same advice without them fits any site. */
const SPECIFIC = 0.15;
const OF_THIS_SITE = /“|\d|\s\/\w/u;
const urgency = ({ weight, text }: Statement): number => weight + (OF_THIS_SITE.test(text) ? SPECIFIC : 0);

const fixesOf = (weaknesses: readonly Finding[]): readonly Statement[] =>
  weaknesses.flatMap(({ fix, kind, weight, basis }) => (fix === undefined ? [] : [{ kind, weight, text: fix, basis }]));

/** The words of a named customer, where they stand in a place without a decision. */
const proofToMove = (context: Context): Statement | undefined => {
  const top = topOf(context);
  const named = testimonialsIn(context).filter(({ by }) => by !== undefined);
  const voice = named.find(({ passage }) => !passage.isLead && passage.page === 0);
  if (voice === undefined || top === undefined) return undefined;
  const { section } = voice.passage;
  const under = top.place === 'title' ? 'at the top of the page' : 'directly below the first heading';
  const text = `Put the quote ${quoted(excerpt(voice.words, 80))} ${under}`;
  const where = section === '' ? '' : `, under ${quoted(excerpt(section, 80))}`;
  const seen = `it stands further down${where}; the ${top.place} reads ${quoted(excerpt(top.text, 80))}`;
  return statement('quote-up', 0.34, text, inferred(`Inferred from two things: ${seen}.`));
};

const nothingToImprove = ({ site }: Context): Statement => {
  const text = `Our rules found nothing to improve on ${pagesRead(site)}`;
  const basis = inferred(
    'Inferred from two things: none of our checks failed; no criterion that can be met was missed.',
  );
  return statement('nothing', 0.1, text, basis);
};

const noOpportunity = ({ site }: Context): Statement => {
  const text = `No opportunity that ${pagesRead(site)} would support was found`;
  const reason =
    'Inferred from two things: our rules build on figures, quotes, prices, groups and rivals of the pages; what any such site could do is left out.';
  return statement('none', 0.1, text, inferred(reason));
};

type Advice = { readonly opportunities: readonly Statement[]; readonly suggestions: readonly Statement[] };

/**
 * What to do, what would move most first: a fix of each weakness, a way to what the ratings miss, the first step of each
 * idea; at most one cosmetic one, last.
 */
export const adviceFor = (
  context: Context,
  weaknesses: readonly Finding[],
  criteria: readonly JudgedCriterion[],
): Advice => {
  const ideas = ideasOf(context);
  const fixes = fixesOf(weaknesses);
  const gaps = gapsIn(context, criteria);
  const all = [
    ...fixes.filter((each) => !isCosmetic(each)),
    ...gaps,
    ...ideas.map((idea) => stated(idea, 'step')),
  ].toSorted((a, b) => urgency(b) - urgency(a));
  const various = all.filter((each, at) => !all.slice(0, at).some(({ kind }) => isSame(kind, each.kind)));
  const better = various.filter(({ kind }) => !LAST_RESORT.has(kind));
  const plain = better.length > 0 ? better : various;
  const cosmetic = [proofToMove(context), ...fixes.filter(isCosmetic)].find(
    (each) => each !== undefined && (plain.length === 0 || !LAST_RESORT.has(each.kind)),
  );
  const own = [...plain.slice(0, MOST), ...(cosmetic !== undefined && plain.length < ENOUGH ? [cosmetic] : [])];
  const isAnswered = ({ kind }: Statement): boolean => own.some((each) => isSame(each.kind, kind));
  const open = [...gaps, ...generalAdvice(context, criteria, gaps)].filter((each) => !isAnswered(each));
  const suggestions = [...own, ...open.slice(0, Math.max(0, ROOM - own.length))];
  const claims = ideas.map((idea) => stated(idea, 'claim'));
  return {
    opportunities: claims.length === 0 ? [noOpportunity(context)] : claims.slice(0, MOST),
    suggestions: suggestions.length === 0 ? [nothingToImprove(context)] : suggestions,
  };
};
