import { REWARD_CREDITS } from '@twofold/contracts/credits/events';
import type { ReviewEvent } from '@twofold/contracts/reviews/events';
import type { Position } from '@twofold/event-store/port';
import { v5 as uuidV5 } from 'uuid';
import { streamOf } from '../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import type { FoldStream } from '../fold-stream.ts';
import { creditsCategory } from './category.ts';
import {
  hasReserved,
  isPending,
  type EarnCredit,
  type GrantCredits,
  type ReleaseLedger,
  type ReserveCredits,
} from './decider.ts';

/** The credits of a new account (D-01). */
const WELCOME_CREDITS = 1;

/** The UUID namespace of award ids: one id per review, in every process that runs the command (D-96). */
const AWARDS = '6b1f64de-5d0c-4c1c-9a57-0c6a3f1f2b8e';

type CompletedReview = Extract<ReviewEvent, { type: 'ReviewCompleted' }>['data'];

/** `position` is that of the last event of the ledger. */
export type Balance = { readonly available: number; readonly position: Position | undefined };

/** A registered account; `isHeld` while its email address is unconfirmed. */
export type NewAccount = { readonly userId: number; readonly registeredAt: string; readonly isHeld: boolean };

/** Grants a new account its welcome credit. Route and reactor both run it; the second run changes nothing. */
export const welcomeCredit = ({ userId, registeredAt, isHeld }: NewAccount): GrantCredits => ({
  type: 'GrantCredits',
  data: { userId, amount: WELCOME_CREDITS, reason: 'welcome', grantedAt: registeredAt, isHeld },
});

/** Awards pending credits. Route and reactor both run it; the second run changes nothing. */
export const releaseLedger = (userId: number, releasedAt: string): ReleaseLedger => ({
  type: 'ReleaseLedger',
  data: { userId, releasedAt },
});

/** The award for a completed review. Route and reactor both run it; the second run changes nothing. */
export const awardFor = ({ userId, reviewId, productId, source, completedAt }: CompletedReview): EarnCredit => ({
  type: 'EarnCredit',
  data: { userId, amount: REWARD_CREDITS, reviewId, productId, source, earnedAt: completedAt },
});

/** The ledger after an award; `isPending` when the credit waits for a confirmed email address. */
type Awarded = Balance & { readonly isPending: boolean };

/** Runs an award under the id of the review. Answers the resulting ledger. */
export const createEarn =
  (handle: HandleCommand) =>
  async (award: EarnCredit, context: CommandContext): Promise<Awarded> => {
    const { userId, reviewId } = award.data;
    const id = uuidV5(`${award.type}/${reviewId}`, AWARDS);
    const { state, position } = await handle(creditsCategory, userId, award, { ...context, id });
    return { available: state.available, isPending: isPending(state, reviewId), position };
  };

/** What the credits slice offers to other slices. */
export const createLedger = (deps: { readonly fold: FoldStream; readonly handle: HandleCommand }) => {
  const { fold, handle } = deps;
  const earn = createEarn(handle);
  return {
    earnFor: (review: CompletedReview, context: CommandContext): Promise<Awarded> => earn(awardFor(review), context),
    grantWelcome: async (account: NewAccount, context: CommandContext): Promise<void> => {
      const command = welcomeCredit(account);
      const part = partOf(context, `${command.type}/${account.userId}`);
      await handle(creditsCategory, account.userId, command, part);
    },
    /** Ends the hold on a ledger, once, and awards the pending credits. */
    releaseLedger: async (userId: number, releasedAt: string, context: CommandContext): Promise<Balance> => {
      const command = releaseLedger(userId, releasedAt);
      const part = partOf(context, `${command.type}/${userId}`);
      const { state, position } = await handle(creditsCategory, userId, command, part);
      return { available: state.available, position };
    },
    /** Reserves credits, once per reservation id. @throws Refusal `not-enough-credits`, `email-unconfirmed` */
    reserveCredits: async (data: ReserveCredits['data'], context: CommandContext): Promise<Balance> => {
      const { state, position } = await handle(creditsCategory, data.userId, { type: 'ReserveCredits', data }, context);
      return { available: state.available, position };
    },
    /** Whether this reservation was ever made. */
    hasReserved: async (userId: number, reservationId: string): Promise<boolean> =>
      hasReserved((await fold(creditsCategory, streamOf(creditsCategory, userId))).state, reservationId),
    balanceOf: async (userId: number): Promise<Balance> => {
      const { state, position } = await fold(creditsCategory, streamOf(creditsCategory, userId));
      return { available: state.available, position };
    },
  };
};
