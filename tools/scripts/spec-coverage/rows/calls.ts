import type { Rows } from '../spec-row.ts';

/** §7: the calls; each row names where it is answered, its schemas, and where it is sent. */
export const calls: Rows = {
  'web/src/lib/fetch-json.ts, web/src/lib/late-reads.ts': {
    credentials: 'All calls send credentials (cookies)',
  },
  'web/src/lib/fetch-json.ts': {
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
  'command-service/src/analysis/routes.ts, contracts/src/analysis/api.ts, web/src/features/analysis/api.ts': {
    'POST /api/analyze/url': '{url} → productId',
  },
  'command-service/src/orders/routes.ts, contracts/src/orders/api.ts, web/src/features/orders/start-checkout.ts': {
    'POST /api/checkout': '{productId, tier}; tier is QUICK or STANDARD (FREE is never sent) → sessionId, url',
  },
  'command-service/src/orders/routes.ts, packages/http/src/problem-body.ts, web/src/features/orders/use-plan-choice.ts':
    {
      'checkout error': 'POST /api/checkout: on non-OK an error field',
    },
  'query-service/src/analysis/routes.ts, contracts/src/analysis/api.ts, web/src/features/analysis/api.ts': {
    'GET /api/products/{id}': '→ product as in section 3',
  },
  'query-service/src/analysis/product-list.ts, contracts/src/analysis/api.ts, web/src/features/analysis/apps-api.ts': {
    'GET /api/products': '→ list of apps; cached 5 minutes',
  },
  'query-service/src/analysis/queries.ts, contracts/src/analysis/api.ts, web/src/features/analysis/apps-api.ts': {
    'GET /api/me/products': '→ list of the user’s apps',
  },
  'command-service/src/orders/routes.ts, contracts/src/orders/api.ts, web/src/features/orders/api.ts': {
    'GET /api/payment/verify': '?sessionId={sessionId} → productId',
  },
  'command-service/src/accounts/registration-routes.ts, contracts/src/accounts/api.ts, web/src/features/accounts/account-writes.ts':
    {
      'POST /api/users': '{email, password, termsAgreed} (reviewer page) → id',
      'POST /api/register': '{email, password} → the user',
    },
  'command-service/src/accounts/login-routes.ts, contracts/src/accounts/api.ts, web/src/features/accounts/account-writes.ts':
    {
      'POST /api/login': '{username (the email), password} → the user',
    },
  'command-service/src/accounts/login-routes.ts, web/src/features/accounts/api.ts': {
    'POST /api/logout': 'No payload; the answer is not shown',
  },
  'command-service/src/accounts/profile-routes.ts, contracts/src/accounts/api.ts, web/src/features/accounts/account-writes.ts':
    {
      'PATCH /api/users/{id}': '{socialProfile, expertise, fullName}',
    },
  'query-service/src/accounts/routes.ts, contracts/src/accounts/api.ts, web/src/features/accounts/api.ts': {
    'GET /api/users/{id}': '→ the user; password discarded',
    'GET /api/me': '→ the user, or 401 meaning logged out',
  },
  'query-service/src/reviews/queries.ts, contracts/src/reviews/api.ts, web/src/features/reviews/api.ts': {
    'GET /api/me/reviews': '→ list of the user’s reviews',
  },
  'query-service/src/reviews/routes.ts, contracts/src/reviews/api.ts, web/src/features/reviews/api.ts': {
    'GET /api/reviews/{id}': '→ one review',
  },
  'command-service/src/reviews/routes.ts, contracts/src/reviews/api.ts, web/src/features/reviews/api.ts': {
    'POST /api/reviews': "{productId, content, rating (number), status 'pending'} → the review with its id",
    'PATCH /api/reviews/{id}': "{status 'complete'} → creditsAwarded, totalCredits",
  },
};
