import type { Rows } from '../spec-row.ts';

/** §2: the landing page, the form for a URL, the plans. */
export const landing: Rows = {
  'web/src/features/experiments/headline.ts, web/src/features/landing/hero.tsx': {
    headline: 'A headline, chosen by an experiment',
  },
  'web/src/routes/landing-page.tsx': {
    'landing sections':
      'How it works (id how-it-works), nine-step animated demo (id demo-flow), pricing (id pricing), reviewer sign-up (id become-reviewer), FAQ (id faq)',
    'landing form': 'A URL submit form, and a closing call to action',
  },
  'web/src/features/landing/faq.tsx, web/src/features/landing/reviewer-section.tsx': {
    'landing links': 'Links go to /#demo-flow and /become-reviewer',
  },
  'web/src/features/analysis/url-form.tsx': {
    'url placeholder': "Placeholder 'Enter your app or product URL'",
    'url inputs': 'While pending, inputs are disabled',
    'url button': "While pending, the button reads 'Analyzing...'",
  },
  'web/src/features/analysis/analysis-progress.tsx': {
    'url note': "'Analyzing 9 key business aspects of your website with AI'",
  },
  'web/src/features/analysis/progress/progress-by-time.ts, web/src/features/analysis/analysis-progress.tsx': {
    'url progress': 'While pending, a progress bar and a remaining-seconds estimate appear',
    'url status': 'A status message rotates while pending',
  },
  'web/src/features/analysis/use-url-analysis.ts': {
    'url success': 'On success the user goes to /analysis/{productId}',
    'url callback': 'An optional on-submitted callback is also invoked',
  },
  'web/src/features/orders/plan-cards.tsx': {
    'free plan': 'Clicking the free plan goes to /become-reviewer',
    'plan without product': "Paid plan buttons are disabled when there is no product id and read 'Submit URL First'",
    'plan with product': "Otherwise they read 'Select Plan'",
  },
  'web/src/routes/payment-success-page.tsx': {
    'payment processing': "'Payment Processing' while verifying",
    'payment error': "'Payment Error' with 'We couldn't verify your payment.'; the button goes home",
    'payment successful':
      "'Payment Successful' with 'Your order has been confirmed!' and a button to /analysis/{productId}",
  },
  'web/src/routes/payment-cancel-page.tsx': {
    'payment cancelled': "'Payment Cancelled', 'No payment was processed', and a back-to-home button",
  },
};
