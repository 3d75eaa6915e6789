import type { Belongings } from '../belongings/belongings.ts';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import type { EraseBriefs } from './briefs/erase-brief.ts';
import { feedbackCategory } from './category.ts';
import type { FeedbackCommand } from './commands.ts';

/** Gives back what a person has claimed, closes what they have asked for, and erases what they told the reviewers. */
export type LeaveFeedback = (userId: number, context: CommandContext) => Promise<void>;

/**
 * For a person who is erased (D-39): others may take their seats, and what their requests miss is paid back. Doing it
 * again changes nothing.
 */
export const createLeaveFeedback = (deps: {
  readonly belongings: Belongings;
  readonly handle: HandleCommand;
  readonly eraseBriefs: Pick<EraseBriefs, 'eraseBrief'>;
  readonly now: () => Date;
  readonly newId: () => string;
}): LeaveFeedback => {
  const { belongings, handle, eraseBriefs, now, newId } = deps;

  return async (userId, context) => {
    const owner = `user-${userId}` as const;
    const at = now().toISOString();
    const send = async (requestId: string, command: FeedbackCommand): Promise<void> => {
      await handle(feedbackCategory, requestId, command, { ...context, id: newId() });
    };
    for (const id of await belongings.idsOf(owner, 'seat'))
      await send(id, { type: 'ReopenSeatsOf', data: { userId, reopenedAt: at } });
    for (const id of await belongings.idsOf(owner, 'request')) {
      await send(id, { type: 'CloseFeedback', data: { reason: 'requester-erased', closedAt: at } });
      await eraseBriefs.eraseBrief(id, { ...context, id: newId() });
    }
  };
};
