import { appealBody, decideComplaintBody, reportReviewBody } from '@twofold/contracts/feedback/complaints/api';
import { knownBrowserOf } from '@twofold/http/browser-cookie';
import { Router, type Request } from 'express';
import type { HandleCommand } from '../../command-handler.ts';
import { idInPath } from '../../requests/id-in-path.ts';
import type { Write } from '../../requests/write.ts';
import { complaintCategory } from './category.ts';
import type { OwnerOfOrder, ReportReviewOf } from './report-review.ts';

export type ComplaintRoutesDeps = {
  readonly write: Write;
  readonly handle: HandleCommand;
  readonly reportReview: ReportReviewOf;
  readonly ownerOfOrder: OwnerOfOrder;
};

/** Reporting a review of an order, for buyers with or without an account, and the reviewer's appeal. */
export const complaintRoutes = ({ write, handle, reportReview }: ComplaintRoutesDeps): Router => {
  const report = write({
    who: 'anyone',
    path: orderIn,
    body: reportReviewBody,
    content: ({ request, body }) => JSON.stringify([knownBrowserOf(request) ?? '', body]),
    handler: async ({ request, path: orderId, userId, body, at, context }) => {
      const { token, ...complaint } = body;
      const requester = { userId, browser: knownBrowserOf(request), token };
      const reported = { ...complaint, orderId, requester, reportedAt: at.toISOString(), context };
      return { status: 201, body: { ok: true }, position: await reportReview(reported) };
    },
  });

  const appeal = write({
    who: 'account',
    path: orderIn,
    body: appealBody,
    content: ({ body }) => JSON.stringify(body),
    handler: async ({ path: orderId, userId, body: { text }, at, context }) => {
      const data = { userId, text, appealedAt: at.toISOString() };
      const { position } = await handle(complaintCategory, orderId, { type: 'AppealComplaint', data }, context);
      return { status: 201, body: { ok: true }, position };
    },
  });

  return Router().post('/api/orders/:id/complaint', report).post('/api/orders/:id/complaint/appeal', appeal);
};

/** The decisions of moderators. Mount it behind the check of the role. */
export const moderationRoutes = ({ write, handle, ownerOfOrder }: ComplaintRoutesDeps): Router => {
  const decide = write({
    who: 'account',
    path: orderIn,
    body: decideComplaintBody,
    content: ({ body }) => JSON.stringify(body),
    handler: async ({ path: orderId, userId: decidedBy, body: { decision }, at, context }) => {
      const data = { decision, decidedBy, owner: await ownerOfOrder(orderId), decidedAt: at.toISOString() };
      const { position } = await handle(complaintCategory, orderId, { type: 'DecideComplaint', data }, context);
      return { body: { ok: true }, position };
    },
  });
  return Router().post('/api/moderation/complaints/:id/decision', decide);
};

const orderIn = (request: Request): number => idInPath(request, 'Order not found');
