import type { Rows } from '../spec-row.ts';

/** §8: the error catalogue, and the toasts of success. */
export const errors: Rows = {
  'web/src/lib/fetch-json.ts': {
    'error message':
      'A non-success response becomes an error: status code, a colon and space, then the body text (or the status text)',
  },
  'web/src/components/toaster/toast-parts.tsx, web/src/components/toaster/toaster.tsx': {
    'destructive toasts': 'Failures are shown through toasts (destructive style for errors)',
  },
  'web/src/features/analysis/use-url-analysis.ts': {
    'analysis failure': "Toast 'Error' / 'Failed to analyze URL. Please try again.'; also logged",
  },
  'web/src/features/orders/use-plan-choice.ts': {
    'checkout failure':
      "Toast 'Payment Error' / 'Failed to create checkout session. Please try again.' (internal: server error field or 'Failed to create checkout session')",
  },
  'web/src/features/orders/start-checkout.ts': {
    'no product selected':
      "Toast 'No Product Selected' / 'Please analyze a product URL first before selecting a plan.'",
    redirecting: "'Redirecting to checkout'",
  },
  'web/src/features/accounts/reviewer-form.tsx': {
    'reviewer registration failure':
      "Toast 'Registration Failed' / 'Failed to register. Please try again.' (internal 'Failed to register user')",
    'reviewer registered':
      "'Registration successful!' with 'Please complete your profile to start reviewing products.'",
  },
  'web/src/features/accounts/complete-profile-form.tsx, web/src/features/accounts/account-writes.ts': {
    'profile completion failure':
      "Toast 'Update Failed' / 'Failed to update your profile. Please try again.' (internal 'Failed to update profile', or 'User ID not found')",
  },
  'web/src/features/accounts/complete-profile-form.tsx': {
    'profile completed': "'Profile Updated!' (reviewer page)",
  },
  'web/src/routes/payment-success-page.tsx': {
    'verification failure': "Page 'Payment Error' / 'We couldn't verify your payment.'",
  },
  'web/src/routes/payment-cancel-page.tsx': {
    'payment cancelled':
      "Toast 'Payment Cancelled' / 'Your payment process was cancelled. You can try again whenever you are ready.'",
  },
  'web/src/features/analysis/report/report-problem.tsx': {
    'invalid product id': "'Invalid Product ID' / 'The product ID provided is not valid.'",
    'analysis load error':
      "'Error Loading Analysis' / 'We couldn't load the product analysis.' / 'There was an error retrieving the analysis data. Please try again later.'",
  },
  'web/src/routes/complete-profile-page.tsx': {
    'user fetch failure': 'On profile completion: logged only, no user message',
  },
  'web/src/features/accounts/login-form.tsx': {
    'login failure': "Toast 'Login failed' with the server text, or 'Invalid email or password'",
    'logged in': "'Login successful'",
  },
  'web/src/features/accounts/register-form.tsx': {
    'registration failure':
      "Toast 'Registration failed' with the server text, or 'Registration failed. Please try again.'",
    registered: "'Registration successful' (auth page)",
  },
  'web/src/app/shell/header-links.tsx': {
    'logout failure': "Toast 'Logout failed' / 'Failed to log out. Please try again.'",
  },
  'web/src/features/accounts/profile/profile-form.tsx': {
    'profile update failure': "Toast 'Error' / 'Failed to update profile. Please try again.'",
    'profile updated': "'Profile Updated' with 'Your profile has been successfully updated.'",
  },
  'web/src/routes/profile-page.tsx': { 'profile load failure': "'Unable to Load Profile' with Return to Home" },
  'web/src/features/reviews/my-reviews.tsx, web/src/features/analysis/own-apps/own-apps.tsx': {
    'list failure': 'Reviews or apps list failure: error text with Retry',
  },
  'web/src/features/analysis/discover/app-grid.tsx': { 'discover failure': "'Error loading apps'" },
  'web/src/features/reviews/use-review-form.ts': {
    'review failure': "Toast 'Error submitting review'",
    'review submitted': "'Review submitted!'",
  },
  'web/src/features/reviews/completion.tsx': { 'completion failure': "Toast 'Error completing review'" },
  'web/src/routes/review-complete-page.tsx': { 'review missing': "'Review not found'" },
  'web/src/routes/review-page.tsx': {
    'product missing': "'Product not found'",
    'invalid product': "Toast 'Invalid product'",
  },
};
