import { type Context, pagesRead } from '../findings/context.ts';
import { mainCalls } from '../findings/next-step.ts';
import { priceRange, pricesOf } from '../findings/price.ts';
import { modelNouns } from '../kind/models.ts';
import { quoted } from '../read/wording.ts';
import { fromTable, inferred, quoteFrom, type Statement } from './statement.ts';
import { tableWays } from './table-ideas.ts';

/** How the site earns today, as far as the pages show it; then what sites of its kind usually add. */
export const modelsOf = (context: Context): readonly Statement[] => {
  const { model, judgment, site } = context;
  const prices = pricesOf(context);
  const range = priceRange(prices);
  const shown = prices[0];
  const models: Statement[] = [];
  if (range !== undefined && shown !== undefined) {
    const what =
      context.isSure && model.confidence >= 0.5 && model.id !== 'free'
        ? modelNouns[model.id]
        : 'sales at the prices shown';
    models.push({
      kind: 'today',
      weight: 1,
      text: `Today: ${what}, ${range}`,
      basis: quoteFrom({ section: shown.section }, shown.text),
    });
  } else if (context.isSure && model.id === 'free') {
    models.push({
      kind: 'today',
      weight: 0.9,
      text: `Today: nothing is sold on ${pagesRead(site)} of ${site.name.inText}`,
      basis: inferred(
        'Inferred from two things: no price was found; no cart, subscription or request for a quote was found.',
      ),
    });
  } else if (context.isSure && model.confidence >= 0.5) {
    const call = mainCalls(context)[0];
    models.push({
      kind: 'today',
      weight: 0.9,
      text: `Today, most likely: ${modelNouns[model.id]}${call === undefined ? '' : `, by way of ${quoted(call)}`}; the pages we read show no amount`,
      basis: inferred(
        `Inferred from two things: the site is ${judgment.kind.noun}; ${call === undefined ? 'no price was found' : `its first button reads ${quoted(call)}`}.`,
      ),
    });
  }
  if (context.isSure)
    models.push(
      ...tableWays(context)
        .slice(0, models.length > 0 ? 1 : 2)
        .map((way): Statement => ({
          kind: 'way',
          weight: 0.5,
          text: `${way} (from our table)`,
          basis: fromTable(`What ${judgment.kind.noun} often adds: ${way}.`),
        })),
    );
  if (models.length > 0) return models;
  return [
    {
      kind: 'unknown',
      weight: 0.1,
      text: `The pages of ${site.name.inText} do not show how it earns money`,
      basis: inferred('Inferred from two things: the kind of site is not sure; no price was found.'),
    },
  ];
};
