import { type Context, pagesRead } from '../findings/context.ts';
import { ratingIn } from '../findings/figures.ts';
import { testimonialsIn } from '../findings/proof.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, inferred, type Statement } from './statement.ts';
import { selfDescription } from './self-description.ts';

const MOST = 6;
/** Beside so many others, no cosmetic fix is named. */
const ENOUGH = 3;
/** Worth doing, and no reason to buy. */
const COSMETIC: ReadonlySet<string> = new Set('dated thin measured-viewport dead-links'.split(' '));
export const isCosmetic = ({ kind }: Pick<Statement, 'kind'>): boolean => COSMETIC.has(kind);

const fixesOf = (weaknesses: readonly Finding[], told: ReadonlySet<string>): readonly Statement[] =>
  weaknesses
    .flatMap(({ kind, fix, basis, weight }) =>
      fix === undefined || told.has(kind) ? [] : [{ kind: `fix-${kind}`, text: fix, basis, weight }],
    )
    .toSorted((a, b) => b.weight - a.weight);

type Divided = { readonly opportunities: readonly Statement[]; readonly improvements: readonly Statement[] };

/**
 * One list of ideas as opportunities and improvements, each idea in one of them. At most one of them is cosmetic: a move of
 * proof to where it is seen, or else a fix of craft.
 */
export const dividedIdeas = (
  context: Context,
  weaknesses: readonly Finding[],
  ideas: readonly Statement[],
  move?: Statement,
): Divided => {
  const told = new Set(ideas.map(({ kind }) => `no-${kind}`));
  const plain = fixesOf(
    weaknesses.filter((each) => !isCosmetic(each)),
    told,
  ).slice(0, MOST);
  const cosmetic = move ?? fixesOf(weaknesses.filter(isCosmetic), told)[0];
  const last = cosmetic !== undefined && plain.length < ENOUGH ? [cosmetic] : [];
  if (ideas.length > 0) {
    const improvements = [...plain, ...last];
    if (improvements.length > 0) return { opportunities: ideas, improvements };
    return ideas.length > 1
      ? { opportunities: ideas.slice(0, -1), improvements: ideas.slice(-1) }
      : { opportunities: ideas, improvements: [asking(context)] };
  }
  // What visitors look for and do not find can be gained as well as fixed.
  const gain = plain.find(({ kind }) => kind.startsWith('fix-no-') || kind === 'fix-left-to-links');
  if (gain !== undefined && plain.length + last.length > 1) {
    const others = plain.filter((each) => each !== gain);
    return { opportunities: [{ ...gain, kind: 'gain' }], improvements: [...others, ...last] };
  }
  if (plain.length > 0 && move !== undefined) return { opportunities: [move], improvements: plain };
  const improvements = [...plain, ...last];
  return { opportunities: [], improvements: improvements.length > 0 ? improvements : [asking(context)] };
};

const asking = (context: Context): Statement => {
  if (ratingIn(context) !== undefined || testimonialsIn(context).length > 0)
    return {
      kind: 'none',
      weight: 0.1,
      text: `Our rules found nothing to improve on ${pagesRead(context.site)} of ${context.site.name.inText}`,
      basis: inferred(
        'Inferred from two things: none of our checks failed; visitors already say on the page what they think.',
      ),
    };
  const own = selfDescription(context);
  const words = own === undefined ? context.site.name.inText : quoted(excerpt(own.text, 80));
  return {
    kind: 'ask',
    weight: 0.1,
    text: `Ask three visitors what they miss after reading ${words}`,
    basis: inferred('Inferred from two things: none of our checks failed; the pages show no reaction of visitors.'),
  };
};
