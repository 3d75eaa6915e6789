import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import type { Belongings } from '../../belongings/belongings.ts';
import type { CommandContext, HandleCommand } from '../../command-handler.ts';
import { complaintCategory } from './category.ts';
import type { LeaveComplaint, RemoveNote } from './commands.ts';

/** Ends the complaints of an erased user and removes their words. Idempotent. */
export type LeaveComplaints = {
  /** As the author of reviews that were reported. */
  readonly leaveAsReviewer: (userId: number, context: CommandContext) => Promise<void>;
  readonly leaveAsBuyer: (orderId: number, context: CommandContext) => Promise<void>;
  /** As a guest: the order continues without their words. */
  readonly removeNote: (orderId: number, context: CommandContext) => Promise<void>;
};

/**
 * The event is recorded before the key is erased: after a crash in between, the job runs again and finds the event. If
 * nothing was reported there is no key. A reviewer's words are sealed with their own key.
 */
export const createLeaveComplaints = (deps: {
  readonly belongings: Belongings;
  readonly handle: HandleCommand;
  readonly keyring: Pick<Keyring, 'erase'>;
  readonly now: () => Date;
  readonly newId: () => string;
}): LeaveComplaints => {
  const { belongings, handle, keyring, now, newId } = deps;

  const end = async (orderId: number, command: LeaveComplaint | RemoveNote, context: CommandContext): Promise<void> => {
    const { state } = await handle(complaintCategory, orderId, command, context);
    const isOfBuyer = command.type === 'RemoveNote' || command.data.as === 'buyer';
    if (isOfBuyer && state.status !== 'absent') await keyring.erase(subjectOf('complaint', orderId));
  };

  return {
    leaveAsReviewer: async (userId, context) => {
      const data = { as: 'reviewer', leftAt: now().toISOString() } as const;
      for (const id of await belongings.idsOf(`user-${userId}`, 'complaint'))
        await end(Number(id), { type: 'LeaveComplaint', data }, { ...context, id: newId() });
    },
    leaveAsBuyer: (orderId, context) => {
      const data = { as: 'buyer', leftAt: now().toISOString() } as const;
      return end(orderId, { type: 'LeaveComplaint', data }, context);
    },
    removeNote: (orderId, context) =>
      end(orderId, { type: 'RemoveNote', data: { removedAt: now().toISOString() } }, context),
  };
};
