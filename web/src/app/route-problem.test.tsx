import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { PartMissing } from '../lib/load-part.ts';
import { Providers } from './providers.tsx';
import { RouteProblem } from './route-problem.tsx';

/** A shell with a screen that fails. */
const openFailing = (error: Error) => {
  const Shell = () => (
    <>
      <header>Twofold</header>
      <Outlet />
    </>
  );
  const fail = () => {
    throw error;
  };
  const children = [{ path: '/', loader: fail, element: null }];
  const routes = [{ element: <Shell />, children: [{ ErrorBoundary: RouteProblem, children }] }];
  render(
    <Providers>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Providers>,
  );
};

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a screen that cannot be loaded', () => {
  it('leaves the header as it is, and says what to do without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openFailing(new PartMissing('gone'));
    expect(await screen.findByText('This page could not be loaded')).toBeVisible();
    expect(screen.getByText('Check your connection, then try again.')).toBeVisible();
    expect(screen.getByText('Twofold')).toBeVisible();
    expect(sessionStorage.getItem('reloaded-at')).toBeNull();
  });

  it('is reloaded once if a release may have removed its file', async () => {
    openFailing(new PartMissing('gone'));
    await waitFor(() => expect(sessionStorage.getItem('reloaded-at')).not.toBeNull());
    expect(screen.queryByText('This page could not be loaded')).not.toBeInTheDocument();
  });

  it('is not reloaded again within a minute', async () => {
    sessionStorage.setItem('reloaded-at', String(Date.now() - 59_000));
    openFailing(new PartMissing('gone'));
    expect(await screen.findByText('This page could not be loaded')).toBeVisible();
  });
});

describe('a screen that fails', () => {
  it('shows a message below the header', async () => {
    openFailing(new TypeError('undefined is not a function'));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(screen.getByText('Reload')).toBeVisible();
    expect(screen.getByText('Twofold')).toBeVisible();
  });
});
