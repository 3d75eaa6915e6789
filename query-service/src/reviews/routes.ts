import { listReviewsQuery } from '@twofold/contracts/reviews/api';
import { HttpError } from '@twofold/http/respond-to-errors';
import { requireAccountId } from '@twofold/sessions/sessions';
import { Router } from 'express';
import { isId } from '../is-id.ts';
import type { RouteDeps } from '../route-deps.ts';
import { ownerOf, ownReview, reviewsOf, reviewsOfProduct } from './queries.ts';

/** Reviews: each to its author (D-11), and the complete ones of an app to its owner (D-15). */
export const reviewRoutes = ({ database, sessions, seesOwnWrites }: RouteDeps): Router =>
  Router()
    .get('/api/reviews/:id', sessions, seesOwnWrites('reviews'), async (request, response) => {
      const userId = requireAccountId(request);
      const { id } = request.params;
      const review = isId(id) ? await ownReview(database, id, userId) : undefined;
      // Whoever did not write it is not told that there is one.
      if (review === undefined) throw new HttpError(404, 'Review not found');
      response.json(review);
    })
    .get('/api/me/reviews', sessions, seesOwnWrites('reviews'), async (request, response) => {
      const userId = requireAccountId(request);
      response.json(await reviewsOf(database, userId, listReviewsQuery.parse(request.query)));
    })
    .get('/api/products/:id/reviews', sessions, seesOwnWrites('reviews', 'products'), async (request, response) => {
      const userId = requireAccountId(request);
      const { id } = request.params;
      const owner = isId(id) ? await ownerOf(database, id) : undefined;
      if (owner === undefined) throw new HttpError(404, 'Product not found');
      if (owner !== userId) throw new HttpError(403, 'This is not your app');
      response.json(await reviewsOfProduct(database, String(id)));
    });
