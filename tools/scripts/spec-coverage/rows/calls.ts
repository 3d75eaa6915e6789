import type { Rows } from '../spec-row.ts';

/** §7: the calls; each row names where it is sent and where it is answered. */
export const calls: Rows = {
  'web/src/lib/fetch-json.ts': {
    credentials: 'All calls send credentials (cookies)',
    'json body': 'Bodies are JSON with a JSON content type',
    'json answer': 'Responses are parsed as JSON',
    '401 as empty': 'A 401 can be configured to yield an empty result instead of an error',
    '401 as error': 'The global default treats 401 as an error',
  },
  'web/src/app/providers.tsx': {
    'default read': 'The default read call is a GET to the path given as the query key',
    'never stale': 'Data never goes stale automatically',
    'no refetch': 'No refetch on window focus',
    'no polling': 'No polling',
    'no retries': 'No retries for queries or mutations',
  },
  'web/src/features/analysis/api.ts, command-service/src/analysis/routes.ts': {
    'POST /api/analyze/url': '{url} → productId',
  },
  'web/src/features/orders/start-checkout.ts, command-service/src/orders/routes.ts': {
    'POST /api/checkout': '{productId, tier}; tier is QUICK or STANDARD (FREE is never sent) → sessionId, url',
    'checkout error': 'POST /api/checkout: on non-OK an error field',
  },
  'web/src/features/analysis/api.ts, query-service/src/analysis/routes.ts': {
    'GET /api/products/{id}': '→ product as in section 3',
  },
  'web/src/features/analysis/apps-api.ts, query-service/src/analysis/routes.ts': {
    'GET /api/products': '→ list of apps; cached 5 minutes',
    'GET /api/me/products': '→ list of the user’s apps',
  },
  'web/src/features/orders/api.ts, command-service/src/orders/routes.ts': {
    'GET /api/payment/verify': '?sessionId={sessionId} → productId',
  },
  'web/src/features/accounts/account-writes.ts, command-service/src/accounts/registration-routes.ts': {
    'POST /api/users': '{email, password, termsAgreed} (reviewer page) → id',
    'POST /api/register': '{email, password} → the user',
  },
  'web/src/features/accounts/account-writes.ts, command-service/src/accounts/login-routes.ts': {
    'POST /api/login': '{username (the email), password} → the user',
  },
  'web/src/features/accounts/api.ts, command-service/src/accounts/login-routes.ts': {
    'POST /api/logout': 'No payload; the answer is not shown',
  },
  'web/src/features/accounts/account-writes.ts, command-service/src/accounts/profile-routes.ts': {
    'PATCH /api/users/{id}': '{socialProfile, expertise, fullName}',
  },
  'web/src/features/accounts/api.ts, query-service/src/accounts/routes.ts': {
    'GET /api/users/{id}': '→ the user; password discarded',
    'GET /api/me': '→ the user, or 401 meaning logged out',
  },
  'web/src/features/reviews/api.ts, query-service/src/reviews/routes.ts': {
    'GET /api/me/reviews': '→ list of the user’s reviews',
    'GET /api/reviews/{id}': '→ one review',
  },
  'web/src/features/reviews/api.ts, command-service/src/reviews/routes.ts': {
    'POST /api/reviews': "{productId, content, rating (number), status 'pending'} → the review with its id",
    'PATCH /api/reviews/{id}': "{status 'complete'} → creditsAwarded, totalCredits",
  },
};
