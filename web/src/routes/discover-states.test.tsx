import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '../features/accounts/testing/people.ts';
import { benchbook } from '../features/analysis/report/testing/benchbook.ts';
import { fernpost, NOW } from '../features/feedback/testing/seats.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';
import { submitted } from './testing/review-page.ts';

const server = startApiServer();

const { evidence: _evidence, ...summary } = benchbook;
const app = (id: number, title: string) => ({ ...summary, id, title, openSeats: 1 });

const serve = (lists: Readonly<Record<string, JsonBodyType>>) =>
  server.use(...Object.entries(lists).map(([path, list]) => http.get(`*/api/${path}`, () => HttpResponse.json(list))));

const cardOf = async (title: string) => within((await screen.findByText(title)).closest('li')!);

beforeAll(() => import('./discover-page.tsx'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  serve({
    me: ada,
    products: [app(1, 'Own'), app(2, 'Done'), app(3, 'Begun'), app(42, 'Fernpost'), app(5, 'Free')],
    'me/products': [{ ...app(1, 'Own'), isListed: true, reviewCount: 0 }],
    'me/reviews': [
      { ...submitted, id: 7, productId: 2, status: 'complete' },
      { ...submitted, id: 8, productId: 3 },
    ],
    'me/claims': [fernpost],
  });
});

describe('D-136: Discover for a reader who is logged in', () => {
  it.each([
    ['Own', 'Yours', 'Open report', '/analysis/1'],
    ['Done', 'Reviewed', 'Open report', '/analysis/2'],
    ['Begun', 'Review submitted', 'Complete it', '/review-complete/8'],
    ['Fernpost', 'Seat claimed, 4 h left', 'Write the review', '/review/42'],
  ])('says of %s what it is to them, instead of a button that would be refused', async (title, state, action, to) => {
    openPage('/discover');
    const card = await cardOf(title);
    expect(await card.findByText(state)).toBeVisible();
    expect(card.getByRole('link', { name: action })).toHaveAttribute('href', to);
    expect(card.queryByText('Review App & Earn Credit')).not.toBeInTheDocument();
  });

  it('offers every other app', async () => {
    openPage('/discover');
    const card = await cardOf('Free');
    expect(await card.findByText('Review App & Earn Credit')).toHaveAttribute('href', '/review/5');
  });

  it('offers nothing while it is not known what the apps are to them', async () => {
    server.use(http.get('*/api/me/claims', () => new Promise<Response>(() => undefined)));
    openPage('/discover');
    const card = await cardOf('Own');
    await waitFor(() => expect(card.queryByText('Review App & Earn Credit')).not.toBeInTheDocument());
    expect(card.queryByText('Open report')).not.toBeInTheDocument();
  });
});
