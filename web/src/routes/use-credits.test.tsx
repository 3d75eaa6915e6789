import { screen, waitFor, within } from '@testing-library/react';
import type { UserView } from '@twofold/contracts/accounts/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, field, fill, press } from '../features/accounts/testing/form.ts';
import { heldBack } from '../testing/held-back.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { benchbook } from '../features/analysis/report/testing/benchbook.ts';
import { asked } from '../features/feedback/testing/seats.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const { evidence: _evidence, ...summary } = benchbook;
const own = (id: number, title: string) => ({ ...summary, id, title, openSeats: 0, isListed: true, reviewCount: 0 });

const serve = (path: string, answer: unknown) =>
  server.use(http.get(`*${path}`, () => HttpResponse.json(answer as Record<string, unknown>)));

/** Opens /submit-url for Ada, who has two apps. */
const open = async (credits = 5, apps: unknown[] = [own(17, 'Benchbook'), own(16, '')]) => {
  const user: UserView = { ...ada, credits };
  serve('/api/me', user);
  serve('/api/me/products', apps);
  const router = openPage('/submit-url');
  await screen.findByText('Ask people with your credits');
  return router;
};

/** Accepts requests for reviews. Returns their bodies. */
const take = () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/feedback-requests', async ({ request }) => {
      sent.push(await request.json());
      serve('/api/me', { ...ada, credits: 3 });
      serve('/api/me/feedback-requests', [asked]);
      const answer = { requestId: asked.requestId, productId: 16, seats: 2, dueAt: asked.dueAt, totalCredits: 3 };
      return HttpResponse.json(answer, { status: 201 });
    }),
  );
  return sent;
};
const refuse = (status: number, error: string) =>
  server.use(http.post('*/api/feedback-requests', () => HttpResponse.json({ error }, { status })));

beforeAll(() => Promise.all([import('./submit-url-page.tsx'), import('./auth-page.tsx')]));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  serve('/api/me/feedback-requests', []);
});

describe('D-04: using credits', () => {
  it('is for people who are logged in', async () => {
    openPage('/submit-url');
    await screen.findByText('Submit Your App');
    expect(screen.queryByText('Ask people with your credits')).not.toBeInTheDocument();
  });

  it('says what it costs before anything is reserved', async () => {
    await open();
    expect(screen.getByText('1 credit = 1 review. You have 5. Minimum balance: 1.')).toBeVisible();
    expect(screen.getByText('1 credit reserved, 4 left.')).toBeVisible();
    fill('Reviewers', '3');
    expect(await screen.findByText('3 credits reserved, 2 left.')).toBeVisible();
    expect(button('Reserve 3 credits')).toBeEnabled();
  });

  it('asks for the app and the number that one chose', async () => {
    const sent = take();
    await open();
    expect(
      within(field('App'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Benchbook', 'Untitled App']);
    fill('App', '16');
    fill('Reviewers', '2');
    await press('Reserve 2 credits');
    expect(await screen.findByText('Request placed: 2 reviews')).toBeInTheDocument();
    expect(screen.getByText('2 credits reserved, 3 left.')).toBeInTheDocument();
    expect(sent).toEqual([{ productId: 16, reviewers: 2 }]);
  });

  it('shows the new balance and what was asked for', async () => {
    take();
    await open();
    fill('Reviewers', '2');
    await press('Reserve 2 credits');
    expect(await screen.findByText('Credits: 3')).toBeVisible();
    expect(await screen.findByText('Your review requests')).toBeVisible();
    expect(field('Reviewers')).toHaveValue(1);
  });

  it.each([
    ['5', 5, 'You must keep at least 1 credit'],
    ['0', 5, 'Please ask for at least one reviewer'],
    ['', 5, 'Please say how many reviewers'],
    ['1.5', 5, 'Please say how many reviewers'],
    ['11', 20, 'Please ask for at most 10 reviewers'],
  ])('refuses %j reviewers with %i credits', async (reviewers, credits, message) => {
    const sent = take();
    await open(credits);
    fill('Reviewers', reviewers);
    await press('Reserve credits');
    await waitFor(() => expect(field('Reviewers')).toHaveAccessibleDescription(message));
    expect(sent).toEqual([]);
  });

  it.each([
    [1, /^You have 1 credit, and the minimum balance is 1, so you can’t ask yet\./],
    [0, /^You have no credits\./],
  ])('keeps the last of %i credits, and shows how to earn more', async (credits, words) => {
    await open(credits);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('Earn Credits')).toHaveAttribute('href', '/available-reviews');
    expect(screen.queryByLabelText('Reviewers')).not.toBeInTheDocument();
  });

  it('needs one’s own app', async () => {
    await open(5, []);
    expect(
      screen.getByText('Submit an app first. You can spend credits only on reviews of your own apps.'),
    ).toBeVisible();
  });

  it('says why it was refused', async () => {
    refuse(403, 'This is not your app');
    await open();
    await press('Reserve 1 credit');
    expect(await screen.findByRole('alert')).toHaveTextContent('Request failedThis is not your app');
  });

  it('ends at /auth where the session has run out', async () => {
    refuse(401, 'Not logged in');
    const router = await open();
    await press('Reserve 1 credit');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  });
});

describe('D-73: what one asked for', () => {
  it('stands there with its seats and its state', async () => {
    serve('/api/me/feedback-requests', [asked]);
    await open();
    const item = within((await screen.findByText('1 of 3 reviewed, 1 claimed, 1 open')).closest('li')!);
    expect(item.getByText('Benchbook')).toHaveAttribute('href', '/analysis/17');
    expect(item.getByText('Under way')).toBeVisible();
    expect(item.getByText('Asked on Jan 8, 2025, open until Jan 15, 2025')).toBeVisible();
  });

  it('says what came back, also of an app that is no more', async () => {
    const { product: _, ...gone } = asked;
    serve('/api/me/feedback-requests', [{ ...gone, state: 'closed', seats: [{ seat: 1, state: 'missing' }] }]);
    await open();
    expect(await screen.findByText('0 of 1 reviewed, 1 credit returned')).toBeVisible();
    expect(screen.getByText('App #17')).toBeVisible();
    expect(screen.getByText('Ended')).toBeVisible();
    expect(screen.getByText('Asked on Jan 8, 2025. The app was taken down.')).toBeVisible();
  });

  it('is not there for who has never asked', async () => {
    const { answer, release } = heldBack();
    server.use(http.get('*/api/me/feedback-requests', () => answer));
    await open();
    expect(screen.getByLabelText('Loading your review requests')).toBeInTheDocument();
    release(HttpResponse.json([]));
    await waitFor(() => expect(screen.queryByLabelText('Loading your review requests')).not.toBeInTheDocument());
    expect(screen.queryByText('Your review requests')).not.toBeInTheDocument();
  });

  it('says when it does not load, and tries again', async () => {
    server.use(http.get('*/api/me/feedback-requests', () => new HttpResponse(null, { status: 500 })));
    await open();
    expect(await screen.findByText('Failed to load your review requests')).toBeVisible();
    serve('/api/me/feedback-requests', [asked]);
    await press('Retry');
    expect(await screen.findByText('Under way')).toBeVisible();
  });
});
