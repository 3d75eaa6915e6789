import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { cacheAnswers } from './app/answers-in-page.ts';
import { repeatEarlyPress } from './app/early-press.ts';
import './app/fonts.css';
import { loadScreen } from './app/load-screen.ts';
import { onceLoaded } from './app/once-loaded.ts';
import { routes } from './app/routes.tsx';
import { log } from './lib/log.ts';

const repeatPress = (): void => repeatEarlyPress(document);

const ignored = (): void => undefined;

const start = async (root: HTMLElement): Promise<void> => {
  const { pathname } = globalThis.location;
  const router = createBrowserRouter(await loadScreen(routes, pathname));
  const app = (
    <App onAlive={repeatPress}>
      <RouterProvider router={router} />
    </App>
  );
  onceLoaded(() => void import('./app/next-screens.ts').then((next) => next.fetchNextScreens(router), ignored));
  const drawn = root.dataset['page'];
  if (drawn === undefined || !matchPath(drawn, pathname)) {
    root.replaceChildren();
    createRoot(root).render(app);
    return;
  }
  cacheAnswers(document);
  // Hydrates a rendered page in pieces, so that the browser can respond in between.
  const onRecoverableError = (error: unknown) => log.error('A drawn page is not what the app shows', error);
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
};

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
void start(root);
