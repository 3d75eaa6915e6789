import type { Context } from '../findings/context.ts';
import { chancesOf, consumableChances } from './chances.ts';
import { consumableWays, waysToEarn } from './ways-to-earn.ts';

/** Fills in what is offered. A category is a noun on its own, which a shop has a range of. */
const filledIn = (text: string, { isSure, judgment, offer }: Context): string => {
  const isRange = isSure && judgment.kind.id === 'shop' && judgment.category?.noun === offer;
  return text.replaceAll('{offer}', isRange ? `its ${offer.replace(/ (?:products|supplies)$/u, '')} range` : offer);
};

const isConsumableShop = ({ judgment }: Context): boolean =>
  judgment.kind.id === 'shop' && judgment.category?.isConsumable === true;

/** What sites of this kind often have not tried, from the table. */
export const tableChances = (context: Context): readonly string[] =>
  [...(isConsumableShop(context) ? consumableChances : []), ...chancesOf[context.judgment.kind.id]].map((text) =>
    filledIn(text, context),
  );

/** What sites of this kind often add to earn more, from the table. */
export const tableWays = (context: Context): readonly string[] =>
  [...(isConsumableShop(context) ? consumableWays : []), ...waysToEarn[context.judgment.kind.id]].map((text) =>
    filledIn(text, context),
  );
