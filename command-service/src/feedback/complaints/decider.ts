import { COMPLAINT_DAYS } from '@twofold/contracts/feedback/complaints/terms';
import type { ComplaintEvent } from '@twofold/contracts/feedback/complaints/events';
import { refuse, type Decider } from '../../decider.ts';
import type {
  AppealComplaint,
  ComplaintCommand,
  DataOf,
  DecideComplaint,
  ExpireAppeal,
  LeaveComplaint,
  RemoveNote,
  ReportReview,
} from './commands.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Reported = Omit<DataOf<'ReviewReported'>, 'note'>;

/** `removed`: the parties whose words were removed. */
export type MadeComplaint = {
  readonly status: 'reported' | 'appealed' | 'upheld' | 'dismissed';
  readonly reported: Reported;
  readonly hasAppeal: boolean;
  readonly removed: readonly DataOf<'ComplaintTextRemoved'>['of'][];
};

export type Complaint = { readonly status: 'absent' } | MadeComplaint;

const evolve = (complaint: Complaint, event: ComplaintEvent): Complaint => {
  if (event.type === 'ReviewReported') {
    const { note: _, ...reported } = event.data;
    return { status: 'reported', reported, hasAppeal: false, removed: [] };
  }
  if (complaint.status === 'absent') return complaint;
  switch (event.type) {
    case 'ComplaintAppealed':
      return { ...complaint, status: 'appealed', hasAppeal: true };
    case 'ComplaintUpheld':
      return { ...complaint, status: 'upheld' };
    case 'ComplaintDismissed':
      return { ...complaint, status: 'dismissed' };
    case 'ComplaintTextRemoved':
      return { ...complaint, removed: [...complaint.removed, event.data.of] };
  }
};

/** The fields that every event of a complaint has. */
const about = ({ reported: { orderId, requestId, productId, reviewId, reviewerId } }: MadeComplaint) => ({
  orderId,
  requestId,
  productId,
  reviewId,
  reviewerId,
});

const isOpen = ({ status }: Complaint): boolean => status === 'reported' || status === 'appealed';

/** One complaint per order: further reports are refused, even about another review. */
const report = ({ data: { reportBy, ...data } }: ReportReview, complaint: Complaint): readonly ComplaintEvent[] => {
  if (complaint.status !== 'absent') return refuse('review-reported');
  if (data.reportedAt >= reportBy) return refuse('report-too-late');
  const appealBy = new Date(Date.parse(data.reportedAt) + COMPLAINT_DAYS * DAY_MS).toISOString();
  return [{ type: 'ReviewReported', data: { ...data, appealBy } }];
};

const appeal = ({ data }: AppealComplaint, complaint: Complaint): readonly ComplaintEvent[] => {
  const { userId, text, appealedAt } = data;
  if (complaint.status === 'absent' || complaint.reported.reviewerId !== userId) return refuse('complaint-not-found');
  if (complaint.hasAppeal) return refuse('complaint-appealed');
  if (!isOpen(complaint)) return refuse('complaint-decided');
  if (appealedAt >= complaint.reported.appealBy) return refuse('appeal-too-late');
  return [{ type: 'ComplaintAppealed', data: { ...about(complaint), text, appealedAt } }];
};

/** A moderator cannot decide a complaint they are party to. */
const decideAppeal = ({ data }: DecideComplaint, complaint: Complaint): readonly ComplaintEvent[] => {
  const { decision, decidedBy, owner, decidedAt } = data;
  if (complaint.status === 'absent') return refuse('complaint-not-found');
  const { reviewerId, reportedBy } = complaint.reported;
  if ([reviewerId, reportedBy, owner].includes(decidedBy)) return refuse('own-complaint');
  if (!isOpen(complaint)) return refuse('complaint-decided');
  if (complaint.status !== 'appealed') return refuse('not-appealed');
  if (decision === 'uphold') return [uphold(complaint, { because: 'moderator', decidedBy, upheldAt: decidedAt })];
  const dismissed = { ...about(complaint), because: 'moderator', decidedBy, dismissedAt: decidedAt } as const;
  return [{ type: 'ComplaintDismissed', data: dismissed }];
};

/** Silence counts as upheld (D-127). A deadline that fires after an appeal or a decision changes nothing. */
const expire = ({ data }: ExpireAppeal, complaint: Complaint): readonly ComplaintEvent[] =>
  complaint.status === 'reported' ? [uphold(complaint, { because: 'no-appeal', upheldAt: data.expiredAt })] : [];

const uphold = (
  complaint: MadeComplaint,
  decided: Pick<DataOf<'ComplaintUpheld'>, 'because' | 'decidedBy' | 'upheldAt'>,
): ComplaintEvent => {
  const { earns, replacementId: requestId, claimHours, promiseHours } = complaint.reported;
  const dueAt = new Date(Date.parse(decided.upheldAt) + promiseHours * HOUR_MS).toISOString();
  const replacement = { requestId, claimHours, dueAt };
  return { type: 'ComplaintUpheld', data: { ...about(complaint), earns, ...decided, replacement } };
};

/** If the buyer leaves, the complaint is dismissed. If the reviewer leaves, it is upheld, since the review is removed. */
const leave = ({ data: { as, leftAt } }: LeaveComplaint, complaint: Complaint): readonly ComplaintEvent[] => {
  if (complaint.status === 'absent') return [];
  const removed = removal(complaint, as, leftAt);
  if (!isOpen(complaint)) return removed;
  if (as === 'reviewer') return [...removed, uphold(complaint, { because: 'reviewer-erased', upheldAt: leftAt })];
  const dismissed = { ...about(complaint), because: 'buyer-erased', dismissedAt: leftAt } as const;
  return [...removed, { type: 'ComplaintDismissed', data: dismissed }];
};

const removeNote = ({ data }: RemoveNote, complaint: Complaint): readonly ComplaintEvent[] =>
  complaint.status === 'absent' ? [] : removal(complaint, 'buyer', data.removedAt);

const removal = (
  complaint: MadeComplaint,
  of: DataOf<'ComplaintTextRemoved'>['of'],
  removedAt: string,
): readonly ComplaintEvent[] => {
  const hasText = of === 'buyer' || complaint.hasAppeal;
  if (!hasText || complaint.removed.includes(of)) return [];
  return [{ type: 'ComplaintTextRemoved', data: { ...about(complaint), of, removedAt } }];
};

const decide = (command: ComplaintCommand, complaint: Complaint): readonly ComplaintEvent[] => {
  switch (command.type) {
    case 'ReportReview':
      return report(command, complaint);
    case 'AppealComplaint':
      return appeal(command, complaint);
    case 'DecideComplaint':
      return decideAppeal(command, complaint);
    case 'ExpireAppeal':
      return expire(command, complaint);
    case 'LeaveComplaint':
      return leave(command, complaint);
    case 'RemoveNote':
      return removeNote(command, complaint);
  }
};

/** The complaint of a buyer about one review of an order. Stream: `complaint-<orderId>`. */
export const complaintDecider: Decider<Complaint, ComplaintCommand, ComplaintEvent> = {
  initialState: { status: 'absent' },
  evolve,
  decide,
};
