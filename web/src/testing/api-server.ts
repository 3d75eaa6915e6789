import type { ProductStanding } from '@twofold/contracts/analysis/api';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** The standing of a user who is unrelated to an app. */
export const STRANGER: ProductStanding = { isOwner: false, isClaimable: false, seesReviews: false };

/**
 * The default answers: a visitor without apps, reviews, seats or requests; apps of other users; no sample sites.
 */
const defaults = [
  http.get('*/api/me', () => HttpResponse.json({ error: 'Not logged in' }, { status: 401 })),
  http.get('*/api/products', () => HttpResponse.json([])),
  http.get('*/api/products/:id/standing', () => HttpResponse.json(STRANGER)),
  http.post('*/api/device', () => HttpResponse.json({ ok: true })),
  http.get('*/api/products/:id/statements', () => HttpResponse.json({ version: 1, statements: [] })),
  http.get('*/api/products/:id/agreement', () => HttpResponse.json({ version: 1, people: 0, statements: [] })),
  http.get('*/api/device/products', () => HttpResponse.json([])),
  http.get('*/api/me/products', () => HttpResponse.json([])),
  http.get('*/api/me/reviews', () => HttpResponse.json([])),
  http.get('*/api/me/notifications/unread', () => HttpResponse.json({ unread: 0 })),
  http.get('*/api/me/mail-settings', () => HttpResponse.json({ settings: [] })),
  http.get('*/api/me/sessions', () => HttpResponse.json([])),
  http.get('*/api/me/webhooks', () => HttpResponse.json([])),
  http.get('*/api/me/tokens', () => HttpResponse.json([])),
  http.get('*/api/me/second-factors', () => HttpResponse.json({ factors: [], recoveryCodesLeft: 0 })),
  http.get('*/api/me/claims', () => HttpResponse.json([])),
  http.get('*/api/me/orders', () => HttpResponse.json([])),
  http.get('*/api/me/feedback-requests', () => HttpResponse.json([])),
  http.get('*/config.json', () => HttpResponse.json({ simulatedPayments: true, sampleSites: [] })),
];

/** Answers the requests of one file's tests; unexpected ones fail. */
export const startApiServer = () => {
  const server = setupServer(...defaults);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
};
