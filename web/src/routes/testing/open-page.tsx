import { render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Providers } from '../../app/providers.tsx';
import { routes } from '../../app/routes.tsx';
import { useSessionEndRedirect } from '../../app/use-session-end.ts';
import { LazyToaster } from '../../components/toaster/lazy-toaster.tsx';

const pages = routes.flatMap(({ children = [] }) => children);

function Frame() {
  useSessionEndRedirect();
  return (
    <>
      <main>
        <Outlet />
      </main>
      <LazyToaster />
    </>
  );
}

/**
 * Opens a page at an address like `openApp`, but without the header and the footer: rendering them takes longer than
 * rendering most pages. Returns the router.
 */
export const openPage = (address: string) => {
  const frame = { element: <Frame />, HydrateFallback: () => null, children: pages };
  const router = createMemoryRouter([frame], { initialEntries: [address] });
  render(
    <Providers>
      <SWRConfig value={{ provider: () => new Map() }}>
        <RouterProvider router={router} />
      </SWRConfig>
    </Providers>,
  );
  return router;
};
