import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { loadPart } from '../lib/load-part.ts';
import { NotFoundPage } from '../routes/not-found-page.tsx';
import { paths } from '../lib/paths.ts';
import { RouteProblem } from './route-problem.tsx';
import { Shell } from './shell/shell.tsx';

/**
 * The landing page shows reviewers' words above the fold: their font is loaded beside the screen, not after it. There
 * is no document during prerendering.
 */
const loadLandingPage = async () => {
  if ('document' in globalThis) document.fonts.load('1em "Faustina Variable"').catch(() => undefined);
  return { Component: (await import('../routes/landing-page.tsx')).LandingPage };
};

/** Loads the screen that a file exports under this name. */
const load = async <Name extends string>(
  file: Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): Promise<{ readonly Component: ComponentType }> => ({ Component: (await file)[name] });

type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;

const screen = (path: string, load: LoadScreen): RouteObject => ({ path, lazy: () => loadPart(load) });

/**
 * Screens are loaded when they are visited. A path of `paths.ts` without a screen here has none yet and shows the
 * not-found screen, like every other address.
 */
export const routes: RouteObject[] = [
  // The audit console fills the window, without the shell.
  {
    ...screen(`${paths.admin}/*`, () => load(import('../routes/admin-page.tsx'), 'AdminPage')),
    HydrateFallback: () => null,
    ErrorBoundary: RouteProblem,
  },
  {
    element: <Shell />,
    // A blank page is better than a shell whose layout shifts when the first screen arrives.
    HydrateFallback: () => null,
    ErrorBoundary: RouteProblem,
    // A screen that fails leaves the header in place.
    children: [
      {
        element: <Outlet />,
        ErrorBoundary: RouteProblem,
        children: [
          screen(paths.home, loadLandingPage),
          screen(paths.analysis, () => load(import('../routes/analysis-page.tsx'), 'AnalysisPage')),
          screen(paths.auth, () => load(import('../routes/auth-page.tsx'), 'AuthPage')),
          screen(paths.paymentSuccess, () => load(import('../routes/payment-success-page.tsx'), 'PaymentSuccessPage')),
          screen(paths.paymentCancel, () => load(import('../routes/payment-cancel-page.tsx'), 'PaymentCancelPage')),
          screen(paths.becomeReviewer, () => load(import('../routes/become-reviewer-page.tsx'), 'BecomeReviewerPage')),
          screen(paths.completeProfile, () =>
            load(import('../routes/complete-profile-page.tsx'), 'CompleteProfilePage'),
          ),
          screen(paths.discover, () => load(import('../routes/discover-page.tsx'), 'DiscoverPage')),
          {
            lazy: () => loadPart(() => load(import('./require-login.tsx'), 'RequireLogin')),
            children: [
              screen(paths.profile, () => load(import('../routes/profile-page.tsx'), 'ProfilePage')),
              screen(paths.notifications, () => load(import('../routes/notifications-page.tsx'), 'NotificationsPage')),
              screen(paths.developer, () => load(import('../routes/developer-page.tsx'), 'DeveloperPage')),
              screen(paths.review, () => load(import('../routes/review-page.tsx'), 'ReviewPage')),
              screen(paths.reviewComplete, () =>
                load(import('../routes/review-complete-page.tsx'), 'ReviewCompletePage'),
              ),
              screen(paths.standing, () => load(import('../routes/standing-page.tsx'), 'StandingPage')),
            ],
          },
          screen(paths.availableReviews, () =>
            load(import('../routes/available-reviews-page.tsx'), 'AvailableReviewsPage'),
          ),
          screen(paths.submitUrl, () => load(import('../routes/submit-url-page.tsx'), 'SubmitUrlPage')),
          screen(paths.terms, () => load(import('../routes/terms-page.tsx'), 'TermsPage')),
          screen(paths.privacy, () => load(import('../routes/privacy-page.tsx'), 'PrivacyPage')),
          screen(paths.forgotPassword, () => load(import('../routes/forgot-password-page.tsx'), 'ForgotPasswordPage')),
          screen(paths.resetPassword, () => load(import('../routes/reset-password-page.tsx'), 'ResetPasswordPage')),
          screen(paths.confirmEmail, () => load(import('../routes/confirm-email-page.tsx'), 'ConfirmEmailPage')),
          screen(paths.unsubscribe, () => load(import('../routes/unsubscribe-page.tsx'), 'UnsubscribePage')),
          screen(paths.reports, () => load(import('../routes/reports-page.tsx'), 'ReportsPage')),
          screen(paths.orders, () => load(import('../routes/orders-page.tsx'), 'OrdersPage')),
          screen(paths.order, () => load(import('../routes/order-page.tsx'), 'OrderPage')),
          screen(paths.developers, () => load(import('../routes/developers-page.tsx'), 'DevelopersPage')),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
