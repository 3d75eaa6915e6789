import { HttpError } from '@twofold/http/respond-to-errors';
import { accountIdOf, requireAccountId } from '@twofold/sessions/sessions';
import { Router } from 'express';
import type { RouteDeps } from '../route-deps.ts';
import { isModerator, moderationFor } from './complaints.ts';
import { standingOfReviewer } from './reviewer-standing.ts';

/** Reports of reviews: reviewers see the reports of their reviews, moderators those to decide. */
export const complaintRoutes = ({ database, sessions, seesOwnWrites }: RouteDeps): Router =>
  Router()
    .get(
      '/api/me/standing',
      sessions,
      seesOwnWrites('complaints', 'feedback_seats', 'reviews', 'products'),
      async (request, response) => {
        response.json(await standingOfReviewer(database, requireAccountId(request)));
      },
    )
    .get(
      '/api/moderation/complaints',
      sessions,
      seesOwnWrites('complaints', 'reviews', 'products', 'orders', 'users'),
      async (request, response) => {
        const userId = accountIdOf(request);
        // All other users get a 404.
        if (userId === undefined || !(await isModerator(database, userId))) throw new HttpError(404, 'Not found');
        response.json(await moderationFor(database, userId));
      },
    );
