import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Providers } from '../app/providers.tsx';
import { routes as appRoutes } from '../app/routes.tsx';
import { LazyToaster } from '../components/toaster/lazy-toaster.tsx';

/** Opens routes at an address, with an empty cache; returns the router, to check the location. */
export const openRoutes = (routes: RouteObject[], address: string) => {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <Providers>
      <SWRConfig value={{ provider: () => new Map() }}>
        <RouterProvider router={router} />
      </SWRConfig>
    </Providers>,
  );
  return router;
};

export const openApp = (address: string) => openRoutes(appRoutes, address);

/** Opens one part of a screen, with the toasts: much cheaper than `openApp`. */
export const openPart = (part: ReactNode, address = '/') => {
  const element = (
    <>
      <main>{part}</main>
      <LazyToaster />
    </>
  );
  return openRoutes([{ path: '*', element }], address);
};
