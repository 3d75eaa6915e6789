import type { Context } from '../findings/context.ts';
import { quoted } from '../read/wording.ts';
import { type Finding, inferred, type Statement } from './statement.ts';

/** What to do first: fixes of what is weak, and ideas from the pages, by weight. */
export const improvementsOf = (
  context: Context,
  weaknesses: readonly Finding[],
  opportunities: readonly Statement[],
): readonly Statement[] => {
  const told = new Set(opportunities.flatMap(({ kind }) => (kind === 'comparison' ? ['no-compare'] : [`no-${kind}`])));
  if (weaknesses.some(({ kind }) => kind === 'measured-image-alternatives')) told.add('images');
  const fixes = weaknesses.flatMap(({ kind, fix, basis, weight }) =>
    fix === undefined || told.has(kind) ? [] : [{ kind: `fix-${kind}`, text: fix, basis, weight }],
  );
  const ideas = opportunities.filter(({ kind }) => kind !== 'chance').slice(0, 2);
  const all = [...fixes, ...ideas].toSorted((a, b) => b.weight - a.weight).slice(0, 6);
  if (all.length > 0) return all;
  const call = context.site.snapshot.callsToAction[0]?.text ?? context.site.snapshot.title;
  return [
    {
      kind: 'watch',
      weight: 0.1,
      text: `Watch where visitors leave the page before ${quoted(call.slice(0, 60) || 'the end')}`,
      basis: inferred('Inferred from two things: no check failed; the page has one way on.'),
    },
  ];
};
