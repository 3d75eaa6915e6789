import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@twofold/contracts/accounts/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, press, speechless } from '../features/accounts/testing/form.ts';
import { heldBack } from '../testing/held-back.ts';
import { benchbook, emptyReport } from '../features/analysis/report/testing/benchbook.ts';
import { parkedSite } from '../features/analysis/report/testing/parked-site.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';
import { openReviewPage, rating, serveReviewPage, textarea } from './testing/review-page.ts';

const server = startApiServer();
const serve = (user?: UserView) => serveReviewPage(server, user);
const open = (user?: UserView) => openReviewPage(server, user);

beforeAll(async () => {
  await Promise.all([
    import('./review-page.tsx'),
    import('./review-complete-page.tsx'),
    import('./discover-page.tsx'),
    import('./auth-page.tsx'),
    import('./landing-page.tsx'),
    import('../app/require-login.tsx'),
  ]);
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('opening /review/{id}', () => {
  it('leads to /auth where the visitor is not logged in (§2 route review, login required)', async () => {
    const router = openPage('/review/17');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth');
  });

  it.each(['abc', '12abc', '-1', '1.5'])(
    'leads to /discover with a toast for "%s" (D-53) (§2 review of no number, §8 invalid product)',
    async (id) => {
      serve();
      const router = openPage(`/review/${id}`);
      // The toast is rendered again with the next screen.
      await waitFor(() => expect(screen.getByText('Invalid product')).toBeVisible());
      expect(await screen.findByText('Discover Apps', { selector: 'h1' })).toBeVisible();
      expect(router.state.location.pathname).toBe('/discover');
    },
  );

  it('shows a silhouette until the app is there', async () => {
    serve();
    const { answer, release } = heldBack();
    server.use(http.get('*/api/products/17', () => answer));
    openPage('/review/17');
    expect(await screen.findByLabelText('Loading app')).toBeInTheDocument();
    release(HttpResponse.json(emptyReport));
    expect(await screen.findByText('Key Strengths')).toBeVisible();
  });

  it('says why a report is a limited one, and imagines no persona (D-124)', async () => {
    serve();
    server.use(http.get('*/api/products/17', () => HttpResponse.json({ ...parkedSite, id: 17 })));
    openPage('/review/17');
    expect(await screen.findByRole('note')).toHaveTextContent('This domain is parked');
    expect(screen.getByText('No specific strengths identified')).toBeVisible();
    expect(screen.getByText(/^We found no app at this address\. Check whether/)).toBeVisible();
    expect(screen.queryByText('Use the product first.')).not.toBeInTheDocument();
  });

  it('says that there is no such app (§2 review of nothing, §8 product missing)', async () => {
    serve();
    server.use(http.get('*/api/products/17', () => HttpResponse.json({ error: 'Product not found' }, { status: 404 })));
    openPage('/review/17');
    expect(await screen.findByText('Product not found', { selector: 'h1' })).toBeVisible();
    expect(screen.getByText('Back to Discover')).toHaveAttribute('href', '/discover');
    await waitFor(() => expect(document.title).toBe('Product not found · Twofold'));
  });

  it.each(speechless)('says that it failed after %s, and tries again', async (_, answer) => {
    serve();
    server.use(http.get('*/api/products/17', answer));
    openPage('/review/17');
    await screen.findByText('Error loading app');
    serve();
    await press('Retry');
    expect(await screen.findByText('Key Strengths')).toBeVisible();
  });
});

describe('what the reviewer should know', () => {
  it('is the title, the site, purpose, description, strengths, weaknesses and credits (§2 route review, reviewed app, review credits, §6 user screens)', async () => {
    serve();
    server.use(http.get('*/api/products/17', () => HttpResponse.json(benchbook)));
    openPage('/review/17');
    await screen.findByText('Key Strengths');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Benchbook');
    expect(screen.getByText('https://benchbook.example', { exact: false, selector: 'a' })).toHaveAttribute(
      'href',
      'https://benchbook.example',
    );
    expect(screen.getByText('Purpose').nextElementSibling).toHaveTextContent(benchbook.purpose);
    expect(screen.getByText('Description').nextElementSibling).toHaveTextContent(benchbook.description);
    for (const text of benchbook.aiAnalysis.strengths) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Areas for Improvement')).toBeVisible();
    for (const text of benchbook.aiAnalysis.weaknesses) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Credits: 3')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Review Benchbook · Twofold'));
  });

  it('says a description once that the purpose has, too', async () => {
    serve();
    const purpose = `Software: ${benchbook.description}`;
    server.use(http.get('*/api/products/17', () => HttpResponse.json({ ...benchbook, purpose })));
    openPage('/review/17');
    expect(await screen.findByText(purpose)).toBeVisible();
    expect(screen.queryByText('Description')).not.toBeInTheDocument();
  });
});

describe('the rating', () => {
  it('is 3 of 1 to 5 at first (§2 review rating, §9 rating scale)', async () => {
    await open();
    const radios = ['1', '2', '3', '4', '5'].map((name) => (rating(name) as HTMLInputElement).checked);
    expect(radios).toEqual([false, false, true, false, false]);
    expect(rating('3')).toHaveAccessibleName('3');
  });

  it('is chosen by a click, and shown in stars', async () => {
    await open();
    await userEvent.click(rating('5'));
    expect(rating('5')).toBeChecked();
    expect(screen.getByLabelText('5 out of 5 stars')).toBeInTheDocument();
  });

  it('is one stop of the Tab key, before the text (§2 review text)', async () => {
    await open();
    rating('3').focus();
    await userEvent.tab();
    expect(textarea()).toHaveFocus();
    await userEvent.tab();
    expect(button('Submit Review')).toHaveFocus();
  });
});
