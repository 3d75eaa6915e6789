import { describe, expect, it } from 'vitest';
import { routeTo } from './route.ts';

describe('routing under one origin', () => {
  it.each([
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
  ])('sends %s %s to %s', (method, url, target) => {
    expect(routeTo({ method, url })).toBe(target);
  });
});
