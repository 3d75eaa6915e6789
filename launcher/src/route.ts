import type { IncomingMessage } from 'node:http';
import { SECURITY_PATH } from './security-text.ts';

/** The part that answers a request: one of the services, the launcher's own routes, or the web app. */
export type Target = 'command-service' | 'query-service' | 'audit-service' | 'own' | 'pages';

/** The path of a request, without its query string, and without the origin that proxies send. */
export const pathOf = (request: Pick<IncomingMessage, 'url'>): string => {
  const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1);
  return path.startsWith('/') ? path : (URL.parse(path)?.pathname ?? '/');
};

/** The query string of a request, with its question mark, or an empty text. */
export const queryOf = (request: Pick<IncomingMessage, 'url'>): string => {
  const [address = ''] = (request.url ?? '').split('#', 1);
  const start = address.indexOf('?');
  return start === -1 ? '' : address.slice(start);
};

const OWN = new Set(['/healthz', '/readyz', '/config.json', SECURITY_PATH]);

/** Captures are sealed with keys that the query service does not have. */
const CAPTURED = /^\/api\/products\/[^/]+\/(screenshots|passages)\/[^/]+$/;

/**
 * One origin, several services (D-97): writes, the verification of a payment and the progress of an analysis go to the
 * command service, as do screenshots, passages and webhooks, since it has their keys; auditors' calls go to the audit
 * service, all other calls to the query service.
 */
export const routeTo = (request: Pick<IncomingMessage, 'method' | 'url'>): Target => {
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD') return 'command-service';
  // Express compares paths in this way too.
  const path = pathOf(request).toLowerCase().replace(/\/$/, '');
  if (path === '/api/payment/verify' && method === 'GET') return 'command-service';
  if (CAPTURED.test(path)) return 'command-service';
  if (path.startsWith('/api/analyses/')) return 'command-service';
  if (path === '/api/me/webhooks' || path.startsWith('/api/me/webhooks/')) return 'command-service';
  if (path.startsWith('/api/audit/')) return 'audit-service';
  if (path === '/api' || path.startsWith('/api/')) return 'query-service';
  return OWN.has(path) ? 'own' : 'pages';
};
