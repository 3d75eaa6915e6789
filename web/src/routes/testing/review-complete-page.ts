import { screen } from '@testing-library/react';
import type { ReviewView } from '@twofold/contracts/reviews/api';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { ada } from '../../features/accounts/testing/people.ts';
import { emptyReport } from '../../features/analysis/report/testing/benchbook.ts';
import { openPage } from './open-page.tsx';
import { submitted } from './review-page.ts';

export const pending: ReviewView = { ...submitted, rating: 4 };
export const complete: ReviewView = { ...pending, status: 'complete' };

/** The name of the button that completes a review. */
export const COMPLETE = 'Complete Review & Earn 1 Credit';

export const serveReview = (server: SetupServer, review: ReviewView = pending) =>
  server.use(
    http.get('*/api/me', () => HttpResponse.json(ada)),
    http.get('*/api/products/17', () => HttpResponse.json(emptyReport)),
    http.get('*/api/reviews/318', () => HttpResponse.json(review)),
  );

/** Opens `/review-complete/318` as the author of the review. */
export const openReview = async (server: SetupServer, review?: ReviewView) => {
  serveReview(server, review);
  const router = openPage('/review-complete/318');
  await screen.findByText('Review Submitted');
  return router;
};
