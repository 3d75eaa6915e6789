import { streamOf } from '../../category.ts';
import type { HandleCommand } from '../../command-handler.ts';
import type { FoldStream } from '../../fold-stream.ts';
import type { Receiver } from '../../reactors/send-command.ts';
import { feedbackCategory } from '../category.ts';
import { heldBy } from '../seat-decisions.ts';
import { remindersCategory } from './category.ts';

export const CLAIM_REMINDERS = 'claim-reminders';

/** Identifies a claim in a request. */
export type ClaimToRemindOf = { readonly userId: number; readonly claimedAt: string };

/** The time when a quarter of a claim is left. */
export const reminderTimeOf = (claim: { readonly claimedAt: string; readonly dueAt: string }): Date => {
  const dueMs = Date.parse(claim.dueAt);
  return new Date(dueMs - (dueMs - Date.parse(claim.claimedAt)) / 4);
};

/** Records a reminder of a claim, if the claim is still open. A reactor on the event sends the mail. */
export const claimReminderReceiver = (deps: {
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly now: () => Date;
}): Receiver => {
  const { fold, handle, now } = deps;
  return {
    name: CLAIM_REMINDERS,
    receive: async ({ id, command, context }) => {
      const requestId = String(id);
      const { userId, claimedAt } = command.data as ClaimToRemindOf;
      const { state } = await fold(feedbackCategory, streamOf(feedbackCategory, requestId));
      const held = state.status === 'open' ? heldBy(state.seats, userId) : undefined;
      const remindedAt = now().toISOString();
      if (state.status === 'absent' || held?.claimedAt !== claimedAt || held.dueAt <= remindedAt) return;
      const { productId } = state.request;
      const data = { userId, requestId, productId, claimedAt, dueAt: held.dueAt, remindedAt };
      await handle(remindersCategory, userId, { type: 'RemindOfClaim', data }, context);
    },
  };
};
