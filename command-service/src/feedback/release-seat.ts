import type { Position } from '@twofold/event-store/port';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { feedbackCategory } from './category.ts';
import type { SettleClaim } from './settle-claim.ts';

export type SeatToRelease = {
  readonly requestId: string;
  readonly seat: number;
  readonly userId: number;
  readonly releasedAt: string;
  readonly context: CommandContext;
};

export type ReleaseSeat = (seat: SeatToRelease) => Promise<Position | undefined>;

/**
 * Releases a seat, then updates the reviewer's assignment. Answers the position of the last event of the request.
 * @throws Refusal `feedback-not-found`, `claim-not-found`, `seat-filled`
 */
export const createReleaseSeat = (deps: {
  readonly handle: HandleCommand;
  readonly settleClaim: SettleClaim;
}): ReleaseSeat => {
  const { handle, settleClaim } = deps;

  return async ({ requestId, seat, userId, releasedAt, context }) => {
    const command = { type: 'ReleaseSeat', data: { seat, userId, releasedAt } } as const;
    const part = partOf(context, `ReleaseSeat/${requestId}/${seat}`);
    const { state, position } = await handle(feedbackCategory, requestId, command, part);
    if (state.status !== 'absent')
      await settleClaim({ requestId, productId: state.request.productId, userId }, context);
    return position;
  };
};
