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

const STEM = 5;
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, STEM));
/** So many words of an idea in one text of the page: the site does it already, or speaks of it. */
const ENOUGH = 2;
/** What a site offers, it names early. */
const MOST_SEARCHED = 600;

const isDone = (idea: string, { site }: Context): boolean => {
  const stems = new Set(stemsOf(idea.replaceAll('{offer}', '')));
  return site.said.slice(0, MOST_SEARCHED).some(({ text }) => {
    if (text.length > 300) return false;
    return new Set(stemsOf(text).filter((stem) => stems.has(stem))).size >= ENOUGH;
  });
};

/** What sites of this kind often have not tried and this one does not speak of, from the table. */
export const tableChances = (context: Context): readonly string[] =>
  [...(isConsumableShop(context) ? consumableChances : []), ...chancesOf[context.judgment.kind.id]]
    .filter((text) => !isDone(text, context))
    .map((text) => filledIn(text, context));

/** What sites of this kind often add to earn more and this one does not speak of, from the table. */
export const tableWays = (context: Context): readonly string[] =>
  [...(isConsumableShop(context) ? consumableWays : []), ...waysToEarn[context.judgment.kind.id]]
    .filter((text) => !isDone(text, context) && !(context.model.id === 'subscription' && /subscription/u.test(text)))
    .map((text) => filledIn(text, context));
