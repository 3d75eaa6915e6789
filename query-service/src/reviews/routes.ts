import { listReviewsQuery } from '@twofold/contracts/reviews/api';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { accountIdOf, requireAccountId } from '@twofold/sessions/sessions';
import { Router } from 'express';
import { accessTo, viewerOf } from '../access.ts';
import { isId } from '../is-id.ts';
import { readerOf } from '../reader.ts';
import type { RouteDeps } from '../route-deps.ts';
import { ownerOf, ownReview, reviewsBoughtBy, reviewsOf, reviewsOfProduct } from './queries.ts';

type ReviewRoutesDeps = RouteDeps & { readonly now: () => Date };

/** The projections that the reviews of an app read. */
const OF_APP = ['reviews', 'products', 'orders', 'feedback_requests', 'feedback_seats', 'users'] as const;

/**
 * Reviews. Authors see their own (D-11). The owner of an app sees its complete reviews, and buyers see those that they
 * bought (D-15), each with the name and the expertise of its author. A buyer needs no account.
 */
export const reviewRoutes = ({ database, sessions, seesOwnWrites, now }: ReviewRoutesDeps): Router =>
  Router()
    .get('/api/reviews/:id', sessions, seesOwnWrites('reviews'), async (request, response) => {
      const userId = requireAccountId(request);
      const { id } = request.params;
      const review = isId(id) ? await ownReview(database, id, userId) : undefined;
      // Its existence is hidden from all but its author.
      if (review === undefined) throw new HttpError(404, 'Review not found');
      response.json(review);
    })
    .get('/api/me/reviews', sessions, seesOwnWrites('reviews'), async (request, response) => {
      const userId = requireAccountId(request);
      response.json(await reviewsOf(database, userId, parseInput(listReviewsQuery, request.query)));
    })
    .get('/api/products/:id/reviews', sessions, seesOwnWrites(...OF_APP), async (request, response) => {
      const { id } = request.params;
      const owner = isId(id) ? await ownerOf(database, id) : undefined;
      if (owner === undefined) {
        requireAccountId(request);
        throw new HttpError(404, 'Product not found');
      }
      const isOwner = owner === accountIdOf(request);
      const reviews = isOwner
        ? await reviewsOfProduct(database, String(id))
        : await reviewsBoughtBy(database, readerOf(request), String(id));
      if (reviews === undefined) {
        requireAccountId(request);
        const access = await accessTo(database, String(id), viewerOf(request), now());
        if (access === undefined) throw new HttpError(404, 'Product not found');
        throw new HttpError(403, 'This is not your app');
      }
      response.json(reviews);
    });
