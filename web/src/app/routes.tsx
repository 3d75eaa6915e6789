import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../routes/not-found-page.tsx';
import { paths } from './paths.ts';
import { Shell } from './shell.tsx';

/**
 * Screens are loaded when they are visited. A path of `paths.ts` without a screen here has none yet and shows the
 * not-found screen, like every other address.
 */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    HydrateFallback: () => null,
    children: [
      { path: paths.home, lazy: { Component: async () => (await import('../routes/landing-page.tsx')).LandingPage } },
      {
        path: paths.analysis,
        lazy: { Component: async () => (await import('../routes/analysis-page.tsx')).AnalysisPage },
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
