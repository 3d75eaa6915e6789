import type { Context } from '../findings/context.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, inferred, type Statement } from './statement.ts';
import { selfDescription } from './self-description.ts';

const MOST = 6;
/** Beside so many others, no cosmetic fix is named. */
const ENOUGH = 2;
/** Worth doing, and no reason to buy: at most one of them, and last. */
const COSMETIC: ReadonlySet<string> = new Set('dated thin bare-title cookies-first measured-viewport'.split(' '));

const fixesOf = (weaknesses: readonly Finding[], told: ReadonlySet<string>): readonly Statement[] =>
  weaknesses
    .flatMap(({ kind, fix, basis, weight }) =>
      fix === undefined || told.has(kind) ? [] : [{ kind: `fix-${kind}`, text: fix, basis, weight }],
    )
    .toSorted((a, b) => b.weight - a.weight);

/** One list of ideas as opportunities and improvements, each idea in one of them. */
export const dividedIdeas = (
  context: Context,
  weaknesses: readonly Finding[],
  ideas: readonly Statement[],
): { readonly opportunities: readonly Statement[]; readonly improvements: readonly Statement[] } => {
  const told = new Set(ideas.flatMap(({ kind }) => (kind === 'comparison' ? ['no-compare'] : [`no-${kind}`])));
  const plain = fixesOf(
    weaknesses.filter(({ kind }) => !COSMETIC.has(kind)),
    told,
  );
  const cosmetic = fixesOf(
    weaknesses.filter(({ kind }) => COSMETIC.has(kind)),
    told,
  ).slice(0, plain.length < ENOUGH ? 1 : 0);
  const fixes = [...plain.slice(0, MOST), ...cosmetic];
  // What visitors look for and do not find can be gained as well as fixed.
  const gain =
    ideas.length === 0 && fixes.length > 1 ? plain.find(({ kind }) => kind.startsWith('fix-no-')) : undefined;
  if (gain !== undefined)
    return { opportunities: [{ ...gain, kind: 'gain' }], improvements: fixes.filter((each) => each !== gain) };
  if (fixes.length > 0) return { opportunities: ideas, improvements: fixes };
  const [last] = ideas.slice(1).toReversed();
  if (last !== undefined) return { opportunities: ideas.slice(0, -1), improvements: [last] };
  return { opportunities: ideas, improvements: [asking(context)] };
};

const asking = (context: Context): Statement => {
  const own = selfDescription(context);
  const words = own === undefined ? context.site.name.inText : quoted(excerpt(own.text, 80));
  return {
    kind: 'ask',
    weight: 0.1,
    text: `Ask three visitors what they miss after reading ${words}`,
    basis: inferred('Inferred from two things: none of our checks failed; the pages show no reaction of visitors.'),
  };
};
