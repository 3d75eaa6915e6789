import type { Position } from '@twofold/event-store/port';
import { streamOf } from '../../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../../command-handler.ts';
import { refuse } from '../../decider.ts';
import type { FoldStream } from '../../fold-stream.ts';
import { feedbackCategory } from '../category.ts';
import type { MayManage, Requester } from '../may-manage.ts';
import { briefCategory } from './category.ts';
import type { BriefText } from './decider.ts';
import type { EraseBriefs } from './erase-brief.ts';

/** A brief, its request and its author. */
export type BriefToWrite = {
  readonly requestId: string;
  readonly requester: Requester;
  readonly brief: BriefText;
  readonly writtenAt: string;
  readonly context: CommandContext;
};

export type WriteBriefOf = (brief: BriefToWrite) => Promise<Position | undefined>;

/**
 * Writes the brief of a request (D-137). Task and questions are fixed once a seat is claimed. If the request ends at
 * the same time, the brief is erased: the end is checked again after the write.
 * @throws Refusal `feedback-not-found` (also for other users' requests), `feedback-ended`, `brief-locked`
 */
export const createWriteBrief = (deps: {
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly mayManage: MayManage;
  readonly eraseBriefs: Pick<EraseBriefs, 'eraseBrief'>;
}): WriteBriefOf => {
  const { fold, handle, mayManage, eraseBriefs } = deps;

  return async ({ requestId, requester, brief, writtenAt, context }) => {
    const stream = streamOf(feedbackCategory, requestId);
    const { state } = await fold(feedbackCategory, stream);
    if (state.status === 'absent') return refuse('feedback-not-found');
    const { origin } = state.request;
    if (!(await mayManage(origin, requester))) return refuse('feedback-not-found');
    if (state.status !== 'open') return refuse('feedback-ended');
    const isLocked = state.seats.seats.some(({ status }) => status !== 'open');
    const written = { requestId, origin, ...brief, writtenAt };
    const { position } = await handle(
      briefCategory,
      requestId,
      { type: 'WriteBrief', data: { written, isLocked } },
      partOf(context, `WriteBrief/${requestId}`),
    );
    const { state: after } = await fold(feedbackCategory, stream);
    if (after.status === 'open') return position;
    await eraseBriefs.eraseBrief(requestId, partOf(context, `EraseBrief/${requestId}`));
    return refuse('feedback-ended');
  };
};
