import type { EventStore } from '@twofold/event-store/port';
import type { Keyring } from '@twofold/keyring/keyring';
import { Router } from 'express';
import type { Belongings } from '../belongings/belongings.ts';
import type { HandleCommand } from '../command-handler.ts';
import type { FoldStream } from '../fold-stream.ts';
import type { SendOnce } from '../mail/send-once.ts';
import type { MailSettings } from '../mail/settings/mail-settings.ts';
import type { Receiver } from '../reactors/send-command.ts';
import type { Write } from '../requests/write.ts';
import { briefReceiver } from './briefs/brief-receiver.ts';
import { createBriefs } from './briefs/briefs.ts';
import { createCancelRequest } from './cancel-request.ts';
import { createClaimAnySeat, type ClaimAnySeat } from './claim-any-seat.ts';
import { createClaimSeat, type NeedsConfirmation } from './claim-seat.ts';
import { createReviewerClaims } from './claims/reviewer-claims.ts';
import { productRequestsReceiver } from './close-requests-on-product-taken-down.reactor.ts';
import { deadlineReceiver } from './deadlines.ts';
import { reviewForSeatReceiver } from './fill-seat-on-review-completed.reactor.ts';
import { createComplaints, type ComplaintsDeps } from './complaints/complaints.ts';
import { complaintRoutes, moderationRoutes } from './complaints/routes.ts';
import { comparisonReceiver, type CompareReviews } from './comparison/compare-request.ts';
import { createLeaveFeedback, type LeaveFeedback } from './leave.ts';
import { managementRoutes } from './management-routes.ts';
import type { MayOpenOrder } from './may-manage.ts';
import { createOpenRequest } from './open-request.ts';
import { openingReceiver } from './opening.ts';
import type { FindApp, IsBuyer, ReviewerAssignments } from './reviewer-assignments.ts';
import { createReleaseSeat } from './release-seat.ts';
import { createRequestFeedback, type HasReserved, type ReserveCredits } from './request-feedback.ts';
import { feedbackRoutes } from './routes.ts';
import { reminderReceivers } from './reminders/reminder-receivers.ts';
import type { FitsWords, PersonasOf } from './reminders/seat-suggestions.ts';
import { seatMailReceiver, type ContactOf } from './seat-mails.ts';
import { claimReceiver } from './settle-claim-on-seat-claimed.reactor.ts';
import { createSettleClaim } from './settle-claim.ts';

export type FeedbackDeps = Pick<ComplaintsDeps, 'reviewOf' | 'ownerOfOrder' | 'contactOfPerson'> & {
  readonly store: EventStore;
  readonly belongings: Belongings;
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly write: Write;
  readonly keyring: Pick<Keyring, 'erase'>;
  readonly sendOnce: SendOnce;
  /** Where links in mails lead. */
  readonly origin: string;
  /** Implemented by other slices. */
  readonly findApp: FindApp;
  readonly isBuyer: IsBuyer;
  readonly mayOpenOrder: MayOpenOrder;
  readonly contactOf: ContactOf;
  readonly isWantedMail: MailSettings['isWanted'];
  readonly expertiseOf: (userId: number) => Promise<string | undefined>;
  readonly personasOf: PersonasOf;
  readonly fitsWords: FitsWords;
  readonly isErased: (userId: number) => Promise<boolean>;
  readonly needsConfirmation: NeedsConfirmation;
  readonly reserveCredits: ReserveCredits;
  readonly hasReserved: HasReserved;
  readonly assignments: ReviewerAssignments;
  readonly compareReviews: CompareReviews;
  /** How many open claims one account may have (D-126); undefined means no limit. */
  readonly mayHold: number | undefined;
  readonly now: () => Date;
  readonly newId: () => string;
};

export type FeedbackSlice = {
  readonly routes: Router;
  /** The routes of moderators. Mount them behind the check of the role. */
  readonly moderation: Router;
  /** Requests, claims, complaints, mails and comparisons, for reactors and jobs. */
  readonly receivers: readonly Receiver[];
  readonly leaveFeedback: LeaveFeedback;
  readonly claimAnySeat: ClaimAnySeat;
};

/** Builds the slice: requesting reviews, claiming and filling seats, and the end of requests. */
export const createFeedback = (deps: FeedbackDeps): FeedbackSlice => {
  const openRequest = createOpenRequest(deps);
  const claims = createReviewerClaims(deps);
  const settleClaim = createSettleClaim({ ...deps, claims });
  const briefs = createBriefs(deps);
  const complaints = createComplaints({ ...deps, ...briefs, openRequest });
  const parts = { ...deps, ...briefs, ...complaints, openRequest, claims, settleClaim };
  const claimSeat = createClaimSeat(parts);
  const routes = Router().use(
    feedbackRoutes({
      ...parts,
      requestFeedback: createRequestFeedback(parts),
      claimSeat,
      releaseSeat: createReleaseSeat(parts),
    }),
    managementRoutes({ ...parts, cancelRequest: createCancelRequest(parts) }),
    complaintRoutes(parts),
  );
  const receivers = [
    deadlineReceiver(parts),
    openingReceiver(openRequest),
    claimReceiver(parts),
    reviewForSeatReceiver(parts),
    productRequestsReceiver(parts),
    seatMailReceiver(parts),
    briefReceiver(briefs.eraseBriefs),
    comparisonReceiver(parts),
    ...complaints.receivers,
    ...reminderReceivers(parts),
  ];
  return {
    routes,
    moderation: moderationRoutes(parts),
    receivers,
    leaveFeedback: createLeaveFeedback(parts),
    claimAnySeat: createClaimAnySeat({ ...deps, claimSeat }),
  };
};
