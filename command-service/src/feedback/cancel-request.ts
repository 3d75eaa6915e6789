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
 * Cancels a request with no claimed seats. A reactor then returns the money or the credits. If a seat is claimed
 * concurrently, only one of the two commands succeeds, since both append to the stream of the request.
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
