import type { Rows } from '../spec-row.ts';

/** §4: states and transitions. */
export const states: Rows = {
  'web/src/features/analysis/use-url-analysis.ts': {
    'url states': 'Idle, pending, then success (navigate to /analysis/{productId}, call optional callback)',
    'url error': 'Or error (destructive toast, error logged)',
  },
  'web/src/features/analysis/progress/progress-by-time.ts': {
    progress: 'The progress bar rises from 0 to at most 95 percent over 20 seconds, refreshed every 100 ms',
    countdown: 'A countdown starting at 20',
    rotation: 'A status message changes every 2 seconds through nine steps, wrapping to the first after the last',
    'status messages':
      "'Validating URL and checking accessibility...', 'Analyzing website structure and content...', 'Identifying target audience and market positioning...', 'Evaluating user experience and interface design...', 'Analyzing market competition and opportunities...', 'Assessing monetization potential...', 'Creating customer personas...', 'Generating strategic recommendations...', 'Compiling comprehensive report....'",
  },
  'web/src/features/analysis/analyzing-screen.tsx': { 'full progress': 'When not pending, progress is set to 100' },
  'web/src/features/landing/demo/demo-steps.ts': {
    'demo steps':
      'Initial website scan, competitive analysis, unique value proposition, target customer personas, user experience assessment, market opportunity analysis, monetization potential, growth strategy recommendations, final report generation',
  },
  'web/src/features/landing/demo/demo-clock.ts': {
    'demo rhythm': 'Nine steps of 3 seconds each',
    'demo progress': 'Progress ticks every 200 ms by about 6.67 points',
    'demo estimate': 'The remaining-time counter starts at 52 s and drops about 3.47 s per tick, not below 0',
  },
  'web/src/features/analysis/report/complete-badge.tsx': {
    badge: "The 'AI Analysis Complete' badge appears 2 seconds after data loads",
  },
  'web/src/features/orders/start-checkout.ts': {
    checkout: 'Clicking a paid plan with a product id starts a checkout call',
    'checkout redirect':
      "On success 'Redirecting to checkout', and to the returned url if it is on the card payment provider's checkout domain",
    'checkout here': 'Otherwise to /payment/success?session_id={sessionId}',
    'checkout of nothing': 'Without a product id, choosing a plan shows an error toast',
  },
  'web/src/features/orders/use-plan-choice.ts': {
    'checkout failure': 'On failure a destructive toast appears',
  },
  'web/src/routes/payment-success-page.tsx, web/src/features/orders/api.ts': {
    verification: 'Payment verification runs only when a session_id exists and the page is the success variant',
  },
  'web/src/routes/payment-cancel-page.tsx': {
    'cancel toast': 'On the cancel variant a destructive toast is shown on mount',
  },
  'web/src/features/accounts/reviewer-form.tsx': {
    'reviewer registered': 'On success toast, password fields cleared, navigate to /complete-profile/{id}',
  },
  'web/src/features/accounts/complete-profile-form.tsx': {
    'profile completed': 'Submit, PATCH, then toast and go to /profile',
  },
  'web/src/features/accounts/api.ts': {
    session: 'The current user is fetched from /api/me',
    'no session': 'A 401 or any failure means no user (logged out)',
  },
  'web/src/features/accounts/api.ts, web/src/app/shell/header-links.tsx': {
    logout: 'Logout clears it and goes to /',
  },
  'web/src/features/accounts/account-writes.ts, web/src/features/accounts/api.ts': {
    'stored user': 'Login or registration stores the returned user as the current user',
  },
  'web/src/features/accounts/profile/profile-form.tsx, web/src/features/accounts/profile/account-tab.tsx': {
    'edit mode': 'View mode toggles to edit mode and back; cancel resets fields from the saved profile',
  },
  'web/src/features/accounts/profile/profile-form.tsx': {
    'edit name': "Typing first or last name sets fullName to 'first last', trimmed",
    'edit saved': 'Saving exits edit mode',
  },
  'web/src/features/reviews/api.ts, web/src/features/reviews/use-review-form.ts': {
    'review created': "Created as pending (status 'pending' sent); the user then goes to /review-complete/{id}",
  },
  'web/src/features/reviews/api.ts, web/src/features/reviews/completion.tsx': {
    'review completed': 'The user completes it by patching status to complete',
  },
  'web/src/features/reviews/completion.tsx': {
    'credit toast': "'You've earned {n} credit. You now have {total} credits.' if the response carries creditsAwarded",
    'creditless toast': "Otherwise 'Your review has been completed successfully.'",
  },
  'web/src/features/reviews/api.ts': {
    'review refresh': 'The queries for the user’s reviews and for the current user are refreshed',
  },
  'web/src/features/experiments/headline.ts': {
    'headline draw': 'A variant is chosen randomly once per visitor by weighted draw',
    'headline-variant': 'It is stored in local storage under the key headline-variant',
    'headline-impression-tracked': 'The impression is tracked once, under this key of local storage',
    'headline-conversion-tracked': 'The conversion is tracked once, under this key of local storage',
    tracking: 'Tracking only logs to the console',
  },
};
