import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, press } from '../features/accounts/testing/form.ts';
import { heldBack } from '../testing/held-back.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';
import { COMPLETE, complete, openReview, pending, serveReview } from './testing/review-complete-page.ts';

const server = startApiServer();

beforeAll(async () => {
  await Promise.all([
    import('./review-complete-page.tsx'),
    import('./auth-page.tsx'),
    import('../app/require-login.tsx'),
  ]);
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a review that is pending', () => {
  it('shows what was said, how it stands, and what is left to do (§2 route review-complete, review submitted, review pending, §6 user screens, §7 GET /api/reviews/{id}, §9 review progress)', async () => {
    await openReview(server);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Review Submitted');
    expect(screen.getByText('4 out of 5')).toBeVisible();
    expect(screen.getByLabelText('4 out of 5 stars')).toBeInTheDocument();
    expect(screen.getByText(pending.content)).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.getByText('1 step remaining')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
    expect(button(COMPLETE)).toBeEnabled();
    expect(await screen.findByText(/Benchbook.*Review #318/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Review Submitted · Twofold'));
  });

  it('leads on (§2 review ways)', async () => {
    await openReview(server);
    expect(screen.getByText('Back to Discover')).toHaveAttribute('href', '/discover');
    expect(screen.getByText('Review more apps')).toHaveAttribute('href', '/available-reviews');
  });

  it('shows the main text of a structured review (D-12)', async () => {
    await openReview(server, { ...pending, content: '{"mainReview":"The main text."}' });
    expect(screen.getByText('The main text.')).toBeVisible();
  });

  it('does without the name of an app that does not load', async () => {
    server.use(http.get('*/api/products/17', () => new HttpResponse(null, { status: 500 })));
    serveReview(server);
    server.use(http.get('*/api/products/17', () => new HttpResponse(null, { status: 500 })));
    openPage('/review-complete/318');
    expect(await screen.findByText(/App #17.*Review #318/)).toBeVisible();
  });
});

describe('a review that is complete', () => {
  it('shows the credits, and nothing left to do (§2 review complete, review ways)', async () => {
    await openReview(server, complete);
    expect(screen.getByText('Completed')).toBeVisible();
    expect(screen.getByText('Review completed')).toBeVisible();
    expect(screen.getByText('Credits: 3')).toBeVisible();
    expect(screen.getByText('This review earned 1 credit.')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByText(COMPLETE)).not.toBeInTheDocument();
    expect(screen.getByText('Back to Discover')).toBeVisible();
    expect(screen.getByText('Review more apps')).toHaveAttribute('href', '/available-reviews');
  });
});

describe('a review that is complete and brought no credit', () => {
  it.each([
    ['it earns none', { ...complete, earns: false as const }, ada],
    ['the credit waits for a confirmed email', complete, { ...ada, emailConfirmed: false }],
  ])('does not say that it earned one: %s', async (_, review, me) => {
    serveReview(server, review);
    server.use(http.get('*/api/me', () => HttpResponse.json(me)));
    openPage('/review-complete/318');
    expect(await screen.findByText('Review completed')).toBeVisible();
    expect(screen.queryByText(/This review earned/)).not.toBeInTheDocument();
  });
});

describe('a review that is not there', () => {
  it.each([
    [404, 'Review not found'],
    [403, 'Not yours'],
  ])('shows an error after a %i (D-11) (§2 no review, §8 review missing)', async (status, error) => {
    serveReview(server);
    server.use(http.get('*/api/reviews/318', () => HttpResponse.json({ error }, { status })));
    openPage('/review-complete/318');
    expect(await screen.findByText('Review not found', { selector: 'h1' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Review not found · Twofold'));
  });

  it.each(['abc', '12abc', '-1'])('shows an error for "%s" without a call (D-86)', async (id) => {
    server.use(http.get('*/api/me', () => HttpResponse.json(ada)));
    openPage(`/review-complete/${id}`);
    expect(await screen.findByText('Review not found', { selector: 'h1' })).toBeVisible();
  });

  it.each([
    ['a 500', () => new HttpResponse(null, { status: 500 })],
    ['a broken network', () => HttpResponse.error()],
  ])('is another thing than %s: that can be tried again', async (_, answer) => {
    serveReview(server);
    server.use(http.get('*/api/reviews/318', answer));
    openPage('/review-complete/318');
    await screen.findByText('Error loading review');
    serveReview(server);
    await press('Retry');
    expect(await screen.findByText('Review Submitted')).toBeVisible();
  });

  it('shows a silhouette while it is not known', async () => {
    serveReview(server);
    const { answer, release } = heldBack();
    server.use(http.get('*/api/reviews/318', () => answer));
    openPage('/review-complete/318');
    expect(await screen.findByLabelText('Loading review')).toBeInTheDocument();
    release(HttpResponse.json(pending));
    expect(await screen.findByText('Review Submitted')).toBeVisible();
  });

  it('leads to /auth where the visitor is not logged in (§2 route review-complete, login required)', async () => {
    const router = openPage('/review-complete/318');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth');
  });
});
