import { type Context, pagesRead } from '../findings/context.ts';
import { ratingIn } from '../findings/figures.ts';
import { furtherSteps } from '../findings/further-steps.ts';
import { mainCall } from '../findings/main-call.ts';
import { proofFindings, testimonialsIn } from '../findings/proof.ts';
import { topOf } from '../findings/top.ts';
import type { JudgedCriterion } from '../rating/criterion.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { gapsIn } from './gaps.ts';
import { ideasOf, stated } from './ideas.ts';
import { selfDescription } from './self-description.ts';
import { type Finding, inferred, type Statement, statement } from './statement.ts';

const MOST = 5;
/** Beside so many others, no cosmetic one is named. */
const ENOUGH = 3;
/** Worth doing, and no reason to buy. */
const COSMETIC: ReadonlySet<string> = new Set('dated thin measured-viewport'.split(' '));
export const isCosmetic = ({ kind }: Pick<Statement, 'kind'>): boolean => COSMETIC.has(kind);

/** Different ways to the same: the most urgent one is suggested. */
const SAME = [
  'no-pricing hidden-price',
  'no-testimonials linked-proof gap-others vouch for it',
  'no-newsletter newsletter',
  'no-contact gap-leads to a next step',
];
const isSame = (one: string, other: string): boolean =>
  one === other || SAME.some((kinds) => kinds.includes(one) && kinds.includes(other));

const fixesOf = (weaknesses: readonly Finding[]): readonly Statement[] =>
  weaknesses.flatMap(({ fix, kind, weight, basis }) => (fix === undefined ? [] : [{ kind, weight, text: fix, basis }]));

/** Versions and downloads change with the next release. */
const PASSING = /\bdownload|\bversion\s?\d|\bv\d|\d\.\d+\.\d/iu;

/** The strongest proof, where it stands where nobody decides: one move, since more of them are cosmetic. */
const proofToMove = (context: Context): Statement | undefined => {
  const top = topOf(context);
  const [voice] = testimonialsIn(context).filter(({ passage }) => !passage.isLead && passage.page === 0);
  const users = proofFindings(context)
    .filter(({ kind }) => kind === 'trusted-by' || kind === 'press')
    .flatMap(({ basis }) => (basis.basis === 'quote' ? [basis] : []))
    .find(({ section }) => section !== '' && section !== context.site.name.title);
  const words = voice?.words ?? users?.quote;
  const section = voice?.passage.section ?? users?.section ?? '';
  if (words === undefined || top === undefined || PASSING.test(words)) return undefined;
  const under = top.place === 'title' ? 'at the top of the page' : 'directly below the first heading';
  const text = `Put ${voice === undefined ? '' : 'the quote '}${quoted(excerpt(words, 80))} ${under}`;
  const where = section === '' ? '' : `, under ${quoted(excerpt(section, 80))}`;
  const seen = `it stands further down${where}; the ${top.place} reads ${quoted(excerpt(top.text, 80))}`;
  return statement('quote-up', 0.34, text, inferred(`Inferred from two things: ${seen}.`));
};

const asking = (context: Context): Statement => {
  const { site } = context;
  const isVoiced = ratingIn(context) !== undefined || testimonialsIn(context).length > 0;
  const own = selfDescription(context)?.text ?? site.name.inText;
  const text = isVoiced
    ? `Our rules found nothing to improve on ${pagesRead(site)} of ${site.name.inText}`
    : `Ask three visitors what they miss after reading ${quoted(excerpt(own, 80))}`;
  const voices = isVoiced
    ? 'visitors already say on the page what they think'
    : 'the pages show no reaction of visitors';
  const basis = inferred(`Inferred from two things: none of our checks failed; ${voices}.`);
  return statement('ask', 0.1, text, basis);
};

const noOpportunity = ({ site }: Context): Statement => {
  const text = `Our rules found no opportunity that the pages of ${site.name.inText} themselves support`;
  const reason =
    'Inferred from two things: our rules build on figures, quotes, prices, groups and rivals of the pages; what any such site could do is left out.';
  return statement('none', 0.1, text, inferred(reason));
};

const MISSED =
  /^(?:No .+(?= on the (?:page|\d+ pages) we read$)|The page leaves .+|“.+” stands only in the description .+)/u;

/** What visitors look for and do not find where they decide can be gained as well as fixed. */
const gainOf = (context: Context, weaknesses: readonly Finding[]): readonly Statement[] => {
  const call = mainCall(context);
  const step = call === undefined ? furtherSteps(context).find((words) => words.startsWith('“')) : quoted(call);
  const [missed] = weaknesses.flatMap(({ text }) => MISSED.exec(text) ?? []);
  if (step === undefined || missed === undefined) return [];
  const what = missed.replace(/^\p{L}/u, (letter) => letter.toLowerCase());
  const basis = inferred(`Inferred from two things: visitors decide at ${step}; ${what}.`);
  return [statement('gain', 0.5, `Visitors who come as far as ${step} could be won: ${what}`, basis)];
};

type Advice = { readonly opportunities: readonly Statement[]; readonly suggestions: readonly Statement[] };

/**
 * What to do, what would move most first: a fix of each weakness, a way to what the ratings miss, the first step of each
 * idea; at most one cosmetic one, last. What could be gained is an opportunity as well, said as such.
 */
export const adviceFor = (
  context: Context,
  weaknesses: readonly Finding[],
  criteria: readonly JudgedCriterion[],
): Advice => {
  const ideas = ideasOf(context);
  const fixes = fixesOf(weaknesses);
  const all = [
    ...fixes.filter((each) => !isCosmetic(each)),
    ...gapsIn(context, criteria),
    ...ideas.map((idea) => stated(idea, 'step')),
  ].toSorted((a, b) => b.weight - a.weight);
  const plain = all.filter((each, at) => !all.slice(0, at).some(({ kind }) => isSame(kind, each.kind)));
  const cosmetic = proofToMove(context) ?? fixes.find(isCosmetic);
  const suggestions = [...plain.slice(0, MOST), ...(cosmetic !== undefined && plain.length < ENOUGH ? [cosmetic] : [])];
  const claims = ideas.map((idea) => stated(idea, 'claim'));
  const found = claims.length > 0 ? claims.slice(0, MOST) : gainOf(context, weaknesses);
  return {
    opportunities: found.length === 0 ? [noOpportunity(context)] : found,
    suggestions: suggestions.length === 0 ? [asking(context)] : suggestions,
  };
};
