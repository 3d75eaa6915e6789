import type { Logger } from '@twofold/http/log';
import type { Pool } from 'pg';
import type { ReadOtherSlices } from './accounts/queries.ts';
import { ledgerProofOf } from './credits/ledger-proof.ts';
import { ledgerOf } from './credits/queries.ts';
import { claimsOf } from './feedback/claims.ts';
import { complaintsAbout, complaintsMadeBy } from './feedback/complaints.ts';
import { requestsOf } from './feedback/requests.ts';
import { mailSettingsOf } from './notifications/mail-settings.ts';
import { ordersOf, type FeedbackOfOrders } from './orders/queries.ts';
import type { Pipelines } from './pipelines.ts';
import { reviewsOf } from './reviews/queries.ts';

/** Reads a user's data in the other slices. Slices do not import each other, so this file combines them. */
export const createReadOtherSlices =
  (deps: {
    readonly pool: Pool;
    readonly pipelines: Pipelines;
    readonly feedbackOfOrders: FeedbackOfOrders;
    readonly log: Logger;
    readonly now: () => Date;
  }): ReadOtherSlices =>
  async (userId) => {
    const { pool, pipelines, feedbackOfOrders, log, now } = deps;
    const buyer = { userId, browser: undefined };
    const ledger = await ledgerProofOf(pool, userId, log);
    return {
      reviews: await reviewsOf(pipelines, userId),
      credits: await ledgerOf(pipelines, userId),
      orders: await ordersOf({ database: pipelines, feedbackOfOrders }, buyer, { withBriefs: true }),
      feedbackRequests: await requestsOf(pipelines, userId),
      claims: await claimsOf(pipelines, userId, now()),
      ...(ledger && { ledger }),
      reportedReviews: await complaintsMadeBy(pipelines, userId),
      reportsOfReviews: await complaintsAbout(pipelines, userId),
      mailSettings: (await mailSettingsOf(pipelines, userId)).settings,
    };
  };
