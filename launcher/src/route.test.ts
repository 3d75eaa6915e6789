import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOf, routeTo } from './route.ts';

/** In the words of nginx: its map of a method and a path to a service takes the first expression that fits. */
const NGINX = readFileSync(path.join(import.meta.dirname, '../../operations/nginx/nginx.conf'), 'utf8');
const [, SERVICES = ''] = /map "\$request_method \$uri" \$service \{([^}]+)\}/.exec(NGINX) ?? [];
const ROWS = [...SERVICES.matchAll(/"~(\*?)(\S.*)" ([\w-]+):\d+;/g)].map(([, star, source = '', service = '']) => ({
  expression: new RegExp(source, star === '*' ? 'i' : ''),
  service: service === 'auditor' ? 'audit-service' : service,
}));
const serviceOfNginx = (method: string, url: string): string =>
  ROWS.find(({ expression }) => expression.test(`${method} ${pathOf({ url })}`))?.service ?? 'command-service';

describe('routing under one origin', () => {
  const CALLS = [
    ['POST', '/api/analyze/url', 'command-service'],
    ['PATCH', '/api/users/1', 'command-service'],
    ['OPTIONS', '/api/products', 'command-service'],
    ['DELETE', '/', 'command-service'],
    ['GET', '/api/payment/verify?sessionId=1', 'command-service'],
    ['GET', '/API/Payment/Verify/', 'command-service'],
    ['HEAD', '/api/payment/verify', 'query-service'],
    ['GET', '/api/products/1/screenshots/desktop?version=2', 'command-service'],
    ['HEAD', '/API/products/1/Screenshots/phone/', 'command-service'],
    ['GET', '/api/products/1/passages/strengths-0a1b2c?share=x', 'command-service'],
    ['GET', '/api/products/1/screenshots', 'query-service'],
    ['GET', '/api/products/1/screenshots/desktop/x', 'query-service'],
    ['GET', '/api/analyses/8a2f/progress', 'command-service'],
    ['HEAD', '/API/Analyses/8a2f/progress/', 'command-service'],
    ['GET', '/api/me/webhooks', 'command-service'],
    ['GET', '/API/me/Webhooks/8a2f/deliveries/', 'command-service'],
    ['GET', '/api/me/webhooksx', 'query-service'],
    ['GET', '/api/analyses', 'query-service'],
    ['GET', '/api/products/1', 'query-service'],
    ['HEAD', '/api/products', 'query-service'],
    ['GET', '/api/audit/events', 'audit-service'],
    ['HEAD', '/API/Audit/events?type=x', 'audit-service'],
    ['POST', '/api/audit/events', 'command-service'],
    ['GET', '/api/audit', 'query-service'],
    ['GET', '/api/auditors', 'query-service'],
    ['GET', '/api', 'query-service'],
    ['GET', '/api?x=1', 'query-service'],
    ['GET', 'http://twofold.example/api/products', 'query-service'],
    ['GET', '/config.json', 'own'],
    ['HEAD', '/healthz', 'own'],
    ['GET', '/readyz', 'own'],
    ['GET', '/', 'pages'],
    ['GET', '/analysis/1', 'pages'],
    ['GET', '/apiary', 'pages'],
    ['GET', '//api/products', 'pages'],
    ['GET', '/?next=/api/products', 'pages'],
    ['GET', 'nonsense', 'pages'],
  ] as const;

  it.each(CALLS)('sends %s %s to %s', (method, url, target) => {
    expect(routeTo({ method, url })).toBe(target);
  });

  // Auditors' calls go on with a slash after `audit`; no service has a call without it.
  const ofServices = CALLS.filter(([, url, target]) => target.endsWith('-service') && url !== '/api/audit');
  it.each(ofServices)('sends %s %s in nginx.conf to %s, too', (method, url, target) => {
    expect(serviceOfNginx(method, url)).toBe(target);
  });
});
