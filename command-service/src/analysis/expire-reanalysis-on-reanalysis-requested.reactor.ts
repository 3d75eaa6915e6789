import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../reactors/reactor.ts';
import { productCategory } from './category.ts';
import type { FailReanalysis } from './commands.ts';

/**
 * Fails a reanalysis that is not complete by its deadline: it was interrupted. The decider ignores the command if it is
 * complete.
 */
export const expireReanalysisOnReanalysisRequested = defineReactor({
  name: 'expire-reanalysis-on-reanalysis-requested',
  on: ['ReanalysisRequested'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(analysisEvents, recorded);
    if (event?.type !== 'ReanalysisRequested') return [];
    const { productId, version, dueAt } = event.data;
    const command: FailReanalysis = {
      type: 'FailReanalysis',
      data: { productId, version, reason: 'interrupted', failedAt: dueAt },
    };
    return [{ receiver: productCategory.name, id: productId, command, at: new Date(dueAt) }];
  },
});
