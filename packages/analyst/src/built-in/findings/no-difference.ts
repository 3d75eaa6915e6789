import { kindsOf } from '../kind/kind.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { alternativesOf, TABLE_NOTE } from '../report/market.ts';
import { type Finding, inferred, weakness } from '../report/statement.ts';
import { points } from '../report/usps.ts';
import { type Context, pagesRead } from './context.ts';
import { canClaimAbsence } from './needs.ts';
import { sells } from './sells.ts';
import { topOf } from './top.ts';

/** What sets a site apart, by the kinds of strengths. */
export const DIFFERENCES =
  'rival superlative without founded open-source platforms certified free-shipping guarantee counts cause free-first speed leave always origin share privacy'.split(
    ' ',
  );

/** Such visitors compare by name before they buy. */
const COMPARED: ReadonlySet<string> = kindsOf(
  'saas app developer-tool shop insurance finance telecom travel course agency manufacturer producer ticketing',
);

/** An offer beside known alternatives that gives no reason of its own. */
export const noDifference = (context: Context, strengths: readonly Finding[]): readonly Finding[] => {
  const [first, second] = alternativesOf(context);
  const top = topOf(context);
  if (first === undefined || top === undefined || !COMPARED.has(context.judgment.kind.id)) return [];
  if (!sells(context) || !canClaimAbsence(context) || points(context).length > 0) return [];
  if (strengths.some(({ kind }) => DIFFERENCES.includes(kind) || kind === 'trusted-by' || kind === 'award')) return [];
  const name = context.site.name.inText;
  const others = (join: string): string => (second === undefined ? first : `${first} ${join} ${second}`);
  return [
    weakness(
      'no-difference',
      0.66,
      `No figure, guarantee, year or service sets ${name} apart from ${others('or')} ${TABLE_NOTE}`,
      inferred(
        `Inferred from two things: our table names ${others('and')} as alternatives; our checks for figures, years, guarantees, services and comparisons found none on ${pagesRead(context.site)}.`,
      ),
      `Add a sentence below ${quoted(excerpt(top.text, 70))} on what ${name} has that ${others('and')} do not`,
    ),
  ];
};
