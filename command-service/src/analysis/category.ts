import { analysisEvents } from '@twofold/contracts/analysis/events';
import type { Category } from '../category.ts';
import { analysisDecider, type Analysis, type AnalysisCommand } from './decider.ts';

/** Streams `product-<productId>`. */
export const productCategory: Category<typeof analysisEvents, Analysis, AnalysisCommand> = {
  name: 'product',
  events: analysisEvents,
  decider: analysisDecider,
};
