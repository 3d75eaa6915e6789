import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, press, speechless } from '../features/accounts/testing/form.ts';
import { heldBack } from '../testing/held-back.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';
import { COMPLETE, complete, openReview, pending, serveReview } from './testing/review-complete-page.ts';

const server = startApiServer();

/** Accepts the completion, after which the author has 4 credits. Returns the bodies of the requests. */
const award = (answer: Record<string, unknown> = { ...complete, creditsAwarded: 1, totalCredits: 4 }) => {
  const sent: unknown[] = [];
  server.use(
    http.patch('*/api/reviews/318', async ({ request }) => {
      sent.push(await request.json());
      server.use(http.get('*/api/me', () => HttpResponse.json({ ...ada, credits: 4 })));
      return HttpResponse.json(answer);
    }),
  );
  return sent;
};

beforeAll(async () => {
  await Promise.all([
    import('./review-complete-page.tsx'),
    import('./profile-page.tsx'),
    import('./auth-page.tsx'),
    import('../app/require-login.tsx'),
  ]);
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('completing a review', () => {
  it('sends the status, and tells of the credit (§4 review completed, credit toast, §2 review complete, §7 PATCH /api/reviews/{id})', async () => {
    const sent = award();
    await openReview(server);
    await press(COMPLETE);
    expect(await screen.findByText("You've earned 1 credit. You now have 4 credits.")).toBeVisible();
    expect(await screen.findByText('Credits: 4')).toBeVisible();
    expect(screen.getByText('Completed')).toBeVisible();
    expect(screen.queryByText(COMPLETE)).not.toBeInTheDocument();
    expect(sent).toEqual([{ status: 'complete' }]);
  });

  it('tells of no credit where none was earned (D-03, D-07) (§4 creditless toast)', async () => {
    award({ ...complete, totalCredits: 3 });
    await openReview(server);
    await press(COMPLETE);
    expect(await screen.findByText('Your review has been completed successfully.')).toBeVisible();
  });

  it('needs nothing of the answer but what the specification reads (§3 completion)', async () => {
    award({ creditsAwarded: 1, totalCredits: 4 });
    await openReview(server);
    await press(COMPLETE);
    expect(await screen.findByText('Completed')).toBeVisible();
  });

  it('is sent once', async () => {
    const { answer, release } = heldBack();
    await openReview(server);
    server.use(http.patch('*/api/reviews/318', () => answer));
    await press(COMPLETE);
    expect(button('Completing...')).toBeDisabled();
    release(HttpResponse.json({ ...complete, creditsAwarded: 1, totalCredits: 4 }));
    expect(await screen.findByText('Completed')).toBeVisible();
  });

  it('has the reviews, the ledger and the credits read again (D-92) (§4 review refresh)', async () => {
    const reads: string[] = [];
    const count = (path: string, answer: () => unknown) =>
      http.get(`*${path}`, () => {
        reads.push(path);
        return HttpResponse.json(answer() as Record<string, unknown>);
      });
    award();
    serveReview(server);
    server.use(
      count('/api/me/reviews', () => [pending]),
      count('/api/me/credits', () => ({ balance: 3, entries: [] })),
      count('/api/users/7', () => ada),
    );
    const router = openPage('/profile#my-reviews');
    await screen.findByText('Your Reviews (1)');
    await act(() => router.navigate('/profile#my-credits'));
    await screen.findByText('No credits earned or spent yet.');
    await act(() => router.navigate('/review-complete/318'));
    await press(await screen.findByText(COMPLETE).then(() => COMPLETE));
    await screen.findByText('Completed');
    await act(() => router.navigate('/profile#my-credits'));
    expect(await screen.findByText('Credits: 4')).toBeVisible();
    await screen.findByText('No credits earned or spent yet.');
    await act(() => router.navigate('/profile#my-reviews'));
    await screen.findByText('Your Reviews (1)');
    expect(reads.toSorted()).toEqual([
      '/api/me/credits',
      '/api/me/credits',
      '/api/me/reviews',
      '/api/me/reviews',
      '/api/users/7',
      '/api/users/7',
    ]);
  });
});

describe('a completion that fails', () => {
  it('says why, and can be tried again (§8 completion failure)', async () => {
    await openReview(server);
    server.use(
      http.patch('*/api/reviews/318', () => HttpResponse.json({ error: 'Too many requests' }, { status: 429 })),
    );
    await press(COMPLETE);
    expect(await screen.findByText('Error completing review')).toBeVisible();
    expect(screen.getByText('Too many requests')).toBeVisible();
    await waitFor(() => expect(button(COMPLETE)).toBeEnabled());
  });

  it.each(speechless)('shows an error after %s (§8 completion failure)', async (_, answer) => {
    await openReview(server);
    server.use(http.patch('*/api/reviews/318', answer));
    await press(COMPLETE);
    expect(await screen.findByText('Error completing review')).toBeVisible();
    expect(screen.getByText('Failed to complete your review. Please try again.')).toBeVisible();
  });

  it('repeats a try without an answer under the same key (D-108)', async () => {
    const keys: (string | null)[] = [];
    await openReview(server);
    server.use(
      http.patch('*/api/reviews/318', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json({ creditsAwarded: 1, totalCredits: 4 });
      }),
    );
    await press(COMPLETE);
    await screen.findByText('Error completing review');
    await waitFor(() => expect(button(COMPLETE)).toBeEnabled());
    await press(COMPLETE);
    await screen.findByText('Completed');
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});
