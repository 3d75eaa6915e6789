import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CreditEntry } from '@twofold/contracts/credits/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldBack } from '../testing/held-back.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { benchbook } from '../features/analysis/report/testing/benchbook.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const serve = (path: string, answer: unknown) =>
  server.use(http.get(`*${path}`, () => HttpResponse.json(answer as Record<string, unknown>)));

const entry = (number: number, parts: Partial<CreditEntry> = {}): CreditEntry => ({
  number,
  eventId: '8c1f2a77-0b9d-4e11-9b51-51e0d4106e04',
  kind: 'earned',
  change: 1,
  balance: number,
  at: '2025-01-05T12:00:00.000Z',
  productId: 41,
  reviewId: 310,
  ...parts,
});

const openTab = async () => {
  openPage('/profile');
  await userEvent.click(await screen.findByText('Credits', { selector: '[role=tab]' }));
  return screen.getByRole('tabpanel');
};

beforeAll(async () => {
  await Promise.all([import('./profile-page.tsx'), import('../app/require-login.tsx')]);
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.get('*/api/me', () => HttpResponse.json(ada)),
    http.get('*/api/users/7', () => HttpResponse.json(ada)),
    http.get('*/api/me/products', () => HttpResponse.json([])),
  );
});

describe('D-05: the tab Credits', () => {
  const openCredits = async (...entries: CreditEntry[]) => {
    serve('/api/me/credits', { balance: 3, pending: 0, entries });
    return openTab();
  };

  it('shows the balance, and where credits come from and go to (§2 credits tab, earn credits, use credits, §9 profile credits)', async () => {
    const panel = await openCredits(entry(1));
    expect(within(panel).getByText('Credits: 3')).toBeVisible();
    expect(within(panel).getByText('Earn Credits')).toHaveAttribute('href', '/available-reviews');
    expect(within(panel).getByText('Use Credits')).toHaveAttribute('href', '/submit-url');
  });

  it('shows the ledger, newest line first', async () => {
    const panel = await openCredits(
      entry(3, { kind: 'reserved', change: -2, balance: 1, productId: 17, at: '2025-01-07T12:00:00.000Z' }),
      entry(2, { balance: 3 }),
      entry(1, { kind: 'granted', balance: 1, at: '2025-01-01T12:00:00.000Z' }),
    );
    const rows = within(await within(panel).findByRole('table'))
      .getAllByRole('row')
      .map((row) => Array.from(row.children, ({ firstChild }) => firstChild?.textContent));
    expect(rows).toEqual([
      ['When', 'What', 'Credits', 'Balance'],
      ['Jan 7, 2025', 'Request placed: 2 reviews of App #17', '−2', '1'],
      ['Jan 5, 2025', 'Review #310 of App #41 completed', '+1', '3'],
      ['Jan 1, 2025', 'Welcome credit', '+1', '1'],
    ]);
    expect(within(panel).getByRole('img')).toHaveAccessibleName(
      'Balance over time: from 1 credit on January 1, 2025 to 1 credit on January 7, 2025, with 2 reserved on January 7, 2025',
    );
  });

  it('has the event behind a line in its details', async () => {
    const panel = await openCredits(entry(2), entry(1, { kind: 'granted' }));
    const [details] = await within(panel).findAllByRole('group');
    const name = within(details!).getByText('CreditEarned');
    expect(name).not.toBeVisible();
    await userEvent.click(within(details!).getByText('Details'));
    expect(name).toBeVisible();
    expect(within(details!).getByText('8c1f2a77-0b9d-4e11-9b51-51e0d4106e04')).toBeVisible();
    expect(details!.querySelector('summary')).toHaveTextContent('Details: Review #310 of App #41 completed');
  });

  it('calls the reader’s own apps by their names', async () => {
    const { evidence: _, ...summary } = benchbook;
    serve('/api/me/products', [{ ...summary, openSeats: 0, isListed: true, reviewCount: 0 }]);
    const panel = await openCredits(
      entry(3, { kind: 'returned', productId: 17 }),
      entry(2, { kind: 'spent', change: 0, productId: 17, reviewId: 12 }),
      entry(1, { kind: 'reserved', change: -2, productId: 17 }),
    );
    expect(await within(panel).findByText('Request placed: 2 reviews of Benchbook')).toBeVisible();
    expect(within(panel).getByText('Review #12 of Benchbook received: the reserved credit was spent')).toBeVisible();
    expect(within(panel).getByText('No review of Benchbook in time: the reserved credit was returned')).toBeVisible();
  });

  it('calls reviewed apps by their names', async () => {
    const { evidence: _, ...summary } = benchbook;
    serve('/api/products', [{ ...summary, openSeats: 0 }]);
    const panel = await openCredits(entry(1, { productId: 17 }));
    expect(await within(panel).findByText('Review #310 of Benchbook completed')).toBeVisible();
  });

  it('shows the newest end of the picture first, where it is wider than the screen', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(880);
    const panel = await openCredits(entry(2), entry(1));
    const picture = await within(panel).findByRole('region', { name: 'Balance over time' });
    expect(picture.scrollLeft).toBe(880);
    expect(within(panel).getByRole('region', { name: 'Credit ledger' }).scrollLeft).toBe(0);
  });

  it('loads older lines where a full page came back', async () => {
    server.use(
      http.get('*/api/me/credits', ({ request }) => {
        const before = new URL(request.url).searchParams.get('before');
        const newest = before === null ? 130 : Number(before) - 1;
        const length = Math.min(100, newest);
        return HttpResponse.json({
          balance: 130,
          entries: Array.from({ length }, (_, index) => entry(newest - index)),
        });
      }),
    );
    const panel = await openTab();
    await userEvent.click(await within(panel).findByText('Load more'));
    await vi.waitFor(() => expect(within(panel).getAllByRole('row')).toHaveLength(131), 20_000);
    expect(within(panel).queryByText('Load more')).not.toBeInTheDocument();
  });

  it('keeps the balance where the ledger fails, and tries again below it (D-110)', async () => {
    server.use(http.get('*/api/me/credits', () => new HttpResponse(null, { status: 500 })));
    const panel = await openTab();
    expect(await within(panel).findByText('Failed to load your credit history')).toBeVisible();
    expect(within(panel).getByText('Credits: 3')).toBeVisible();
    serve('/api/me/credits', { balance: 3, entries: [entry(1)] });
    await userEvent.click(within(panel).getByText('Retry'));
    expect(await within(panel).findByRole('table')).toBeInTheDocument();
  });

  it('shows a sentence where nothing has happened yet', async () => {
    const panel = await openCredits();
    expect(await within(panel).findByText('No credits earned or spent yet.')).toBeVisible();
  });

  it('shows silhouettes until the ledger is there', async () => {
    const { answer, release } = heldBack();
    server.use(http.get('*/api/me/credits', () => answer));
    const panel = await openTab();
    expect(within(panel).getByLabelText('Loading your credit history')).toBeInTheDocument();
    release(HttpResponse.json({ balance: 3, entries: [entry(1)] }));
    expect(await within(panel).findByRole('table')).toBeInTheDocument();
  });
});
