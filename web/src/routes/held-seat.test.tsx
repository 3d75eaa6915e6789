import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../features/accounts/testing/form.ts';
import { fernpost, NOW } from '../features/feedback/testing/seats.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';
import { openReviewPage, serveReviewPage, submitted } from './testing/review-page.ts';

const server = startApiServer();

const hold = (parts: Partial<typeof fernpost> = {}) =>
  server.use(http.get('*/api/me/claims', () => HttpResponse.json([{ ...fernpost, productId: 17, ...parts }])));

const openCompletion = async () => {
  serveReviewPage(server);
  openPage('/review-complete/318');
  await screen.findByText('Review Submitted');
};

beforeAll(() =>
  Promise.all([import('./review-page.tsx'), import('./review-complete-page.tsx'), import('../app/require-login.tsx')]),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-17: a review by a user who holds a seat', () => {
  it('says while it is written what it counts for, and until when', async () => {
    hold();
    await openReviewPage(server);
    const line = (await screen.findByText('4 h left')).parentElement;
    expect(line).toHaveTextContent(
      /^This review counts for the seat you hold\. Complete it by January 8, 2025, \d\d:00 \(4 h left\)\.$/,
    );
  });

  it('shows the seat before it is completed', async () => {
    hold({ reviewId: 318 });
    await openCompletion();
    const line = (await screen.findByText('4 h left')).parentElement;
    expect(line).toHaveTextContent(
      /^Complete it by January 8, 2025, \d\d:00 \(4 h left\) to fill the seat you hold\.$/,
    );
  });

  it('says nothing of a seat once it is completed', async () => {
    hold({ reviewId: 318 });
    const completed = { ...submitted, status: 'complete', creditsAwarded: 1, totalCredits: 4 };
    server.use(http.patch('*/api/reviews/318', () => HttpResponse.json(completed)));
    await openCompletion();
    await screen.findByText('4 h left');
    await press('Complete Review & Earn 1 Credit');
    await waitFor(() => expect(screen.queryByText('4 h left')).not.toBeInTheDocument());
  });

  it('says when the time is up', async () => {
    hold({ dueAt: NOW });
    await openReviewPage(server);
    expect(
      await screen.findByText('The time for your seat is up. The review still counts while the seat is open.'),
    ).toBeVisible();
  });

  it('says nothing where the seat is for another app', async () => {
    const asked: string[] = [];
    server.use(http.get('*/api/me/claims', () => (asked.push('claims'), HttpResponse.json([fernpost]))));
    await openReviewPage(server);
    await waitFor(() => expect(asked).toEqual(['claims']));
    expect(screen.queryByText(/the seat you hold/)).not.toBeInTheDocument();
  });
});
