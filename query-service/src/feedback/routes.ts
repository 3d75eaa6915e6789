import { listOpenRequestsQuery } from '@twofold/contracts/feedback/api';
import { parseInput } from '@twofold/http/parse-input';
import { requireAccountId } from '@twofold/sessions/sessions';
import { Router } from 'express';
import { readerOf } from '../reader.ts';
import type { RouteDeps } from '../route-deps.ts';
import { claimsOf } from './claims.ts';
import { openRequests } from './open-requests.ts';
import { requestsOf } from './requests.ts';

type FeedbackRoutesDeps = RouteDeps & { readonly now: () => Date };

/** The projections that a list of open seats is made from. */
const OPEN = ['feedback_requests', 'feedback_seats', 'products', 'orders', 'reviews', 'users'] as const;

/** Requests for reviews by people: what anybody may claim (D-72), what somebody holds, and what they have asked for. */
export const feedbackRoutes = ({ database, sessions, seesOwnWrites, now }: FeedbackRoutesDeps): Router =>
  Router()
    .get('/api/feedback-requests', sessions, seesOwnWrites(...OPEN), async (request, response) => {
      const { limit } = parseInput(listOpenRequestsQuery, request.query);
      response.json(await openRequests(database, readerOf(request), { limit, now: now() }));
    })
    .get(
      '/api/me/feedback-requests',
      sessions,
      seesOwnWrites('feedback_requests', 'feedback_seats', 'products', 'users'),
      async (request, response) => {
        response.json(await requestsOf(database, requireAccountId(request)));
      },
    )
    .get(
      '/api/me/claims',
      sessions,
      seesOwnWrites('feedback_seats', 'products', 'reviews'),
      async (request, response) => {
        response.json(await claimsOf(database, requireAccountId(request), now()));
      },
    );
