import { type Context, pagesRead } from '../findings/context.ts';
import { setOf } from '../read/wording.ts';
import { opportunitiesIn } from './opportunities.ts';
import { type Finding, inferred, type Statement, statement } from './statement.ts';

const MAX_COUNT = 5;
/** Kinds of cosmetic weaknesses: worth fixing, but irrelevant to buyers. */
const COSMETIC: ReadonlySet<string> = setOf('dated thin measured-viewport measured-description repeated-title');
export const isCosmetic = ({ kind }: Pick<Statement, 'kind'>): boolean => COSMETIC.has(kind);

/** Kinds of generic advice, even with a button or number of this site. */
const FORMULAS: ReadonlySet<string> = setOf('stale only-links');
/** Advice on a default description is the same for every site. */
const FORMULA = /^Write a (?:description|title) for search engines/u;
/** Whether a suggestion is particular to this site: not generic, and with words or figures of its pages. */
const isParticular = ({ kind, text }: Statement): boolean =>
  !FORMULAS.has(kind) && !FORMULA.test(text) && !COSMETIC.has(kind) && OF_THIS_SITE.test(text);

/** Kinds with the same remedy: only the most urgent one is suggested. */
const SAME = ['greeting unsaid only-links main-heading', 'expired stale'];
const isSame = (one: string, other: string): boolean =>
  one === other || SAME.some((kinds) => kinds.includes(one) && kinds.includes(other));
/** The bonus of a suggestion with words of the page: without them it would fit any site. */
const SPECIFIC = 0.15;
const OF_THIS_SITE = /“|="|\d|\s\/\w/u;
const urgency = ({ weight, text }: Statement): number => weight + (OF_THIS_SITE.test(text) ? SPECIFIC : 0);

const fixesOf = (weaknesses: readonly Finding[]): readonly Statement[] =>
  weaknesses.flatMap(({ fix, kind, weight, basis }) => (fix === undefined ? [] : [{ kind, weight, text: fix, basis }]));

const nothingToImprove = ({ site }: Context): Statement => {
  const text = `Our rules have no suggestion for ${pagesRead(site)}: a person may see more`;
  const basis = inferred(
    'Inferred from two things: our rules found no defect to fix; advice for any site is left out.',
  );
  return statement('nothing', 0.1, text, basis);
};

const noOpportunity = (): Statement => {
  const text = 'Our rules are sure of no opportunity here; the page may point to one';
  const reason =
    'Inferred from two things: our rules build on figures, quotes, prices, groups and rivals of the pages; advice for any such site is left out.';
  return statement('none', 0.1, text, inferred(reason));
};

type Advice = { readonly opportunities: readonly Statement[]; readonly suggestions: readonly Statement[] };

/** Suggestions, the most effective first: a fix for each weakness; generic ones only if there is no particular one. */
export const adviceFor = (context: Context, weaknesses: readonly Finding[]): Advice => {
  const fixes = fixesOf(weaknesses);
  const all = fixes.filter((each) => !isCosmetic(each)).toSorted((a, b) => urgency(b) - urgency(a));
  const [cosmetic] = fixes.filter(isCosmetic).toSorted((a, b) => b.weight - a.weight);
  const various = all.filter((each, at, every) => !every.slice(0, at).some(({ kind }) => isSame(kind, each.kind)));
  const particular = various.filter(isParticular).slice(0, MAX_COUNT);
  const [formula] = various.filter((each) => !isParticular(each));
  // Generic suggestions only appear if there is no particular one: one of each sort.
  const general = [formula, cosmetic].filter((each) => each !== undefined).toSorted((a, b) => b.weight - a.weight);
  const suggestions = particular.length > 0 ? particular : general;
  // A private page has no customers to win.
  const opportunities = context.judgment.kind.id === 'private' ? [] : opportunitiesIn(context).slice(0, MAX_COUNT);
  return {
    opportunities: opportunities.length === 0 ? [noOpportunity()] : opportunities,
    suggestions: suggestions.length === 0 ? [nothingToImprove(context)] : suggestions,
  };
};
