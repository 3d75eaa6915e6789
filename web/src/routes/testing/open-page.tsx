import { Outlet } from 'react-router-dom';
import { routes } from '../../app/routes.tsx';
import { useSessionEndRedirect } from '../../app/use-session-end.ts';
import { LazyToaster } from '../../components/toaster/lazy-toaster.tsx';
import { openRoutes } from '../../testing/open-app.tsx';

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
export const openPage = (address: string) =>
  openRoutes([{ element: <Frame />, HydrateFallback: () => null, children: pages }], address);
