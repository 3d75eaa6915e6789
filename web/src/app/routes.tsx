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

const loadAnalysisPage = async () => ({ Component: (await import('../routes/analysis-page.tsx')).AnalysisPage });
const loadAuthPage = async () => ({ Component: (await import('../routes/auth-page.tsx')).AuthPage });
const loadBecomeReviewerPage = async () => ({
  Component: (await import('../routes/become-reviewer-page.tsx')).BecomeReviewerPage,
});
const loadCompleteProfilePage = async () => ({
  Component: (await import('../routes/complete-profile-page.tsx')).CompleteProfilePage,
});
const loadProfilePage = async () => ({ Component: (await import('../routes/profile-page.tsx')).ProfilePage });
const loadDeveloperPage = async () => ({ Component: (await import('../routes/developer-page.tsx')).DeveloperPage });
const loadForgotPasswordPage = async () => ({
  Component: (await import('../routes/forgot-password-page.tsx')).ForgotPasswordPage,
});
const loadResetPasswordPage = async () => ({
  Component: (await import('../routes/reset-password-page.tsx')).ResetPasswordPage,
});
const loadConfirmEmailPage = async () => ({
  Component: (await import('../routes/confirm-email-page.tsx')).ConfirmEmailPage,
});
const loadUnsubscribePage = async () => ({
  Component: (await import('../routes/unsubscribe-page.tsx')).UnsubscribePage,
});
const loadNotificationsPage = async () => ({
  Component: (await import('../routes/notifications-page.tsx')).NotificationsPage,
});
const loadRequireLogin = async () => ({ Component: (await import('./require-login.tsx')).RequireLogin });
const loadDiscoverPage = async () => ({ Component: (await import('../routes/discover-page.tsx')).DiscoverPage });
const loadReviewPage = async () => ({ Component: (await import('../routes/review-page.tsx')).ReviewPage });
const loadReviewCompletePage = async () => ({
  Component: (await import('../routes/review-complete-page.tsx')).ReviewCompletePage,
});
const loadAvailableReviewsPage = async () => ({
  Component: (await import('../routes/available-reviews-page.tsx')).AvailableReviewsPage,
});
const loadSubmitUrlPage = async () => ({ Component: (await import('../routes/submit-url-page.tsx')).SubmitUrlPage });
const loadPaymentSuccessPage = async () => ({
  Component: (await import('../routes/payment-success-page.tsx')).PaymentSuccessPage,
});
const loadPaymentCancelPage = async () => ({
  Component: (await import('../routes/payment-cancel-page.tsx')).PaymentCancelPage,
});
const loadReportsPage = async () => ({ Component: (await import('../routes/reports-page.tsx')).ReportsPage });
const loadOrdersPage = async () => ({ Component: (await import('../routes/orders-page.tsx')).OrdersPage });
const loadOrderPage = async () => ({ Component: (await import('../routes/order-page.tsx')).OrderPage });
const loadStandingPage = async () => ({ Component: (await import('../routes/standing-page.tsx')).StandingPage });
const loadDevelopersPage = async () => ({
  Component: (await import('../routes/developers-page.tsx')).DevelopersPage,
});
const loadAdminPage = async () => ({ Component: (await import('../routes/admin-page.tsx')).AdminPage });
const loadTermsPage = async () => ({ Component: (await import('../routes/terms-page.tsx')).TermsPage });
const loadPrivacyPage = async () => ({ Component: (await import('../routes/privacy-page.tsx')).PrivacyPage });

type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;

const screen = (path: string, load: LoadScreen): RouteObject => ({ path, lazy: () => loadPart(load) });

/**
 * Screens are loaded when they are visited. A path of `paths.ts` without a screen here has none yet and shows the
 * not-found screen, like every other address.
 */
export const routes: RouteObject[] = [
  // The audit console fills the window: nothing surrounds it.
  { ...screen(`${paths.admin}/*`, loadAdminPage), HydrateFallback: () => null, ErrorBoundary: RouteProblem },
  {
    element: <Shell />,
    // A blank page is better than a shell that the first screen then moves.
    HydrateFallback: () => null,
    ErrorBoundary: RouteProblem,
    // A screen that fails leaves the header in place.
    children: [
      {
        element: <Outlet />,
        ErrorBoundary: RouteProblem,
        children: [
          screen(paths.home, loadLandingPage),
          screen(paths.analysis, loadAnalysisPage),
          screen(paths.auth, loadAuthPage),
          screen(paths.paymentSuccess, loadPaymentSuccessPage),
          screen(paths.paymentCancel, loadPaymentCancelPage),
          screen(paths.becomeReviewer, loadBecomeReviewerPage),
          screen(paths.completeProfile, loadCompleteProfilePage),
          screen(paths.discover, loadDiscoverPage),
          {
            lazy: () => loadPart(loadRequireLogin),
            children: [
              screen(paths.profile, loadProfilePage),
              screen(paths.notifications, loadNotificationsPage),
              screen(paths.developer, loadDeveloperPage),
              screen(paths.review, loadReviewPage),
              screen(paths.reviewComplete, loadReviewCompletePage),
              screen(paths.standing, loadStandingPage),
            ],
          },
          screen(paths.availableReviews, loadAvailableReviewsPage),
          screen(paths.submitUrl, loadSubmitUrlPage),
          screen(paths.terms, loadTermsPage),
          screen(paths.privacy, loadPrivacyPage),
          screen(paths.forgotPassword, loadForgotPasswordPage),
          screen(paths.resetPassword, loadResetPasswordPage),
          screen(paths.confirmEmail, loadConfirmEmailPage),
          screen(paths.unsubscribe, loadUnsubscribePage),
          screen(paths.reports, loadReportsPage),
          screen(paths.orders, loadOrdersPage),
          screen(paths.order, loadOrderPage),
          screen(paths.developers, loadDevelopersPage),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
