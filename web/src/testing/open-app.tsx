import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Providers } from '../app/providers.tsx';
import { routes } from '../app/routes.tsx';

/** Opens the whole app at an address, with an empty cache; returns the router, to check the location. */
export const openApp = (address: string) => {
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
