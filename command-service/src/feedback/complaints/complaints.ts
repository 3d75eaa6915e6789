import { categoryReceiver, type Receiver } from '../../reactors/send-command.ts';
import type { MayManage } from '../may-manage.ts';
import { complaintCategory } from './category.ts';
import { complaintMailReceiver } from './complaint-mails.ts';
import { createLeaveComplaints, type LeaveComplaints } from './leave-complaints.ts';
import { wordsReceiver } from './leave-complaint-of-erased-on-words-written.reactor.ts';
import { replacementReceiver } from './open-replacement-on-complaint-upheld.reactor.ts';
import { noteReceiver } from './remove-note-on-guest-erased.reactor.ts';
import { createReportReview, type ReportReviewOf } from './report-review.ts';

export type ComplaintsDeps = Omit<Parameters<typeof createReportReview>[0], 'mayManage'> &
  Parameters<typeof createLeaveComplaints>[0] &
  Parameters<typeof complaintMailReceiver>[0] &
  Omit<Parameters<typeof wordsReceiver>[0], 'leaveComplaints'> &
  Parameters<typeof replacementReceiver>[0];

type Complaints = {
  readonly reportReview: ReportReviewOf;
  readonly leaveComplaints: LeaveComplaints;
  /** Complaints, replacements and mails, for reactors and jobs. */
  readonly receivers: readonly Receiver[];
};

/** Builds the use cases and receivers of complaints. */
export const createComplaints = (deps: ComplaintsDeps & { readonly mayManage: MayManage }): Complaints => {
  const leaveComplaints = createLeaveComplaints(deps);
  return {
    reportReview: createReportReview(deps),
    leaveComplaints,
    receivers: [
      categoryReceiver(deps.handle, complaintCategory),
      complaintMailReceiver(deps),
      wordsReceiver({ ...deps, leaveComplaints }),
      replacementReceiver(deps),
      noteReceiver(leaveComplaints),
    ],
  };
};
