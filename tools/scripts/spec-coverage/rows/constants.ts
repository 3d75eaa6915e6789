import type { Rows } from '../spec-row.ts';

/** §9: business constants and limits. */
export const constants: Rows = {
  'contracts/src/orders/plans.ts': {
    FREE: 'Earn Credits, free: earn 1 credit per review given',
    QUICK: 'Quick Feedback, $5 per reviewer: 1 human reviewer; 24 hour delivery',
    STANDARD:
      'Standard Bundle (marked most popular), $10 per bundle: 3 reviewers (about $3.33 each); 48 hour delivery; comparison report',
  },
  'web/src/features/landing/faq.tsx': {
    'Pro Package': 'The FAQ also mentions a Pro Package delivered within 72 hours; it is not in the plan list',
  },
  'web/src/features/landing/faq.tsx, command-service/src/analysis/routes.ts': {
    'free analysis': 'AI analysis is always free',
  },
  'contracts/src/accounts/email-and-password.ts': { 'password minimum': 'Password minimum: 8 characters' },
  'contracts/src/reviews/content.ts': { 'review minimum': 'Review minimum: 50 characters' },
  'contracts/src/reviews/api.ts, web/src/features/reviews/use-review-form.ts': {
    'rating scale': 'Rating scale 1-5, default 3',
  },
  'contracts/src/credits/events.ts, command-service/src/credits/ledger.ts': {
    reward: 'Reward: 1 credit per completed review',
  },
  'command-service/src/reviews/submit-review.ts, web/src/features/reviews/use-review-form.ts': {
    'credit needed': '1 credit needed to submit a review',
  },
  'command-service/src/feedback/claim-hours.ts, command-service/src/feedback/decider.ts': {
    'review deadline': 'Reviewer review deadline: 48 hours from assignment',
  },
  'contracts/src/analysis/report.ts, web/src/features/analysis/report/read-report.ts': {
    'analysis ratings': 'Monetization rating scale 0-5; success rating scale 0-10',
  },
  'web/src/features/analysis/progress/progress-by-time.ts': {
    'expected duration': 'Expected analysis duration for the progress display: 20000 ms',
    'progress cap': 'Cap 95 percent until completion',
    'progress refresh': 'Refresh 100 ms',
    'status rotation': 'Status rotation 2000 ms',
  },
  'web/src/features/landing/demo/demo-clock.ts': {
    'demo numbers': 'Demo: 9 steps, 3 s per step, 52 s starting estimate, 200 ms tick',
  },
  'web/src/features/analysis/apps-api.ts': { 'list cache': 'Products list cache: 5 minutes' },
  'web/src/features/analysis/discover/app-card.tsx': {
    'card description': 'Description preview: 120 characters',
    'card limits': 'Card tags at most 3; card strengths at most 2',
  },
  'web/src/features/analysis/own-apps/own-app-card.tsx': {
    'app chips': 'Profile app chips at most 2 with 3 words each',
  },
  'web/src/features/reviews/review-text.ts': { 'review fallback': 'Review fallback text 100 characters' },
  'web/src/features/reviews/completion.tsx': {
    'review progress': 'Profile review progress bar fixed at 75% (it is the one of /review-complete)',
  },
  'web/src/features/credits/credits-tab.tsx': {
    'profile credits': 'Profile credits shown fixed at 0 (a departure: the real balance)',
  },
  'web/src/features/experiments/headline.ts': {
    'headline variants': '11 variants; control weight 3, ten variants weight 1 each',
  },
  'web/src/lib/toast-store.ts': {
    'toast limit': 'Toasts: at most 1 shown at a time',
    'toast removal': 'Dismissed toast removed from memory after 1,000,000 ms (what is seen: §9 toast duration)',
  },
  'web/src/components/toaster/toaster.tsx': {
    'toast duration': 'Default display duration 5000 ms',
    'toast swipe': 'Swipe to the right with a 50 px threshold',
    'toast hotkey': 'Viewport hotkey F8',
  },
  'web/src/components/toaster/toast-parts.tsx': {
    'toast width': 'Maximum width 420 px on medium screens and wider',
  },
};
