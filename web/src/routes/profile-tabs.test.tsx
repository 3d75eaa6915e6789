import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnProduct } from '@twofold/contracts/analysis/api';
import type { ReviewView } from '@twofold/contracts/reviews/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speechless } from '../features/accounts/testing/form.ts';
import { heldBack } from '../testing/held-back.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { benchbook } from '../features/analysis/report/testing/benchbook.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const serve = (path: string, answer: unknown) =>
  server.use(http.get(`*${path}`, () => HttpResponse.json(answer as Record<string, unknown>)));

const { evidence: _evidence, ...summary } = benchbook;
const app = (parts: Partial<OwnProduct> = {}): OwnProduct => ({
  ...summary,
  openSeats: 0,
  isListed: true,
  reviewCount: 0,
  ...parts,
});

const review = (parts: Partial<ReviewView> = {}): ReviewView => ({
  id: 318,
  productId: 41,
  content: 'On the pricing page I found no price for a second shop.',
  rating: 4,
  status: 'pending',
  createdAt: '2025-01-08T12:00:00.000Z',
  ...parts,
});

const openTab = (hash: 'my-apps' | 'my-reviews') => {
  openPage(`/profile#${hash}`);
  return screen.findByRole('tabpanel');
};

beforeAll(async () => {
  await Promise.all([import('./profile-page.tsx'), import('../app/require-login.tsx')]);
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.get('*/api/me', () => HttpResponse.json(ada)),
    http.get('*/api/users/7', () => HttpResponse.json(ada)),
  );
});

describe('the tabs of the profile', () => {
  it('are four, and the keys go through them (§2 profile tabs)', async () => {
    serve('/api/me/products', []);
    openPage('/profile');
    await screen.findByText('Edit Profile');
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Account', 'My Apps', 'Reviews', 'Credits']);
    tabs[0]!.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByText('No Apps Added Yet')).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('My Apps');
  });
});

describe('the tab My Apps', () => {
  it('counts the apps, and shows each (§2 my apps, own app, add app, §7 GET /api/me/products)', async () => {
    serve('/api/me/products', [app(), app({ id: 16, title: 'Fernpost' })]);
    const panel = await openTab('my-apps');
    expect(await within(panel).findByText('Your Apps (2)')).toBeVisible();
    const card = within(panel).getByText('Benchbook').closest('li')!;
    const site = within(card).getByText('benchbook.example', { exact: false, selector: 'a' });
    expect(site).toHaveAttribute('href', 'https://benchbook.example');
    expect(site).toHaveAttribute('target', '_blank');
    expect(within(card).getByText('View Analysis')).toHaveAttribute('href', '/analysis/17');
    expect(within(card).getByText('Repair tickets for bike shops.')).toBeVisible();
    expect(within(card).getByText('Jan 5, 2025')).toBeVisible();
    expect(within(panel).getByText('Add Your App')).toHaveAttribute('href', '/');
  });

  it('shows the first three words of two strengths (D-83) (§2 own app strengths, §9 app chips)', async () => {
    serve('/api/me/products', [app()]);
    const panel = await openTab('my-apps');
    const chips = within(await within(panel).findByLabelText('Strengths')).getAllByRole('listitem');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Says in the', 'The trial asks']);
  });

  it.each([
    ['Easy to find: 7 Mill Street', 'Easy to find'],
    ['Open until six, seven days', 'Open until six'],
    ['No card, no call', 'No card, no'],
  ])('shows %j as %j, without the mark that leads on', async (strength, chip) => {
    serve('/api/me/products', [app({ aiAnalysis: { ...app().aiAnalysis, strengths: [strength] } })]);
    const panel = await openTab('my-apps');
    const [first] = within(await within(panel).findByLabelText('Strengths')).getAllByRole('listitem');
    expect(first).toHaveTextContent(new RegExp(`^${chip}$`));
  });

  it('does without a title and a description (D-57) (§2 untitled app, no description)', async () => {
    serve('/api/me/products', [app({ title: '', description: '' })]);
    const panel = await openTab('my-apps');
    expect(await within(panel).findByText('Untitled App')).toBeVisible();
    expect(within(panel).getByText('No description available')).toBeVisible();
  });

  it('marks an app that others do not find, and says how many people have reviewed it', async () => {
    serve('/api/me/products', [app({ isListed: false, reviewCount: 3 }), app({ id: 16, reviewCount: 1 })]);
    const panel = await openTab('my-apps');
    expect(await within(panel).findByText('Not listed')).toBeVisible();
    expect(within(panel).getByText('3 reviews')).toBeVisible();
    expect(within(panel).getByText('1 review')).toBeVisible();
  });

  it('leads to the form where there is none (§2 no apps, add app)', async () => {
    serve('/api/me/products', []);
    const panel = await openTab('my-apps');
    expect(await within(panel).findByText('No Apps Added Yet')).toBeVisible();
    expect(within(panel).getByText('Add Your App')).toHaveAttribute('href', '/');
  });

  it.each(speechless)(
    'says that they failed after %s, and tries again (§2 my apps error, §8 list failure)',
    async (_, answer) => {
      server.use(http.get('*/api/me/products', answer));
      const panel = await openTab('my-apps');
      expect(await within(panel).findByText('Failed to load your apps')).toBeVisible();
      expect(within(panel).getByText('Add Your App')).toBeVisible();
      serve('/api/me/products', [app()]);
      await userEvent.click(within(panel).getByText('Retry'));
      expect(await within(panel).findByText('Your Apps (1)')).toBeVisible();
    },
  );

  it('shows silhouettes until they are there', async () => {
    const { answer, release } = heldBack();
    server.use(http.get('*/api/me/products', () => answer));
    const panel = await openTab('my-apps');
    expect(within(panel).getByLabelText('Loading your apps')).toBeInTheDocument();
    release(HttpResponse.json([app()]));
    expect(await within(panel).findByText('Your Apps (1)')).toBeVisible();
  });
});

describe('the tab Reviews', () => {
  const openReviews = async (...reviews: ReviewView[]) => {
    serve('/api/me/reviews', reviews);
    const panel = await openTab('my-reviews');
    await within(panel).findByText(`Your Reviews (${reviews.length})`);
    return panel;
  };

  it('counts the reviews, and shows each (§2 my reviews, review card, review badge, review date, review app, §7 GET /api/me/reviews)', async () => {
    const panel = await openReviews(review(), review({ id: 297, productId: 36, rating: 3, status: 'complete' }));
    const [first, second] = ['Review #318 • App #41', 'Review #297 • App #36'].map((name) =>
      within(within(panel).getByText(name).closest('li')!),
    );
    expect(first!.getByLabelText('4 out of 5 stars')).toBeInTheDocument();
    expect(first!.getByText('Pending')).toBeVisible();
    expect(first!.getByText('Submitted on Jan 8, 2025')).toBeVisible();
    expect(first!.getByText(review().content)).toBeVisible();
    expect(first!.getByText('View App Details')).toHaveAttribute('href', '/analysis/41');
    expect(second!.getByText('Completed')).toBeVisible();
  });

  it('leads to what is left to do, only where something is', async () => {
    const panel = await openReviews(review(), review({ id: 297, status: 'complete' }));
    expect(
      within(panel)
        .getAllByText('Complete this review')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/review-complete/318']);
  });

  it.each([
    ['the main text', '{"mainReview":"All of it."}', 'All of it.'],
    ['that there is none', '{"rating":3}', 'No detailed review provided'],
    ['the first 100 characters of a plain text', 'x'.repeat(101), `${'x'.repeat(100)}...`],
  ])('shows %s (§2 review card)', async (_, content, shown) => {
    const panel = await openReviews(review({ content }));
    expect(within(panel).getByText(shown)).toBeVisible();
  });

  it('leads to Discover where there is none (§2 no reviews)', async () => {
    serve('/api/me/reviews', []);
    const panel = await openTab('my-reviews');
    expect(await within(panel).findByText('Browse Apps to Review')).toHaveAttribute('href', '/discover');
  });

  it.each(speechless)(
    'says that they failed after %s, and tries again (§2 my reviews error, §8 list failure)',
    async (_, answer) => {
      server.use(http.get('*/api/me/reviews', answer));
      const panel = await openTab('my-reviews');
      expect(await within(panel).findByText('Failed to load your reviews')).toBeVisible();
      serve('/api/me/reviews', [review()]);
      await userEvent.click(within(panel).getByText('Retry'));
      expect(await within(panel).findByText('Your Reviews (1)')).toBeVisible();
    },
  );

  it('shows silhouettes until they are there', async () => {
    const { answer, release } = heldBack();
    server.use(http.get('*/api/me/reviews', () => answer));
    const panel = await openTab('my-reviews');
    expect(within(panel).getByLabelText('Loading your reviews')).toBeInTheDocument();
    release(HttpResponse.json([review()]));
    expect(await within(panel).findByText('Your Reviews (1)')).toBeVisible();
  });
});
