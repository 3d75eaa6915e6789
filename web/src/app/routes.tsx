import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../routes/not-found-page.tsx';
import { paths } from './paths.ts';
import { RouteProblem } from './route-problem.tsx';
import { Shell } from './shell/shell.tsx';

/** People speak above the fold of the landing page: their font is fetched beside the screen, not after it. */
const loadLandingPage = async () => {
  document.fonts.load('1em "Faustina Variable"').catch(() => undefined);
  return { Component: (await import('../routes/landing-page.tsx')).LandingPage };
};

const loadAnalysisPage = async () => ({ Component: (await import('../routes/analysis-page.tsx')).AnalysisPage });

/**
 * Screens are loaded when they are visited. A path of `paths.ts` without a screen here has none yet and shows the
 * not-found screen, like every other address.
 */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    // Nothing is better than a shell that the first screen pushes apart.
    HydrateFallback: () => null,
    ErrorBoundary: RouteProblem,
    children: [
      { path: paths.home, lazy: loadLandingPage },
      { path: paths.analysis, lazy: loadAnalysisPage },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
