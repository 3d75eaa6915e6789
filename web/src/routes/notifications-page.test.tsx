import { screen, waitFor, within } from '@testing-library/react';
import type { NotificationView } from '@twofold/contracts/notifications/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, speechless } from '../features/accounts/testing/form.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const idOf = (number: number) => `00000000-0000-5000-8000-${String(number).padStart(12, '0')}.review-received`;
const review = (number: number, changes: Partial<NotificationView> = {}): NotificationView => ({
  id: idOf(number),
  kind: 'review-received',
  at: `2026-01-05T12:${String(number).padStart(2, '0')}:00.000Z`,
  isRead: false,
  productId: 17,
  appTitle: 'Benchbook',
  orderId: 9,
  ...changes,
});

/** Serves these notifications, newest first, and marks them as read on request. Returns the bodies of those requests. */
const serve = (...items: NotificationView[]) => {
  const asked: unknown[] = [];
  let known = items;
  const isMarked = (body: { id?: string; through?: string }, { id, at }: NotificationView) =>
    body.id === id || (body.through !== undefined && at <= body.through);
  server.use(
    http.get('*/api/me', () => HttpResponse.json(ada)),
    http.get('*/api/me/notifications', () => HttpResponse.json({ items: known })),
    http.get('*/api/me/notifications/unread', () =>
      HttpResponse.json({ unread: known.filter(({ isRead }) => !isRead).length }),
    ),
    http.post('*/api/me/notifications/read', async ({ request }) => {
      const body = (await request.json()) as { id?: string; through?: string };
      asked.push(body);
      known = known.map((item) => (isMarked(body, item) ? { ...item, isRead: true } : item));
      return HttpResponse.json({ ok: true });
    }),
  );
  return asked;
};

const list = async () => within(await screen.findByRole('list', { name: 'Notifications' }));
const unreadInHeader = async () =>
  (await screen.findByLabelText(/^Notifications/, { selector: 'header a' })).getAttribute('aria-label');

beforeAll(async () => {
  await Promise.all([
    import('./notifications-page.tsx'),
    import('../app/require-login.tsx'),
    import('../app/shell/personal-links.tsx'),
    import('./order-page.tsx'),
  ]);
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-130: the notifications of a user', () => {
  it('say what happened, when, and lead to it', async () => {
    serve(review(2), review(1, { kind: 'claim-expired', isRead: true, orderId: undefined, appTitle: undefined }));
    openPage('/notifications');
    const items = await list();
    const [first, second] = items.getAllByRole('link');
    expect(first).toHaveAccessibleName('Unread: A review of Benchbook has arrived');
    expect(first).toHaveAttribute('href', '/orders/9');
    expect(second).toHaveAccessibleName('Your seat for an app expired');
    expect(second).toHaveAttribute('href', '/available-reviews');
    expect(items.getAllByText(/^January 5, 2026, /)).toHaveLength(2);
    await waitFor(() => expect(document.title).toBe('Notifications · Twofold'));
  });

  it('are marked as read one by one, in the list and in the header', async () => {
    const asked = serve(review(2), review(1));
    openApp('/notifications');
    await list();
    await waitFor(async () => expect(await unreadInHeader()).toBe('Notifications, 2 unread'));
    const [button] = screen.getAllByText('Mark as read');
    expect(button).toHaveAccessibleName('Mark as read: A review of Benchbook has arrived');
    button?.click();
    await waitFor(() => expect(screen.getAllByText('Mark as read')).toHaveLength(1));
    await waitFor(async () => expect(await unreadInHeader()).toBe('Notifications, 1 unread'));
    expect(asked).toEqual([{ id: idOf(2) }]);
  });

  it('are marked as read all together, up to the newest that is shown', async () => {
    const asked = serve(review(2), review(1));
    openApp('/notifications');
    await list();
    await press('Mark all as read');
    await waitFor(() => expect(screen.queryByText('Mark as read')).not.toBeInTheDocument());
    expect(screen.queryByText('Mark all as read')).not.toBeInTheDocument();
    await waitFor(async () => expect(await unreadInHeader()).toBe('Notifications'));
    expect(asked).toEqual([{ through: review(2).at }]);
  });

  it('are shown as read before that is saved', async () => {
    serve(review(3), review(2), review(1, { isRead: true }));
    let save = (): void => undefined;
    const saving = new Promise<void>((resolve) => (save = resolve));
    server.use(
      http.post('*/api/me/notifications/read', async () => {
        await saving;
        return HttpResponse.json({ ok: true });
      }),
    );
    openPage('/notifications');
    await list();
    await press('Mark all as read');
    await waitFor(() => expect(screen.queryByText('Mark as read')).not.toBeInTheDocument());
    save();
  });

  it('are read by anyone who follows their link', async () => {
    const asked = serve(review(1));
    const router = openPage('/notifications');
    (await list()).getByRole('link').click();
    await waitFor(() => expect(asked).toEqual([{ id: idOf(1) }]));
    expect(router.state.location.pathname).toBe('/orders/9');
  });

  it('stay unread where that could not be saved, with an error', async () => {
    serve(review(1));
    server.use(http.post('*/api/me/notifications/read', () => HttpResponse.json({}, { status: 500 })));
    openPage('/notifications');
    await list();
    await press('Mark all as read');
    expect(await screen.findByText('Still unread')).toBeVisible();
    expect(await screen.findByText('Mark as read')).toBeVisible();
  });

  it('come page by page', async () => {
    serve();
    const next = `${review(2).at}_${idOf(2)}`;
    server.use(
      http.get('*/api/me/notifications', ({ request }) => {
        const before = new URL(request.url).searchParams.get('before');
        return HttpResponse.json(before === next ? { items: [review(1)] } : { items: [review(3), review(2)], next });
      }),
    );
    openPage('/notifications');
    expect((await list()).getAllByRole('link')).toHaveLength(2);
    await press('Load more');
    await waitFor(async () => expect((await list()).getAllByRole('link')).toHaveLength(3));
    expect(screen.queryByText('Load more')).not.toBeInTheDocument();
  });

  it('tell what will be there while there are none', async () => {
    serve();
    openPage('/notifications');
    expect(await screen.findByText('No notifications yet')).toBeVisible();
  });

  it.each(speechless)('are read again after %s', async (_why, answer) => {
    serve(review(1));
    server.use(http.get('*/api/me/notifications', answer));
    openPage('/notifications');
    expect(await screen.findByText('Failed to load your notifications')).toBeVisible();
    serve(review(1));
    await press('Retry');
    expect((await list()).getAllByRole('link')).toHaveLength(1);
  });

  it('are for those who are logged in', async () => {
    const router = openPage('/notifications');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  });
});
