import { requestFeedbackBody } from '@twofold/contracts/feedback/api';
import { deviceOf } from '@twofold/http/browser-cookie';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router, type Request } from 'express';
import { uuidInPath } from '../requests/uuid-in-path.ts';
import type { Write } from '../requests/write.ts';
import type { ClaimSeat } from './claim-seat.ts';
import type { ReleaseSeat } from './release-seat.ts';
import type { RequestFeedback } from './request-feedback.ts';

export type FeedbackRoutesDeps = {
  readonly write: Write;
  readonly requestFeedback: RequestFeedback;
  readonly claimSeat: ClaimSeat;
  readonly releaseSeat: ReleaseSeat;
};

/** Routes to request feedback with credits, and to claim and release seats. */
export const feedbackRoutes = (deps: FeedbackRoutesDeps): Router => {
  const { write, requestFeedback, claimSeat, releaseSeat } = deps;

  const ask = write({
    who: 'account',
    body: requestFeedbackBody,
    content: ({ body: { productId, reviewers, brief } }) => JSON.stringify([productId, reviewers, brief]),
    handler: async ({ userId, body: { productId, reviewers, brief }, at, context }) => {
      const feedback = { productId, userId, reviewers, brief, requestedAt: at.toISOString(), context };
      const { requested, position } = await requestFeedback(feedback);
      return { status: 201, body: requested, position };
    },
  });

  const claim = write({
    who: 'account',
    path: idOfRequest,
    handler: async ({ request, response, path: requestId, userId, at, context }) => {
      const device = deviceOf(request, response);
      const seat = { requestId, userId, device, claimedAt: at.toISOString(), context };
      const { claim: claimed, position } = await claimSeat(seat);
      return { status: 201, body: claimed, position };
    },
  });

  const release = write({
    who: 'account',
    path: (request) => ({ requestId: idOfRequest(request), seat: seatInPath(request) }),
    handler: async ({ path, userId, at, context }) => {
      const position = await releaseSeat({ ...path, userId, releasedAt: at.toISOString(), context });
      return { body: { ok: true }, position };
    },
  });

  return Router()
    .post('/api/feedback-requests', ask)
    .post('/api/feedback-requests/:id/claims', claim)
    .delete('/api/feedback-requests/:id/claims/:seat', release);
};

const idOfRequest = (request: Request): string => uuidInPath(request, 'Feedback request not found');

const seatInPath = (request: Request): number => {
  const seat = String(request.params['seat']);
  if (!/^[1-9]\d?$/.test(seat)) throw new HttpError(404, 'Claim not found');
  return Number(seat);
};
