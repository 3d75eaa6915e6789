import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ClaimView } from '@twofold/contracts/feedback/api';
import type { OrderView } from '@twofold/contracts/orders/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { fernpost } from '../../features/feedback/testing/seats.ts';
import { bundle } from '../../features/orders/testing/orders.ts';
import { startApiServer } from '../../testing/api-server.ts';
import { openApp } from '../../testing/open-app.tsx';

const server = startApiServer();

const mainLinks = () => within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
const link = (name: string) => mainLinks().getByRole('link', { name, hidden: true });
const openNotFound = async () => {
  const router = openApp('/nowhere');
  await screen.findByText('404 Page Not Found');
  return router;
};

beforeAll(async () => {
  await Promise.all([import('./header-badges.tsx'), import('../../routes/orders-page.tsx')]);
}, 60_000);

describe('a badge of a logged-in user', () => {
  const serve = (orders: readonly OrderView[], claims: readonly ClaimView[] = []) => {
    server.use(
      http.get('*/api/me', () => HttpResponse.json({ id: 1, fullName: 'Ada' })),
      http.get('*/api/me/orders', () => HttpResponse.json([...orders])),
      http.get('*/api/me/claims', () => HttpResponse.json([...claims])),
    );
  };
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

  it('counts the reviews that have arrived since the last visit, and those to write', async () => {
    serve([bundle()], [{ ...fernpost, dueAt: inAnHour() }, fernpost]);
    await openNotFound();
    expect(await mainLinks().findByText('new review')).toBeInTheDocument();
    expect(link('1 new review')).toHaveAttribute('href', '/orders');
    expect(link('1 review to write')).toHaveAttribute('href', '/available-reviews');
  });

  it('does not count reviews that the user has seen in this browser', async () => {
    serve([bundle()], [{ ...fernpost, dueAt: inAnHour() }]);
    const router = openApp('/orders');
    await screen.findByText('review to write');
    await waitFor(() => expect(localStorage.getItem('reviews-seen-1')).toBe('1'));
    await act(() => router.navigate('/nowhere'));
    await screen.findByText('404 Page Not Found');
    expect(mainLinks().queryByText('new review')).toBeNull();
  });

  it('has the full text in the menu', async () => {
    serve([bundle()]);
    await openNotFound();
    await mainLinks().findByText('new review');
    fireEvent.click(screen.getByLabelText('Open menu'));
    const menu = within(screen.getByLabelText('Menu'));
    expect(menu.getByText('new review')).toHaveTextContent('1 new review');
    expect(menu.getByText('new review')).toHaveAttribute('href', '/orders');
  });

  it('D-130: is how many notifications they have not read', async () => {
    serve([]);
    server.use(http.get('*/api/me/notifications/unread', () => HttpResponse.json({ unread: 3 })));
    await openNotFound();
    await mainLinks().findByText('3');
    expect(link('Notifications, 3 unread')).toHaveAttribute('href', '/notifications');
    fireEvent.click(screen.getByLabelText('Open menu'));
    const inMenu = within(screen.getByLabelText('Menu')).getByText('Notifications').closest('a');
    expect(inMenu).toHaveAccessibleName('Notifications, 3 unread');
  });

  it('D-130: counts no notifications beyond a hundred', async () => {
    serve([]);
    server.use(http.get('*/api/me/notifications/unread', () => HttpResponse.json({ unread: 100 })));
    await openNotFound();
    await mainLinks().findByText('99+');
    expect(link('Notifications, 99+ unread')).toBeInTheDocument();
  });

  it('is absent if there is nothing to count', async () => {
    serve([bundle({ seats: [{ seat: 1, state: 'open' }] })], [fernpost]);
    await openNotFound();
    await mainLinks().findByText('Account');
    expect(mainLinks().getAllByRole('link', { hidden: true })).toHaveLength(4);
  });
});
