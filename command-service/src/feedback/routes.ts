import { requestFeedbackBody } from '@twofold/contracts/feedback/api';
import { browserOf } from '@twofold/http/browser-cookie';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { requireAccountId } from '@twofold/sessions/sessions';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { CommandContext } from '../command-handler.ts';
import type { Repeatable } from '../requests/repeatable.ts';
import { requestContext } from '../requests/request-context.ts';
import { actorOf, type Answer } from '../requests/request-log.ts';
import type { SendAnswer } from '../requests/send-answer.ts';
import { uuidInPath } from '../requests/uuid-in-path.ts';
import type { ClaimSeat } from './claim-seat.ts';
import type { ReleaseSeat } from './release-seat.ts';
import type { RequestFeedback } from './request-feedback.ts';

/** A run that takes longer is dead, and a repeat of its request may take over. */
const LEASE_MS = 10_000;
const NOT_FOUND = 'Feedback request not found';
const DONE = JSON.stringify({ ok: true });

export type FeedbackRoutesDeps = {
  readonly sessions: RequestHandler;
  readonly requestFeedback: RequestFeedback;
  readonly claimSeat: ClaimSeat;
  readonly releaseSeat: ReleaseSeat;
  readonly repeatable: Repeatable;
  readonly sendAnswer: SendAnswer;
  readonly now: () => Date;
};

/** One write: what it says, and how it is done at an ISO time that a repeat has again. */
type Write = {
  readonly content: string;
  readonly run: (at: string, context: CommandContext) => Promise<Answer>;
};

/** How feedback is asked for with credits, and how reviewers take a seat and give it back. */
export const feedbackRoutes = (deps: FeedbackRoutesDeps): Router => {
  const { sessions, requestFeedback, claimSeat, releaseSeat, repeatable, sendAnswer, now } = deps;

  const write = async (request: Request, response: Response, { content, run }: Write): Promise<void> => {
    const actor = actorOf(requireAccountId(request));
    const answer = await repeatable({
      key: request.get('idempotency-key'),
      actor,
      content,
      limitMs: LEASE_MS,
      allocate: () => Promise.resolve({ atMs: now().getTime() }),
      run: ({ commandId, allocated }) =>
        run(new Date(allocated['atMs'] ?? now()).toISOString(), requestContext(response, commandId, actor)),
    });
    await sendAnswer(request, response, answer);
  };

  const ask: RequestHandler = async (request, response) => {
    const userId = requireAccountId(request);
    const { productId, reviewers } = parseInput(requestFeedbackBody, request.body);
    await write(request, response, {
      content: `POST /api/feedback-requests ${JSON.stringify([productId, reviewers])}`,
      run: async (requestedAt, context) => {
        const { requested, position } = await requestFeedback({ productId, userId, reviewers, requestedAt, context });
        return { status: 201, body: JSON.stringify(requested), position };
      },
    });
  };

  const claim: RequestHandler = async (request, response) => {
    const userId = requireAccountId(request);
    const requestId = uuidInPath(request, NOT_FOUND);
    const browser = browserOf(request, response);
    await write(request, response, {
      content: `POST /api/feedback-requests/${requestId}/claims`,
      run: async (claimedAt, context) => {
        const { claim, position } = await claimSeat({ requestId, userId, browser, claimedAt, context });
        return { status: 201, body: JSON.stringify(claim), position };
      },
    });
  };

  const release: RequestHandler = async (request, response) => {
    const userId = requireAccountId(request);
    const requestId = uuidInPath(request, NOT_FOUND);
    const seat = seatInPath(request);
    await write(request, response, {
      content: `DELETE /api/feedback-requests/${requestId}/claims/${seat}`,
      run: async (releasedAt, context) => {
        const position = await releaseSeat({ requestId, seat, userId, releasedAt, context });
        return { status: 200, body: DONE, position };
      },
    });
  };

  return Router()
    .post('/api/feedback-requests', sessions, ask)
    .post('/api/feedback-requests/:id/claims', sessions, claim)
    .delete('/api/feedback-requests/:id/claims/:seat', sessions, release);
};

const seatInPath = (request: Request): number => {
  const seat = String(request.params['seat']);
  if (!/^[1-9]\d?$/.test(seat)) throw new HttpError(404, 'Claim not found');
  return Number(seat);
};
