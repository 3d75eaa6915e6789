import { listed } from '../read/wording.ts';
import { type Finding, inferred, strength } from '../report/statement.ts';
import { actionsIn } from './actions.ts';
import { type Context, inWords } from './context.ts';

const FEWEST = 3;

/** A site on which visitors can do several things of their own, rather than read. */
export const actionFindings = (context: Context): readonly Finding[] => {
  const actions = actionsIn(context);
  if (actions.length < FEWEST || context.judgment.kind.id === 'marketplace') return [];
  const named = listed(actions.slice(0, FEWEST).map((action) => inWords(context, action)));
  return [
    strength(
      'actions',
      0.58,
      `Visitors can act at once: ${named}`,
      inferred(
        `Buttons and links of the page read ${listed(actions.slice(0, FEWEST).map((action) => `“${action}”`))}.`,
      ),
    ),
  ];
};
