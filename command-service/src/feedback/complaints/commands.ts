import type { ComplaintEvent } from '@twofold/contracts/feedback/complaints/events';
import type { Erased } from '@twofold/contracts/personal';

export type DataOf<Type extends ComplaintEvent['type']> = Extract<ComplaintEvent, { type: Type }>['data'];
/** Deciders are given plain text; word that a text was erased is the store's. */
type Plain<Data> = { readonly [Key in keyof Data]: Exclude<Data[Key], Erased> };

/** `reportBy` is until when reviews of the order can be reported. */
export type ReportReview = {
  readonly type: 'ReportReview';
  readonly data: Omit<Plain<DataOf<'ReviewReported'>>, 'appealBy'> & { readonly reportBy: string };
};
export type AppealComplaint = {
  readonly type: 'AppealComplaint';
  readonly data: { readonly userId: number; readonly text: string; readonly appealedAt: string };
};
/** A moderator decides an appeal. `owner` is the account that owns the order. */
export type DecideComplaint = {
  readonly type: 'DecideComplaint';
  readonly data: {
    readonly decision: 'uphold' | 'dismiss';
    readonly decidedBy: number;
    readonly owner: number | undefined;
    readonly decidedAt: string;
  };
};
/** The time to appeal is up. */
export type ExpireAppeal = { readonly type: 'ExpireAppeal'; readonly data: { readonly expiredAt: string } };
/** One of the two parties is erased: their words are removed, and the complaint ends. */
export type LeaveComplaint = {
  readonly type: 'LeaveComplaint';
  readonly data: { readonly as: 'buyer' | 'reviewer'; readonly leftAt: string };
};
/** The words of an erased guest are removed. The guest can still get a refund, so the complaint continues. */
export type RemoveNote = { readonly type: 'RemoveNote'; readonly data: { readonly removedAt: string } };

export type ComplaintCommand =
  | ReportReview
  | AppealComplaint
  | DecideComplaint
  | ExpireAppeal
  | LeaveComplaint
  | RemoveNote;
