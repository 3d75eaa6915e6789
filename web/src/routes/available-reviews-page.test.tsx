import { screen, waitFor, within } from '@testing-library/react';
import type { ProductSummary } from '@twofold/contracts/analysis/api';
import type { OpenRequest } from '@twofold/contracts/feedback/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldBack } from '../testing/held-back.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { benchbook } from '../features/analysis/report/testing/benchbook.ts';
import { fernpost, NOW, tidewrack } from '../features/feedback/testing/seats.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';
import { submitted } from './testing/review-page.ts';

const server = startApiServer();

const { evidence: _evidence, ...summary } = benchbook;
const app = (id: number, title: string): ProductSummary => ({ ...summary, id, title, openSeats: 0 });

const serve = (path: string, answer: unknown) =>
  server.use(http.get(`*${path}`, () => HttpResponse.json(answer as Record<string, unknown>)));
const fail = (path: string) => server.use(http.get(`*${path}`, () => new HttpResponse(null, { status: 500 })));

const open = async () => {
  const router = openPage('/available-reviews');
  await screen.findByText('Open seats');
  return router;
};
const row = (title: string) => within(screen.getByText(title).closest('li')!);

beforeAll(() => Promise.all([import('./available-reviews-page.tsx'), import('./review-page.tsx')]));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  serve('/api/me', ada);
  serve('/api/me/products', []);
  serve('/api/me/reviews', []);
  serve('/api/products', []);
  serve('/api/feedback-requests', [tidewrack]);
});

describe('D-72: open seats', () => {
  it('name the app, the reward, the deadline and why they fit (§2 route available-reviews, §1 matching reviewers)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Available Reviews');
    await waitFor(() => expect(document.title).toBe('Available Reviews · Twofold'));
    const seat = row('Tidewrack');
    expect(seat.getByText('tidewrack.example')).toHaveAttribute('href', 'https://tidewrack.example/?ref=a');
    expect(seat.getByText('Fits you:').parentElement).toHaveTextContent('Fits you: swim, sea');
    expect(seat.getByText('Tide times for swimmers.')).toBeVisible();
    expect(seat.getByText('Earns 1 credit')).toBeVisible();
    expect(seat.getByText('20 h to claim')).toBeVisible();
    expect(seat.getByText('then 8 h to write')).toBeVisible();
  });

  it('promise no more time than the request has', async () => {
    serve('/api/feedback-requests', [{ ...tidewrack, dueAt: '2025-01-08T17:40:00.000Z' }]);
    await open();
    expect(row('Tidewrack').getByText('5 h 40 min to claim')).toBeVisible();
    expect(row('Tidewrack').getByText('then 5 h 40 min to write')).toBeVisible();
  });

  it('say how many there are, and nothing of a fit where no word matches', async () => {
    const plain: OpenRequest = {
      ...tidewrack,
      openSeats: 2,
      matchedWords: [],
      product: { ...tidewrack.product, description: '' },
    };
    serve('/api/feedback-requests', [plain]);
    await open();
    expect(row('Tidewrack').getByText('2 open seats')).toBeVisible();
    expect(row('Tidewrack').getByText('Open to everyone.')).toBeVisible();
    expect(screen.queryByText('Fits you:')).not.toBeInTheDocument();
  });

  it('are gone once their time is up', async () => {
    serve('/api/feedback-requests', [{ ...tidewrack, dueAt: NOW }]);
    await open();
    expect(screen.queryByText('Tidewrack')).not.toBeInTheDocument();
    expect(screen.getByText(/^No open seats for you right now/)).toBeVisible();
  });

  it('show silhouettes until they are there', async () => {
    const { answer, release } = heldBack();
    server.use(http.get('*/api/feedback-requests', () => answer));
    openPage('/available-reviews');
    // The page and its lists each have a skeleton with this label.
    await screen.findByLabelText('Loading seats');
    release(HttpResponse.json([]));
    expect(await screen.findByText(/^No open seats for you right now/)).toBeVisible();
  });

  it('say when they do not load, and are asked for again', async () => {
    fail('/api/feedback-requests');
    await open();
    expect(screen.getByText('Failed to load the open seats')).toBeVisible();
    expect(screen.queryByText('Other apps you can review')).not.toBeInTheDocument();
    serve('/api/feedback-requests', [tidewrack]);
    screen.getByText('Retry').click();
    expect(await screen.findByText('Tidewrack')).toBeVisible();
  });

  it('can be seen and not claimed by a visitor, who is shown the way to log in', async () => {
    server.use(http.get('*/api/me', () => new HttpResponse(null, { status: 401 })));
    await open();
    expect(screen.getByText('Tidewrack')).toBeVisible();
    expect(screen.queryByText('Claim')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Credits:/)).not.toBeInTheDocument();
    expect(screen.getByText('Log in to claim a seat')).toHaveAttribute('href', '/auth');
  });
});

describe('D-17: claiming a seat', () => {
  const claim = async (answer: () => Response) => {
    const asked: string[] = [];
    server.use(
      http.post('*/api/feedback-requests/:id/claims', ({ params }) => {
        asked.push(String(params['id']));
        return answer();
      }),
      http.get('*/api/products/41', () => HttpResponse.json({ ...benchbook, id: 41, title: 'Tidewrack' })),
    );
    const router = await open();
    row('Tidewrack').getByText('Claim').click();
    return { router, asked };
  };
  const claimed = () =>
    HttpResponse.json(
      { requestId: tidewrack.requestId, seat: 1, productId: 41, dueAt: '2025-01-08T20:00:00.000Z' },
      { status: 201 },
    );

  it('leads to the review', async () => {
    const { router, asked } = await claim(claimed);
    expect(await screen.findByText('Seat claimed')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/review/41'));
    expect(asked).toEqual([tidewrack.requestId]);
    expect(screen.getByText(/^Complete your review of Tidewrack by January 8, 2025, \d\d:00\.$/)).toBeVisible();
  });

  it.each([
    'This seat has just been taken',
    'You have already reviewed this app',
    'You cannot review your own app',
    'You can hold 3 seats at a time. Finish or release one first.',
  ])('says why it was refused: %s', async (error) => {
    const { router } = await claim(() => HttpResponse.json({ error }, { status: 409 }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`Seat not claimed${error}`);
    expect(router.state.location.pathname).toBe('/available-reviews');
  });

  it('reads the list again after a refusal', async () => {
    await claim(() => {
      serve('/api/feedback-requests', []);
      return HttpResponse.json({ error: 'This seat has just been taken' }, { status: 409 });
    });
    await waitFor(() => expect(screen.queryByText('Tidewrack')).not.toBeInTheDocument());
  });

  it('shows an error where the reason of a failure is unknown, and offers a retry', async () => {
    await claim(() => HttpResponse.error());
    expect(await screen.findByText('Failed to claim the seat. Please try again.')).toBeVisible();
    expect(row('Tidewrack').getByText('Claim')).toBeEnabled();
  });

  it('needs a session: one that has run out ends at /auth', async () => {
    const { router } = await claim(() => HttpResponse.json({ error: 'Not logged in' }, { status: 401 }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    const notices = await screen.findAllByText('Your session has ended. Log in again.');
    expect(notices[0]).toBeVisible();
  });
});

describe('D-72: the seats that one holds', () => {
  it('stand first, with their deadline and the way to the review', async () => {
    serve('/api/me/claims', [fernpost]);
    await open();
    const seat = row('Fernpost');
    expect(seat.getByText('4 h left').parentElement).toHaveTextContent('4 h left of 8 h');
    expect(seat.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    expect(seat.getByText(/^until January 8, 2025, \d\d:00$/)).toBeVisible();
    expect(seat.getByText('Write the review')).toHaveAttribute('href', '/review/42');
  });

  it('lead to the last step where the review is written', async () => {
    serve('/api/me/claims', [{ ...fernpost, reviewId: 318 }]);
    await open();
    expect(row('Fernpost').getByText('Complete the review')).toHaveAttribute('href', '/review-complete/318');
  });

  it('say that late work may count', async () => {
    serve('/api/me/claims', [{ ...fernpost, dueAt: NOW }]);
    await open();
    expect(row('Fernpost').getByText('Your time is up. A review still counts while the seat is open.')).toBeVisible();
  });

  it('are given back for nothing, and open to others then', async () => {
    serve('/api/me/claims', [fernpost]);
    const released: string[] = [];
    server.use(
      http.delete('*/api/feedback-requests/:id/claims/:seat', ({ params }) => {
        released.push(`${String(params['id'])}/${String(params['seat'])}`);
        serve('/api/me/claims', []);
        return HttpResponse.json({ ok: true });
      }),
    );
    await open();
    row('Fernpost').getByText('Release seat').click();
    expect(await screen.findByText('Seat released')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Your seats')).not.toBeInTheDocument());
    expect(released).toEqual([`${fernpost.requestId}/2`]);
  });

  it('stay where giving back fails', async () => {
    serve('/api/me/claims', [fernpost]);
    server.use(http.delete('*/api/feedback-requests/:id/claims/2', () => new HttpResponse(null, { status: 500 })));
    await open();
    row('Fernpost').getByText('Release seat').click();
    expect(await screen.findByText('Failed to release the seat. Please try again.')).toBeVisible();
    expect(row('Fernpost').getByText('Release seat')).toBeEnabled();
  });

  it('say when they do not load, beside the open ones', async () => {
    fail('/api/me/claims');
    await open();
    expect(screen.getByText('Failed to load your seats')).toBeVisible();
    expect(screen.getByText('Tidewrack')).toBeVisible();
  });
});

describe('D-72: other apps', () => {
  it('are those of Discover but one’s own, what one has reviewed, and what stands above', async () => {
    serve('/api/products', [app(50, 'Lintel'), app(17, 'Mine'), app(18, 'Reviewed'), app(41, 'Tidewrack too')]);
    serve('/api/me/products', [{ ...app(17, 'Mine'), isListed: true, reviewCount: 0 }]);
    serve('/api/me/reviews', [{ ...submitted, productId: 18 }]);
    await open();
    expect(await screen.findByText('Lintel')).toBeVisible();
    for (const title of ['Mine', 'Reviewed', 'Tidewrack too'])
      expect(screen.queryByText(title)).not.toBeInTheDocument();
    expect(screen.getByText('Review App & Earn Credit')).toHaveAttribute('href', '/review/50');
  });

  it('may all be known already', async () => {
    serve('/api/products', [app(17, 'Mine')]);
    serve('/api/me/products', [{ ...app(17, 'Mine'), isListed: true, reviewCount: 0 }]);
    await open();
    expect(await screen.findByText('Nothing else to review right now. New apps appear here.')).toBeVisible();
  });
});
