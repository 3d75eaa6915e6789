import type { FeedbackEvent } from '@twofold/contracts/feedback/events';

type DataOf<Type extends FeedbackEvent['type']> = Extract<FeedbackEvent, { type: Type }>['data'];

export type OpenFeedback = { readonly type: 'OpenFeedback'; readonly data: DataOf<'FeedbackRequested'> };
export type ClaimSeat = {
  readonly type: 'ClaimSeat';
  readonly data: { readonly userId: number; readonly claimedAt: string };
};
/** With `claimedAt`, releases the seat only if it was claimed then. */
export type ReleaseSeat = {
  readonly type: 'ReleaseSeat';
  readonly data: {
    readonly seat: number;
    readonly userId: number;
    readonly claimedAt?: string;
    readonly releasedAt: string;
  };
};
/** `claimedAt` identifies the claim: an old deadline never ends a newer one. */
export type ExpireClaim = {
  readonly type: 'ExpireClaim';
  readonly data: {
    readonly seat: number;
    readonly userId: number;
    readonly claimedAt: string;
    readonly expiredAt: string;
  };
};
/** A reviewer with a seat completed a review. */
export type FillSeat = {
  readonly type: 'FillSeat';
  readonly data: { readonly userId: number; readonly reviewId: number; readonly filledAt: string };
};
export type CloseFeedback = {
  readonly type: 'CloseFeedback';
  readonly data: Pick<DataOf<'FeedbackClosed'>, 'reason' | 'closedAt'>;
};
/** Sent by the requester. */
export type CancelFeedback = { readonly type: 'CancelFeedback'; readonly data: { readonly cancelledAt: string } };
/** Sent when a reviewer is erased. */
export type ReopenSeatsOf = {
  readonly type: 'ReopenSeatsOf';
  readonly data: { readonly userId: number; readonly reopenedAt: string };
};
export type FeedbackCommand =
  | OpenFeedback
  | ClaimSeat
  | ReleaseSeat
  | ExpireClaim
  | FillSeat
  | CloseFeedback
  | CancelFeedback
  | ReopenSeatsOf;
