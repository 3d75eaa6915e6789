import type { Reactor } from '../../reactors/reactor.ts';
import { expireAppealOnReviewReported } from './expire-appeal-on-review-reported.reactor.ts';
import { leaveComplaintOfErasedOnWordsWritten } from './leave-complaint-of-erased-on-words-written.reactor.ts';
import { mailBothSidesOnComplaint } from './mail-both-sides-on-complaint.reactor.ts';
import { openReplacementOnComplaintUpheld } from './open-replacement-on-complaint-upheld.reactor.ts';
import { removeNoteOnGuestErased } from './remove-note-on-guest-erased.reactor.ts';

/** The reactors of complaints. */
export const COMPLAINT_REACTORS: readonly Reactor[] = [
  expireAppealOnReviewReported,
  leaveComplaintOfErasedOnWordsWritten,
  mailBothSidesOnComplaint,
  openReplacementOnComplaintUpheld,
  removeNoteOnGuestErased,
];
