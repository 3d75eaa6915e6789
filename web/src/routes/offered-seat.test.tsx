import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fernpost, NOW, tidewrack } from '../features/feedback/testing/seats.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openReviewPage, write } from './testing/review-page.ts';

const server = startApiServer();

const OFFER = 'This app has 1 open seat. When you start writing, you claim one for 8 hours.';

/** Serves an open seat of the app under review. Returns the claims. */
const offerSeat = (answer: () => Response) => {
  const claims: string[] = [];
  let isClaimed = false;
  server.use(
    http.get('*/api/feedback-requests', () => HttpResponse.json(isClaimed ? [] : [{ ...tidewrack, productId: 17 }])),
    http.get('*/api/me/claims', () => HttpResponse.json(isClaimed ? [{ ...fernpost, productId: 17 }] : [])),
    http.post('*/api/feedback-requests/:id/claims', ({ params }) => {
      claims.push(String(params['id']));
      const response = answer();
      isClaimed = response.ok;
      return response;
    }),
  );
  return claims;
};

beforeAll(() => Promise.all([import('./review-page.tsx'), import('../app/require-login.tsx')]));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-136: reviewing an app that has an open seat', () => {
  it('claims it when the reviewer starts writing, once, and says which deadline runs now', async () => {
    const claims = offerSeat(() => HttpResponse.json({ ...fernpost, productId: 17 }, { status: 201 }));
    await openReviewPage(server);
    expect(await screen.findByText(OFFER)).toBeVisible();
    expect(claims).toEqual([]);
    write('I looked');
    expect(await screen.findByText('4 h left')).toBeVisible();
    write('I looked at the pricing page');
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
    expect(claims).toEqual([tidewrack.requestId]);
  });

  it('goes on without a seat where the claim is refused', async () => {
    const claims = offerSeat(() => HttpResponse.json({ error: 'All seats are taken' }, { status: 409 }));
    await openReviewPage(server);
    await screen.findByText(OFFER);
    write('I looked');
    await waitFor(() => expect(screen.queryByText(OFFER)).not.toBeInTheDocument());
    expect(screen.getByLabelText('Your Review')).toHaveValue('I looked');
    expect(screen.queryByText('All seats are taken')).not.toBeInTheDocument();
    expect(claims).toHaveLength(1);
  });
});
