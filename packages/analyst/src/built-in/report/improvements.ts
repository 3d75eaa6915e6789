import type { Context } from '../findings/context.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, inferred, type Statement } from './statement.ts';
import { selfDescription } from './self-description.ts';

const MOST = 6;

/** What to do first: fixes of what is weak, and ideas from the pages, by weight. */
export const improvementsOf = (
  context: Context,
  weaknesses: readonly Finding[],
  opportunities: readonly Statement[],
): readonly Statement[] => {
  const told = new Set(opportunities.flatMap(({ kind }) => (kind === 'comparison' ? ['no-compare'] : [`no-${kind}`])));
  const fixes = weaknesses.flatMap(({ kind, fix, basis, weight }) =>
    fix === undefined || told.has(kind) ? [] : [{ kind: `fix-${kind}`, text: fix, basis, weight }],
  );
  const ideas = opportunities.filter(({ kind }) => kind !== 'none').slice(0, 2);
  const all = [...fixes, ...ideas].toSorted((a, b) => b.weight - a.weight).slice(0, MOST);
  if (all.length > 0) return all;
  const own = selfDescription(context);
  const words = own === undefined ? context.site.name.inText : quoted(excerpt(own.text, 80));
  return [
    {
      kind: 'ask',
      weight: 0.1,
      text: `Ask three visitors what they would pay for after reading ${words}`,
      basis: inferred('Inferred from two things: none of our checks failed; the pages show no reaction of visitors.'),
    },
  ];
};
