import type { Rows } from '../spec-row.ts';

/** §3: entities and their fields. */
export const entities: Rows = {
  'contracts/src/accounts/api.ts': {
    user: 'id, email, username, fullName, socialProfile (optional), expertise (optional), credits (number), createdAt',
    password: 'The password is never shown back and is discarded when a user is loaded',
  },
  'web/src/features/accounts/full-name.ts': {
    'joined name': 'fullName is first and last name joined with a space',
    'split name': 'When loading, it is split at the first space into first name and remainder as last name',
  },
  'contracts/src/analysis/api.ts': {
    product: 'id, title, url, description, purpose, targetAudience, usps, createdAt, aiAnalysis',
    'url analysis': 'Payload {url}; response field read: productId',
  },
  'contracts/src/analysis/report.ts': {
    'ai analysis':
      'strengths[], weaknesses[], opportunities[], threats[], competitors[] and marketTrends[] (optional), customerPersona, secondaryPersonas[], monetizationPotential, successPotential',
    persona: 'name, age, occupation, quote, background, behavior, goals[], painPoints[]',
    monetization: 'rating (0-5), rationale, suggestedModels[]',
    success: 'rating (0-10), rationale, improvements[]',
  },
  'web/src/features/analysis/use-url-analysis.ts': {
    'analysis time': 'The client adds analysisTime (seconds the request took)',
  },
  'contracts/src/reviews/api.ts': {
    review: 'id, productId, content, rating (integer 1-5), status (pending or complete), createdAt',
    completion: 'Completion response: creditsAwarded, totalCredits',
  },
  'contracts/src/reviews/content.ts, web/src/features/reviews/review-text.ts': {
    'main review': 'The content may be a JSON string with a mainReview field; lists show mainReview',
  },
  'web/src/features/reviews/review-text.ts': {
    'no main review': "'No detailed review provided' if it is absent",
  },
  'web/src/features/reviews/review-text.ts, web/src/lib/cut-text.ts': {
    'plain review': "Or the first 100 characters plus '...' if the content is not JSON",
  },
  'contracts/src/orders/plans.ts': {
    plan: 'id, name, price, perUnit, description, features[], isPopular; fixed in the client',
  },
  'contracts/src/orders/api.ts': {
    checkout: 'Checkout response fields read: sessionId, url',
    verification: 'Payment verification response field read: productId',
  },
  'web/src/features/experiments/headline.ts': { variant: 'Headline variant: id, headline, subheadline, weight' },
};
