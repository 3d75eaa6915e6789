import { comparisonEvents } from '@twofold/contracts/feedback/events';
import type { Category } from '../../category.ts';
import { comparisonDecider, type Compared, type DeliverComparison } from './decider.ts';

/** Streams `comparison-<requestId>`. */
export const comparisonCategory: Category<typeof comparisonEvents, Compared, DeliverComparison> = {
  name: 'comparison',
  events: comparisonEvents,
  decider: comparisonDecider,
};
