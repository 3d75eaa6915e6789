import type { Belongings } from '../belongings/belongings.ts';
import { streamOf } from '../category.ts';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import type { FoldStream } from '../fold-stream.ts';
import type { EraseBriefs } from './briefs/erase-brief.ts';
import { feedbackCategory } from './category.ts';
import type { FeedbackCommand } from './commands.ts';
import type { LeaveComplaints } from './complaints/leave-complaints.ts';
import { replacementOf } from './request-id.ts';

/** Releases a user's seats, closes their requests, ends complaints by and about them, and erases their briefs. */
export type LeaveFeedback = (userId: number, context: CommandContext) => Promise<void>;

/** Part of a user's erasure (D-39): others may take the seats, and missing reviews are refunded. Idempotent. */
export const createLeaveFeedback = (deps: {
  readonly belongings: Belongings;
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly eraseBriefs: Pick<EraseBriefs, 'eraseBrief'>;
  readonly leaveComplaints: Pick<LeaveComplaints, 'leaveAsReviewer' | 'leaveAsBuyer'>;
  readonly now: () => Date;
  readonly newId: () => string;
}): LeaveFeedback => {
  const { belongings, fold, handle, eraseBriefs, leaveComplaints, now, newId } = deps;

  return async (userId, context) => {
    const owner = `user-${userId}` as const;
    const at = now().toISOString();
    const send = async (requestId: string, command: FeedbackCommand): Promise<void> => {
      await handle(feedbackCategory, requestId, command, { ...context, id: newId() });
    };
    for (const id of await belongings.idsOf(owner, 'seat'))
      await send(id, { type: 'ReopenSeatsOf', data: { userId, reopenedAt: at } });
    const close = async (id: string): Promise<void> => {
      await send(id, { type: 'CloseFeedback', data: { reason: 'requester-erased', closedAt: at } });
      await eraseBriefs.eraseBrief(id, { ...context, id: newId() });
    };
    await leaveComplaints.leaveAsReviewer(userId, context);
    for (const id of await belongings.idsOf(owner, 'request')) {
      await close(id);
      const { state } = await fold(feedbackCategory, streamOf(feedbackCategory, id));
      if (state.status === 'absent' || state.request.origin.source !== 'paid-order') continue;
      // The complaint comes first: once it has ended, it opens no further replacement.
      const { orderId } = state.request.origin;
      await leaveComplaints.leaveAsBuyer(orderId, { ...context, id: newId() });
      await close(replacementOf(orderId));
    }
  };
};
