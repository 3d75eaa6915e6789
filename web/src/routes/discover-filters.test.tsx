import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '../features/accounts/testing/people.ts';
import { benchbook } from '../features/analysis/report/testing/benchbook.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();
const { evidence: _evidence, ...summary } = benchbook;
const app = (id: number, title: string) => ({ ...summary, id, title, openSeats: id % 2 });

/** Serves an app named after each query, and none for a query with "nothing". Returns the queries. */
const serveSearch = (): string[] => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/products', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      if (searchParams.get('q') === 'nothing') return HttpResponse.json([]);
      return HttpResponse.json([app(2, `Found by ${search || 'all'}`), app(1, 'With a seat')]);
    }),
  );
  return asked;
};

const found = (search: string) => screen.findByText(`Found by ${search || 'all'}`);
const searchField = () => screen.findByRole('searchbox', { name: 'Search apps' });
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .slice(0, 2)
    .map(({ textContent }) => textContent);

beforeAll(() => import('./discover-page.tsx'));
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('searching Discover', () => {
  it('asks for what was typed after a pause, and puts it into the address', async () => {
    const asked = serveSearch();
    const router = openPage('/discover');
    await userEvent.type(await searchField(), 'bike shops');
    expect(await found('?q=bike+shops')).toBeVisible();
    expect(screen.getByText('2 apps')).toBeVisible();
    expect(router.state.location.search).toBe('?q=bike+shops');
    expect(asked.at(-1)).toBe('?q=bike+shops');
  });

  it('is one step back, however often one paused', async () => {
    serveSearch();
    const router = openPage('/discover');
    await userEvent.type(await searchField(), 'bike{Enter}');
    await found('?q=bike');
    await userEvent.type(await searchField(), ' shops{Enter}');
    await found('?q=bike+shops');
    await act(() => router.navigate(-1));
    expect(await found('')).toBeVisible();
    expect(await searchField()).toHaveValue('');
  });

  it('opens a shared address with all that it asks for', async () => {
    serveSearch();
    server.use(http.get('*/api/me', () => HttpResponse.json(ada)));
    for (const list of ['products', 'reviews']) server.use(http.get(`*/api/me/${list}`, () => HttpResponse.json([])));
    openPage('/discover?q=bike&seats=open&for=me&sort=name');
    expect(await found('?q=bike&seats=open&for=me&sort=name')).toBeVisible();
    expect(await searchField()).toHaveValue('bike');
    expect(screen.getByRole('checkbox', { name: 'With open seats' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Not mine, not reviewed yet' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Name');
  });

  it('keeps the order that was asked for, instead of open seats first', async () => {
    serveSearch();
    openPage('/discover');
    await found('');
    expect(titles()).toEqual(['With a seat', 'Found by all']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
    await found('?sort=newest');
    expect(titles()).toEqual(['Found by ?sort=newest', 'With a seat']);
  });

  it('says that nothing was found, and leads back to everything', async () => {
    serveSearch();
    openPage('/discover?q=nothing&seats=open');
    expect(await screen.findByRole('heading', { name: 'No apps found' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    expect(await found('')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'With open seats' })).not.toBeChecked();
  });

  it('says that a search failed, and tries it again', async () => {
    serveSearch();
    openPage('/discover');
    await found('');
    server.use(http.get('*/api/products', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'With open seats' }));
    expect(await screen.findByText('Error loading apps')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await found('?seats=open')).toBeVisible();
  });

  it('does not ask visitors about apps of their own', async () => {
    serveSearch();
    openPage('/discover');
    await found('');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  });
});
