import { fireEvent, screen } from '@testing-library/react';
import type { UserView } from '@twofold/contracts/accounts/api';
import type { ReviewView } from '@twofold/contracts/reviews/api';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { fill, press } from '../../features/accounts/testing/form.ts';
import { ada } from '../../features/accounts/testing/people.ts';
import { emptyReport } from '../../features/analysis/report/testing/benchbook.ts';
import { openPage } from './open-page.tsx';

/** Long enough to be submitted. */
export const TEXT = 'On the pricing page I found no price for a second shop, so I left.';
export const submitted: ReviewView = {
  id: 318,
  productId: 17,
  content: TEXT,
  rating: 3,
  status: 'pending',
  createdAt: '2025-01-08T12:00:00.000Z',
};

export const serveReviewPage = (server: SetupServer, user: UserView = ada) =>
  server.use(
    http.get('*/api/me', () => HttpResponse.json(user)),
    http.get('*/api/products/17', () => HttpResponse.json(emptyReport)),
    http.get('*/api/products', () => HttpResponse.json([])),
    http.get('*/api/reviews/318', () => HttpResponse.json(submitted)),
  );

/** Opens `/review/17` as a logged-in user. */
export const openReviewPage = async (server: SetupServer, user: UserView = ada) => {
  serveReviewPage(server, user);
  const router = openPage('/review/17');
  await screen.findByText('Key Strengths');
  return router;
};

/** Accepts the submitted review; returns what was sent. */
export const takeReview = (server: SetupServer) => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/reviews', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(submitted, { status: 201 });
    }),
  );
  return sent;
};

export const refuseReview = (server: SetupServer, status: number, error: string) =>
  server.use(http.post('*/api/reviews', () => HttpResponse.json({ error }, { status })));

export const textarea = () => screen.getByLabelText('Your Review');
export const rating = (name: string) => screen.getByLabelText(name, { selector: 'input[type=radio]' });
export const write = (text = TEXT) => fill('Your Review', text);
export const submit = () => press('Submit Review');
/** Submits the form although the button is disabled. */
export const submitByForce = () => fireEvent.submit(textarea().closest('form')!);
