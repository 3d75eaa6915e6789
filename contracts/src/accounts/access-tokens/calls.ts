import type { TokenScope } from './scope.ts';

/** Every call that can be made with a personal access token, and the scope it needs. All others refuse tokens. */
export const TOKEN_CALLS: readonly { readonly scope: TokenScope; readonly method: string; readonly path: string }[] = [
  { scope: 'read', method: 'GET', path: '/api/me' },
  { scope: 'read', method: 'GET', path: '/api/users/:id' },
  { scope: 'read', method: 'GET', path: '/api/me/products' },
  { scope: 'read', method: 'GET', path: '/api/me/reviews' },
  { scope: 'read', method: 'GET', path: '/api/me/orders' },
  { scope: 'read', method: 'GET', path: '/api/me/feedback-requests' },
  { scope: 'read', method: 'GET', path: '/api/me/claims' },
  { scope: 'read', method: 'GET', path: '/api/me/credits' },
  { scope: 'read', method: 'GET', path: '/api/products' },
  { scope: 'read', method: 'GET', path: '/api/products/:id' },
  { scope: 'read', method: 'GET', path: '/api/products/:id/reviews' },
  { scope: 'read', method: 'GET', path: '/api/products/:id/standing' },
  { scope: 'read', method: 'GET', path: '/api/products/:id/statements' },
  { scope: 'read', method: 'GET', path: '/api/products/:id/agreement' },
  { scope: 'read', method: 'GET', path: '/api/products/:id/screenshots/:name' },
  { scope: 'read', method: 'GET', path: '/api/products/:id/passages/:evidence' },
  { scope: 'read', method: 'GET', path: '/api/reviews/:id' },
  { scope: 'read', method: 'GET', path: '/api/orders/:id' },
  { scope: 'read', method: 'GET', path: '/api/orders/:id/report' },
  { scope: 'read', method: 'GET', path: '/api/feedback-requests' },
  { scope: 'analyze', method: 'POST', path: '/api/analyze/url' },
  { scope: 'analyze', method: 'POST', path: '/api/products/:id/reanalyses' },
  { scope: 'feedback', method: 'POST', path: '/api/feedback-requests' },
  { scope: 'feedback', method: 'POST', path: '/api/feedback-requests/:id/brief' },
  { scope: 'feedback', method: 'POST', path: '/api/feedback-requests/:id/cancel' },
];

const CALLS = TOKEN_CALLS.map((call) => ({
  ...call,
  pattern: new RegExp(`^${call.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

/** The scope that a call needs; `undefined` if no token can make it. */
export const tokenScopeOf = (method: string, path: string): TokenScope | undefined => {
  const asked = method === 'HEAD' ? 'GET' : method;
  return CALLS.find((call) => call.method === asked && call.pattern.test(path))?.scope;
};
