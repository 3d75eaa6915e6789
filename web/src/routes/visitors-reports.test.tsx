import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';

const server = startApiServer();

const placeholder = 'Enter your app or product URL';
const field = () => screen.getAllByPlaceholderText(placeholder)[0]!;
const openLanding = async () => {
  const router = openApp('/');
  await screen.findAllByPlaceholderText(placeholder);
  return router;
};

beforeAll(async () => {
  await Promise.all([
    import('./landing-page.tsx'),
    import('./analysis-page.tsx'),
    import('../features/analysis/visitors-report-list.tsx'),
  ]);
}, 60_000);

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  server.use(http.get('*/api/products/:id', () => HttpResponse.json({ error: 'No such product' }, { status: 404 })));
});

describe('the landing page, to a visitor', () => {
  it('lists what a visitor had analysed in this browser, but for what was taken down', async () => {
    // The demo would draw itself anew five times a second, and a slow machine would do nothing else.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    localStorage.setItem('visitors-reports', '[7,8]');
    server.use(
      http.get('*/api/products/7', () =>
        HttpResponse.json({
          id: 7,
          title: 'Benchbook',
          url: 'https://benchbook.example/a',
          createdAt: '2025-01-05T12:00:00Z',
        }),
      ),
    );
    await openLanding();
    const list = (await screen.findByText('Read in this browser')).closest('section')!;
    expect(await within(list).findByText('Benchbook')).toHaveAttribute('href', '/analysis/7');
    expect(within(list).getByText('benchbook.example')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('visitors-reports')).toBe('[7]'));
    expect(within(list).queryByText('Report 8')).toBeNull();
  });

  it.each([
    ['remembers the report of a visitor', false, '[7]'],
    ['leaves the report of a user to their account', true, null],
  ])('%s', async (_, isLoggedIn, remembered) => {
    if (isLoggedIn) server.use(http.get('*/api/me', () => HttpResponse.json({ id: 1, fullName: 'Ada' })));
    server.use(http.post('*/api/analyze/url', () => HttpResponse.json({ productId: 7 }, { status: 201 })));
    const router = await openLanding();
    if (isLoggedIn) await screen.findByText('Account');
    fireEvent.change(field(), { target: { value: 'benchbook.example' } });
    fireEvent.submit(field());
    await waitFor(() => expect(router.state.location.pathname).toBe('/analysis/7'));
    expect(localStorage.getItem('visitors-reports')).toBe(remembered);
  });
});
