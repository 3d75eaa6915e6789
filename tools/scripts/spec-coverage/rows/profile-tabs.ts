import type { Rows } from '../spec-row.ts';

/** §2: the tabs My Apps, Reviews and Credits of the profile. */
export const profileTabs: Rows = {
  'web/src/features/analysis/own-apps/own-apps.tsx': {
    'my apps': "'Your Apps (n)'",
    'my apps grid': 'In a 2-column grid',
    'no apps': "Empty state: 'No Apps Added Yet'",
    'my apps error': 'Error state offers Retry',
    'add app': 'An Add Your App button goes to /',
  },
  'web/src/features/analysis/own-apps/own-app-card.tsx': {
    'own app': 'The title, the host of the URL as an external link, a View Analysis button, the creation date',
    'own app description': 'A description limited to 2 lines',
    'own app strengths': 'Up to 2 strength chips each shortened to the first 3 words',
  },
  'web/src/features/analysis/read-app.ts': {
    'untitled app': "'Untitled App' if the title is missing",
    'no description': "'No description available' if missing",
  },
  'web/src/features/reviews/my-reviews.tsx': {
    'my reviews': "'Your Reviews (n)'",
    'no reviews': 'Empty state has a Browse Apps to Review button to /discover',
    'my reviews error': 'Error state offers Retry',
  },
  'web/src/features/reviews/review-card.tsx': {
    'review card': "'Review #id • App #productId', 1-5 stars, the main review text",
    'review date': "'Submitted on' and a date",
    'review app': 'View App Details to /analysis/{productId}',
  },
  'web/src/features/reviews/status-badge.tsx': {
    'review badge': 'A badge: Completed if status is complete, otherwise Pending',
  },
  'web/src/features/credits/credits-tab.tsx': {
    'credits tab': "'Credits: 0', a fixed value (a departure: the real balance)",
    'earn credits': 'An Earn Credits button to /available-reviews',
    'use credits': 'A Use Credits button to /submit-url',
  },
};
