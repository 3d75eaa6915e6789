import type { ModelId } from '../kind/kind.ts';
import { SURE_MODEL } from '../kind/models.ts';
import type { Topic } from '../lexicon/topic.ts';
import type { Context } from './context.ts';
import { pricesOf } from './price.ts';
import { priceTableOf } from './price-table.ts';

/** Visitors pay nothing under these models, so no price and no risk-free first step is missing. */
const NOTHING_TO_BUY: ReadonlySet<ModelId> = new Set(['donations', 'public-money', 'advertising', 'free']);

/** What visitors click to pay, by business model. */
const PAYING: Readonly<Partial<Record<ModelId, readonly Topic[]>>> = {
  purchase: ['cart', 'takeout'],
  donations: ['donate'],
  dues: ['join'],
  fees: ['join'],
  tuition: ['enroll'],
  tickets: ['tickets'],
  premiums: ['quote-request'],
};

/** Whether the pages show a price or something that visitors click to pay. */
export const showsPaying = (context: Context): boolean =>
  pricesOf(context).length > 0 ||
  priceTableOf(context) !== undefined ||
  (PAYING[context.model.id] ?? []).some((topic) =>
    context.site.topic(topic).some(({ passage: { place } }) => place === 'link' || place === 'button'),
  );

/** Whether it is certain that visitors pay for the offer. */
export const sells = ({ isSure, model }: Context): boolean =>
  isSure && model.confidence >= SURE_MODEL && !NOTHING_TO_BUY.has(model.id);
