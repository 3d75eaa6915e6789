import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../reactors/reactor.ts';
import { productCategory } from './category.ts';
import type { FailAnalysis } from './commands.ts';

const expire = (productId: number, dueAt: string): FailAnalysis => ({
  type: 'FailAnalysis',
  data: { productId, reason: 'interrupted', failedAt: dueAt },
});

/**
 * Fails an analysis that has not ended by its deadline: it was interrupted. The decider ignores the command if it has
 * ended.
 */
export const expireAnalysisOnAnalysisRequested = defineReactor({
  name: 'expire-analysis-on-analysis-requested',
  on: ['AnalysisRequested'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(analysisEvents, recorded);
    if (event?.type !== 'AnalysisRequested') return [];
    const { productId, dueAt } = event.data;
    return [{ receiver: productCategory.name, id: productId, command: expire(productId, dueAt), at: new Date(dueAt) }];
  },
});
