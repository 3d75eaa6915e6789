import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fernpost, NOW } from '../features/feedback/testing/seats.ts';
import { STRANGER, startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';
import { openReviewPage, serveReviewPage, submit, submitted, takeReview, TEXT, write } from './testing/review-page.ts';

const server = startApiServer();

const brief = { task: 'Book a stand.', questions: ['Is the price clear?', 'Would you pay?'], hasAccess: true };
const hold = () =>
  server.use(http.get('*/api/me/claims', () => HttpResponse.json([{ ...fernpost, productId: 17, brief }])));

beforeAll(async () => {
  await Promise.all([
    import('./review-page.tsx'),
    import('./review-complete-page.tsx'),
    import('../app/require-login.tsx'),
  ]);
}, 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-137: a reviewer with a seat', () => {
  it('reads the task, and the test login once they ask for it', async () => {
    hold();
    server.use(
      http.get(`*/api/feedback-requests/${fernpost.requestId}/access`, () =>
        HttpResponse.json({ access: 'guest / pw' }),
      ),
    );
    await openReviewPage(server);
    expect(await screen.findByText('Book a stand.')).toBeVisible();
    expect(screen.queryByText('guest / pw')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show test login' }));
    expect(await screen.findByText('guest / pw')).toBeVisible();
  });

  it('is told where the test login cannot be read', async () => {
    hold();
    server.use(
      http.get('*/api/feedback-requests/*/access', () =>
        HttpResponse.json({ error: 'Test login not found' }, { status: 404 }),
      ),
    );
    await openReviewPage(server);
    await userEvent.click(await screen.findByRole('button', { name: 'Show test login' }));
    expect(await screen.findByText('Test login not found', {}, { timeout: 10_000 })).toBeVisible();
  });

  it('answers the questions as part of the text, in their order', async () => {
    hold();
    const sent = takeReview(server);
    await openReviewPage(server);
    const answer = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    await screen.findByRole('textbox', { name: 'Would you pay?' });
    answer('Would you pay?', 'Not yet.');
    answer('Is the price clear?', 'Yes.');
    write();
    await submit();
    await screen.findByText('Review Submitted');
    const content = `${TEXT}\n\nIs the price clear?\nYes.\n\nWould you pay?\nNot yet.`;
    expect(sent).toEqual([expect.objectContaining({ content })]);
  });
});

describe('D-07: a review that earns nothing', () => {
  const REASON = /^This app was submitted from this browser, so your review of it earns no credit\./;

  it('is announced before it is written', async () => {
    server.use(http.get('*/api/products/17/standing', () => HttpResponse.json({ ...STRANGER, earnsNothing: true })));
    await openReviewPage(server);
    expect(await screen.findByText(REASON)).toBeVisible();
    expect(screen.queryByText(/earns 1/)).toBeNull();
  });

  it('is announced before it is completed', async () => {
    serveReviewPage(server);
    server.use(http.get('*/api/reviews/318', () => HttpResponse.json({ ...submitted, earns: false })));
    openPage('/review-complete/318');
    expect(await screen.findByText(REASON)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Complete Review' })).toBeVisible();
  });

  it('is no matter where it earns a credit', async () => {
    serveReviewPage(server);
    openPage('/review-complete/318');
    expect(await screen.findByRole('button', { name: 'Complete Review & Earn 1 Credit' })).toBeVisible();
    expect(screen.queryByText(REASON)).toBeNull();
  });
});
