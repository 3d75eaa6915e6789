import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnRequest } from '@twofold/contracts/feedback/api';
import type { OrderView } from '@twofold/contracts/orders/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, speechless } from '../features/accounts/testing/form.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { bundle, deliveredBundle, now } from '../features/orders/testing/orders.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const serve = (orders: readonly OrderView[]) =>
  server.use(http.get('*/api/me/orders', () => HttpResponse.json([...orders])));

const logIn = (requests: readonly OwnRequest[] = []) =>
  server.use(
    http.get('*/api/me', () => HttpResponse.json(ada)),
    http.get('*/api/me/feedback-requests', () => HttpResponse.json([...requests])),
  );

const itemOf = (name: string) => screen.getByText(name).closest('li')!;

beforeAll(async () => {
  await Promise.all([
    import('./orders-page.tsx'),
    import('./order-page.tsx'),
    import('./profile-page.tsx'),
    import('../app/require-login.tsx'),
  ]);
}, 60_000);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now });
});

describe('D-110: the orders of a buyer', () => {
  it('are listed, each with its price, its progress and its state', async () => {
    serve([bundle(), deliveredBundle({ id: 1041, tier: 'QUICK', amountCents: 500 })]);
    openPage('/orders');
    const link = await screen.findByText('Standard Bundle for Benchbook');
    expect(link).toHaveAttribute('href', '/orders/1042');
    const first = within(itemOf('Standard Bundle for Benchbook'));
    expect(first.getByText(/^\$10\.00.·.paid Jan 5, 2025.·.1 of 3 reviews delivered, 24 h left$/)).toBeVisible();
    expect(first.getByText('Under way')).toBeVisible();
    expect(within(itemOf('Quick Feedback for Benchbook')).getByText('Delivered')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Orders · Twofold'));
  });

  it('show their seats', async () => {
    serve([bundle()]);
    openPage('/orders');
    await screen.findByText('Standard Bundle for Benchbook');
    const seats = itemOf('Standard Bundle for Benchbook').querySelectorAll('[data-seat]');
    expect([...seats].map((seat) => seat.getAttribute('data-seat'))).toEqual(['filled', 'claimed', 'open']);
  });

  it('keep their place when the app was taken down', async () => {
    const { product: _product, ...order } = bundle({ state: 'closed' });
    serve([order]);
    openPage('/orders');
    expect(await screen.findByText('Standard Bundle for App #17')).toHaveAttribute('href', '/orders/1042');
    expect(screen.getByText('Ended')).toBeVisible();
  });

  it('are those of the browser where the visitor is not logged in, who is told how to see the others', async () => {
    serve([bundle()]);
    openPage('/orders');
    expect(await screen.findByText('Standard Bundle for Benchbook')).toBeVisible();
    expect(screen.getByText('Log in')).toHaveAttribute('href', '/auth');
  });

  it('are none for a browser that the server does not know', async () => {
    server.use(http.get('*/api/me/orders', () => new HttpResponse(null, { status: 401 })));
    openPage('/orders');
    expect(await screen.findByText('No orders yet')).toBeVisible();
  });

  it('tell where they come from while there are none', async () => {
    serve([]);
    openPage('/orders');
    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(screen.getByText('Add Your App')).toHaveAttribute('href', '/');
  });

  it('lead a member without any to their apps', async () => {
    logIn([]);
    serve([]);
    openPage('/orders');
    await screen.findByText('No orders yet');
    expect(await screen.findByText('Your Apps')).toHaveAttribute('href', '/profile#my-apps');
  });

  it.each(speechless)('are read again after %s', async (_why, answer) => {
    server.use(http.get('*/api/me/orders', answer));
    openPage('/orders');
    expect(await screen.findByText('Failed to load your orders')).toBeVisible();
    serve([bundle()]);
    await press('Retry');
    expect(await screen.findByText('Standard Bundle for Benchbook')).toBeVisible();
  });

  it('come a hundred at a time', async () => {
    const page = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => deliveredBundle({ id: from - index }));
    const asked: (string | null)[] = [];
    server.use(
      http.get('*/api/me/orders', ({ request }) => {
        const before = new URL(request.url).searchParams.get('before');
        asked.push(before);
        return HttpResponse.json(before === null ? page(200, 100) : page(100, 2));
      }),
    );
    const router = openPage('/orders');
    await screen.findAllByText('Standard Bundle for Benchbook');
    await press('Load more');
    await waitFor(() => expect(screen.getAllByText('Standard Bundle for Benchbook')).toHaveLength(102));
    expect(asked).toEqual([null, '101']);
    expect(screen.queryByText('Load more')).not.toBeInTheDocument();

    // Coming back shows as many orders as before.
    await act(() => router.navigate('/nowhere'));
    await screen.findByText('404 Page Not Found');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getAllByText('Standard Bundle for Benchbook')).toHaveLength(102));
  });
});

describe('D-110: what was asked for with credits', () => {
  it('stands below the orders', async () => {
    serve([]);
    logIn([
      {
        requestId: 'b1d1c1f0-7c3e-4f6a-9a55-0d6f5cf1a111',
        productId: 17,
        product: { title: 'Benchbook', url: 'https://benchbook.example' },
        state: 'under-way',
        requestedAt: '2025-01-05T12:00:00.000Z',
        dueAt: '2025-01-12T12:00:00.000Z',
        seats: [{ seat: 1, state: 'open' }],
      },
    ]);
    openPage('/orders');
    expect(await screen.findByText('Benchbook')).toHaveAttribute('href', '/analysis/17');
    expect(screen.getByText('Under way')).toBeVisible();
  });
});

describe('D-110: the way to the orders', () => {
  it('leads there from My Apps', async () => {
    serve([bundle()]);
    logIn();
    server.use(
      http.get('*/api/users/7', () => HttpResponse.json(ada)),
      http.get('*/api/me/products', () => HttpResponse.json([])),
    );
    openPage('/profile#my-apps');
    await userEvent.click(await screen.findByText('Your Orders'));
    expect(await screen.findByText('Standard Bundle for Benchbook')).toBeVisible();
  });
});
