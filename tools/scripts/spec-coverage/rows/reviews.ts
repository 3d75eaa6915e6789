import type { Rows } from '../spec-row.ts';

/** §2: finding an app, reviewing it, completing the review. */
export const reviews: Rows = {
  'web/src/routes/discover-page.tsx': {
    discover: "'Discover Apps'",
    'discover credits': 'The user’s credit badge',
  },
  'web/src/features/analysis/discover/card-grid.ts': {
    'discover columns': 'A grid of app cards with 1, 2 or 3 columns depending on width',
  },
  'web/src/features/analysis/discover/app-card.tsx': {
    'app card': 'Title, external link',
    'app strengths': 'Up to 2 strengths',
    'app button': "A button 'Review App & Earn Credit' to /review/{id}",
  },
  'web/src/features/analysis/discover/app-card.tsx, web/src/lib/cut-text.ts': {
    'app description': "Description cut at 120 characters plus '...'",
  },
  'web/src/features/analysis/discover/app-card.tsx, web/src/features/analysis/discover/for-occupation.ts': {
    'app tags': "Up to 3 tags: the purpose, and 'For {occupation}s' from the AI customer persona",
  },
  'web/src/features/analysis/discover/app-grid.tsx': {
    'discover empty': "'No apps available' with a Submit Your App link to /",
    'discover error': "'Error loading apps'",
  },
  'web/src/routes/review-page.tsx': {
    'review of no number': "A non-numeric id redirects to /discover with the toast 'Invalid product'",
    'review of nothing': "A missing product shows 'Product not found'",
  },
  'web/src/features/analysis/reviewed-app.tsx': {
    'reviewed app':
      "The product title, link, purpose, description, AI strengths ('Key Strengths'), AI weaknesses ('Areas for Improvement')",
  },
  'web/src/features/credits/credit-badge.tsx': { 'review credits': 'The user’s credits' },
  'web/src/features/reviews/rating-input.tsx, web/src/features/reviews/use-review-form.ts': {
    'review rating': 'A rating radio 1-5 (default 3)',
  },
  'web/src/features/reviews/review-form.tsx': {
    'review text': 'A review textarea',
    'review button': 'The submit button is disabled while credits are below 1',
  },
  'web/src/features/reviews/submitted-review.tsx': {
    'review submitted': "'Review Submitted', the rating out of 5, the review text and a status badge",
    'review ways': 'Back to Discover and Review more apps buttons',
  },
  'web/src/features/reviews/completion.tsx': {
    'review pending': "A progress bar fixed at 75% with '1 step remaining', 'Complete Review & Earn 1 Credit'",
    'review complete': "'Review completed' and the credit count, and no further action",
  },
  'web/src/routes/review-complete-page.tsx': { 'no review': "A missing review shows 'Review not found'" },
};
