import type { Position } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import { refuse } from '../decider.ts';
import type { FoldStream } from '../fold-stream.ts';
import { feedbackCategory } from './category.ts';
import type { MayManage, Requester } from './may-manage.ts';

export type RequestToCancel = {
  readonly requestId: string;
  readonly requester: Requester;
  readonly cancelledAt: string;
  readonly context: CommandContext;
};

export type CancelRequest = (request: RequestToCancel) => Promise<Position | undefined>;

/**
 * Cancels a request with no claimed seats. The payment is returned as a reaction: as a refund, or as credits. A
 * concurrent claim conflicts in the stream of the request, where one of the two wins.
 * @throws Refusal `feedback-not-found` (also for other users' requests), `feedback-ended`, `seats-taken`
 */
export const createCancelRequest = (deps: {
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly mayManage: MayManage;
}): CancelRequest => {
  const { fold, handle, mayManage } = deps;
  return async ({ requestId, requester, cancelledAt, context }) => {
    const { state } = await fold(feedbackCategory, streamOf(feedbackCategory, requestId));
    if (state.status === 'absent') return refuse('feedback-not-found');
    if (!(await mayManage(state.request.origin, requester))) return refuse('feedback-not-found');
    const command = { type: 'CancelFeedback', data: { cancelledAt } } as const;
    return (await handle(feedbackCategory, requestId, command, context)).position;
  };
};
