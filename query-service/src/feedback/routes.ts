import { listOpenRequestsQuery, type AccessView } from '@twofold/contracts/feedback/api';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { requireAccountId } from '@twofold/sessions/sessions';
import { Router } from 'express';
import { readerOf } from '../reader.ts';
import type { RouteDeps } from '../route-deps.ts';
import { z } from 'zod';
import { accessFor } from './briefs.ts';
import { claimsOf } from './claims.ts';
import { openRequests } from './open-requests.ts';
import { requestsOf } from './requests.ts';

type FeedbackRoutesDeps = RouteDeps & { readonly now: () => Date };

/** The projections that the list of open seats reads. */
const OPEN = ['feedback_requests', 'feedback_seats', 'products', 'orders', 'reviews', 'users'] as const;

/** Requests for reviews: the open ones (D-72), the reader's seats, and the reader's own requests. */
export const feedbackRoutes = ({ database, sessions, seesOwnWrites, now }: FeedbackRoutesDeps): Router =>
  Router()
    .get('/api/feedback-requests', sessions, seesOwnWrites(...OPEN), async (request, response) => {
      const { limit } = parseInput(listOpenRequestsQuery, request.query);
      response.json(await openRequests(database, readerOf(request), { limit, now: now() }));
    })
    .get(
      '/api/me/feedback-requests',
      sessions,
      seesOwnWrites('feedback_requests', 'feedback_seats', 'products', 'users', 'briefs'),
      async (request, response) => {
        response.json(await requestsOf(database, requireAccountId(request)));
      },
    )
    .get(
      '/api/me/claims',
      sessions,
      seesOwnWrites('feedback_requests', 'feedback_seats', 'products', 'reviews', 'briefs'),
      async (request, response) => {
        response.json(await claimsOf(database, requireAccountId(request), now()));
      },
    )
    .get(
      '/api/feedback-requests/:id/access',
      sessions,
      seesOwnWrites('feedback_seats', 'briefs'),
      async (request, response) => {
        const userId = requireAccountId(request);
        const { data: requestId } = z.uuid().safeParse(request.params['id']);
        const access = requestId && (await accessFor(database, requestId.toLowerCase(), userId, now()));
        // The existence of a test login is hidden from users without a seat.
        if (!access) throw new HttpError(404, 'Test login not found');
        response.json({ access } satisfies AccessView);
      },
    );
