import { analysisEvents } from '@twofold/contracts/analysis/events';
import type { Category } from '../category.ts';
import type { AnalysisCommand } from './commands.ts';
import { analysisDecider, type Analysis } from './decider.ts';

/** Streams `product-<productId>`. */
export const productCategory: Category<typeof analysisEvents, Analysis, AnalysisCommand> = {
  name: 'product',
  events: analysisEvents,
  decider: analysisDecider,
};
