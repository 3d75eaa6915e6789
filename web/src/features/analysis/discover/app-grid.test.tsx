import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { startApiServer } from '../../../testing/api-server.ts';
import { benchbook } from '../report/testing/benchbook.ts';
import { AppGrid } from './app-grid.tsx';
import type { AppFilters } from './app-filters.ts';

const server = startApiServer();
const app = (id: number, title: string) => ({ ...benchbook, id, title, openSeats: 0 });

const open = (filters: AppFilters = {}) => {
  const firstApps = [app(2, 'Fernpost'), app(1, 'Benchbook')];
  const cache = new Map([['first apps', { data: firstApps, _k: 'first apps' }]]);
  render(
    <Providers>
      <SWRConfig value={{ provider: () => cache }}>
        <MemoryRouter>
          <AppGrid filters={filters} />
        </MemoryRouter>
      </SWRConfig>
    </Providers>,
  );
  return cache;
};

describe('a card of Discover', () => {
  it('keeps a long title and a long strength to a few lines, and whole for screen readers', async () => {
    const long = 'Bookings for small shops '.repeat(8).trim();
    const { aiAnalysis } = benchbook;
    const product = { ...app(3, long), aiAnalysis: { ...aiAnalysis, strengths: [`${long}!`] } };
    server.use(http.get('*/api/products', () => HttpResponse.json([product])));
    open();
    const title = await screen.findByRole('heading', { name: long });
    expect(title).toHaveStyle({ WebkitLineClamp: '2', overflow: 'hidden' });
    expect(screen.getByText(`${long}!`)).toHaveStyle({ WebkitLineClamp: '3', overflow: 'hidden' });
    expect(screen.getByRole('link', { name: /Review App/ })).toHaveAccessibleDescription(long);
  });
});

describe('Discover on a page that was drawn with its first apps', () => {
  it('keeps their cards when the whole list arrives, and then forgets what it began with', async () => {
    let answer: (list: object[]) => void = () => undefined;
    const list = new Promise<object[]>((resolve) => (answer = resolve));
    server.use(http.get('*/api/products', async () => HttpResponse.json(await list)));
    const cache = open();
    const card = screen.getByText('Fernpost').closest('li');
    expect(screen.queryByLabelText('Loading apps')).not.toBeInTheDocument();
    answer([app(2, 'Fernpost'), app(1, 'Benchbook'), app(0, 'Klangholz')]);
    await screen.findByText('Klangholz');
    expect(screen.getByText('Fernpost').closest('li')).toBe(card);
    await waitFor(() => expect(cache.get('first apps')?.data).toBeUndefined());
  });

  it('shows an error when the list cannot be loaded', async () => {
    server.use(http.get('*/api/products', () => HttpResponse.json({ error: 'Not now' }, { status: 500 })));
    open();
    await screen.findByText('Error loading apps');
  });

  it('shows them to no one who looks for others', () => {
    server.use(http.get('*/api/products', () => new Promise<Response>(() => undefined)));
    open({ q: 'violin' });
    expect(screen.getByLabelText('Loading apps')).toBeInTheDocument();
    expect(screen.queryByText('Fernpost')).not.toBeInTheDocument();
  });
});
