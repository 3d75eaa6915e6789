import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '../features/accounts/testing/people.ts';
import { emptyReport } from '../features/analysis/report/testing/benchbook.ts';
import { startApiServer, STRANGER } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();
const TOKEN = 'A'.repeat(22);
let isShared: boolean;
let isListed: boolean;
let sent: string[];

const serve = (isOwner: boolean) =>
  server.use(
    http.get('*/api/me', () =>
      isOwner ? HttpResponse.json(ada) : HttpResponse.json({ error: 'No' }, { status: 401 }),
    ),
    http.get('*/api/me/products', () =>
      HttpResponse.json([{ ...emptyReport, openSeats: 0, isListed, reviewCount: 0, ...(isShared && { isShared }) }]),
    ),
    http.get('*/api/products/17', ({ request }) =>
      isOwner || new URL(request.url).searchParams.get('share') === TOKEN
        ? HttpResponse.json(emptyReport)
        : HttpResponse.json({ error: 'Product not found' }, { status: 404 }),
    ),
    http.get('*/api/products/17/standing', () => HttpResponse.json({ ...STRANGER, isOwner, seesReviews: isOwner })),
    http.get('*/api/products/17/reviews', () =>
      isOwner ? HttpResponse.json([]) : HttpResponse.json({ error: 'No' }, { status: 401 }),
    ),
    http.post('*/api/products/17/share-link', () => {
      sent.push('create');
      isShared = true;
      return HttpResponse.json({ token: TOKEN });
    }),
    http.delete('*/api/products/17/share-link', () => {
      sent.push('revoke');
      isShared = false;
      return HttpResponse.json({ ok: true });
    }),
  );

beforeAll(() => import('./analysis-page.tsx'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  isShared = false;
  isListed = false;
  sent = [];
});

describe('D-134: sharing an unlisted report', () => {
  it('gives its owner a link, and takes it back', async () => {
    serve(true);
    const user = userEvent.setup();
    openPage('/analysis/17');
    await user.click(await screen.findByRole('button', { name: 'Create share link' }));
    const link = `${globalThis.location.origin}/analysis/17?share=${TOKEN}`;
    expect(await screen.findByLabelText('Link to the report')).toHaveValue(link);
    expect(await navigator.clipboard.readText()).toBe(link);
    await user.click(screen.getByRole('button', { name: 'Revoke link' }));
    expect(await screen.findByRole('button', { name: 'Create share link' })).toBeVisible();
    expect(screen.queryByLabelText('Link to the report')).not.toBeInTheDocument();
    expect(sent).toEqual(['create', 'revoke']);
  });

  it('shows the link again that there is', async () => {
    serve(true);
    isShared = true;
    openPage('/analysis/17');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByLabelText('Link to the report')).toBeVisible();
  });

  it('is where "Share" leads, since the address of the page opens for few', async () => {
    serve(true);
    const user = userEvent.setup();
    openPage('/analysis/17');
    const section = (await screen.findByText('Share link')).closest('#share-link');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(section).toHaveFocus();
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  });

  it('is not offered for a listed one', async () => {
    serve(true);
    isListed = true;
    openPage('/analysis/17');
    expect(await screen.findByText('This is your app')).toBeVisible();
    expect(screen.queryByText('Share link')).not.toBeInTheDocument();
  });
});

describe('D-134: opening an unlisted report as a stranger', () => {
  it('shows it at the address of its share link, whose data can be saved and bought for', async () => {
    serve(false);
    let bought: unknown;
    server.use(
      http.post('*/api/checkout', async ({ request }) => {
        bought = await request.json();
        return HttpResponse.json({ error: 'No' }, { status: 502 });
      }),
    );
    openPage(`/analysis/17?share=${TOKEN}&utm_source=mail`);
    await screen.findByText('What the machine found');
    expect(screen.getByRole('link', { name: 'JSON' })).toHaveAttribute('href', `/api/products/17?share=${TOKEN}`);
    await userEvent.click(screen.getAllByRole('button', { name: 'Select Plan' })[0]!);
    await waitFor(() => expect(bought).toEqual({ productId: 17, tier: 'QUICK', share: TOKEN }));
  });

  it('shows the load error without it', async () => {
    serve(false);
    openPage('/analysis/17');
    expect(await screen.findByText('Error Loading Analysis')).toBeVisible();
  });
});
