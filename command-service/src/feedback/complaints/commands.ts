import type { ComplaintEvent } from '@twofold/contracts/feedback/complaints/events';
import type { Plain } from '../../decider.ts';

export type DataOf<Type extends ComplaintEvent['type']> = Extract<ComplaintEvent, { type: Type }>['data'];

/** `reportBy` is the deadline for reporting reviews of the order. */
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
/** Sent at the deadline for appeals. */
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
