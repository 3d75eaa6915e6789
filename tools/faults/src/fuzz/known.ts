import { createHmac } from 'node:crypto';
import { aText } from '@twofold/testing/a-text';
import { PEOPLE, type Known, type World } from './call.ts';

/** The password of every user in a run. */
export const PASSWORD = 'Difference-Engine-1';

/** Signs webhook events. */
export const WEBHOOK_SECRET = 'whsec_of_the_fuzzer';

/** Signs time and bytes like Stripe. */
const signedByProvider = (body: Buffer): Readonly<Record<string, string>> => {
  const at = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.`).update(body).digest('hex');
  return { 'stripe-signature': `t=${at},v1=${signature}` };
};

const providerTells = ({ order }: World) => ({
  id: 'evt_fuzzed',
  object: 'event',
  type: 'checkout.session.completed',
  created: 1_900_000_000,
  livemode: false,
  data: { object: { id: order.sessionId, object: 'checkout.session', payment_status: 'paid' } },
});

const UNAVAILABLE = { alsoAnswers: [503] };
const COSTLY = { isCostly: true } as const;
const owner: Known = { by: 'owner', allowed: ['owner'] };
const reviewer: Known = { by: 'reviewer', allowed: ['reviewer'] };
const spare: Known = { by: 'moderator', allowed: ['moderator'], params: ({ apps }) => ({ id: apps.spare }) };
const unowned: Known['params'] = ({ apps }) => ({ id: apps.unowned });
// A call for an analysis that does not exist waits, since it may still begin.
const waits: Known = { ...COSTLY, alsoAnswers: [404, 503] };

/** What is known of single calls: most calls about something of the owner are for the owner only. */
export const KNOWN: Readonly<Record<string, Known>> = {
  'POST /api/analyze/url': {
    ...UNAVAILABLE,
    ...COSTLY,
    body: ({ site }) => ({ url: site }),
    // A failed analysis is recorded, too.
    recordsRefused: ['AnalysisRequested', 'AnalysisFailed', 'AnalysisCancelled'],
  },
  'POST /api/products/{id}/reanalyses': {
    ...owner,
    ...UNAVAILABLE,
    ...COSTLY,
    recordsRefused: ['ReanalysisRequested', 'ReanalysisFailed'],
  },
  'GET /api/analyses/{id}/progress': waits,
  'POST /api/analyses/{id}/cancel': waits,
  'GET /api/products/{id}/claimable': { params: unowned },
  'POST /api/products/{id}/unlist': spare,
  'DELETE /api/products/{id}': spare,
  'POST /api/products/{id}/list-again': { by: 'owner', allowed: ['owner', 'moderator'] },
  'POST /api/products/{id}/share-link': owner,
  'DELETE /api/products/{id}/share-link': owner,
  'GET /api/products/{id}/reviews': owner,
  'POST /api/feedback-requests': owner,
  'POST /api/feedback-requests/{id}/brief': owner,
  'POST /api/feedback-requests/{id}/cancel': owner,
  'POST /api/feedback-requests/{id}/claims': { by: 'stranger' },
  'DELETE /api/feedback-requests/{id}/claims/{seat}': { by: 'stranger' },
  'GET /api/feedback-requests/{id}/access': { by: 'reviewer', allowed: ['reviewer', 'stranger'] },
  'POST /api/reviews': {
    by: 'stranger',
    body: ({ apps }) => ({ productId: apps.unowned, content: aText(apps.unowned) }),
  },
  'PATCH /api/reviews/{id}': { ...reviewer, params: ({ reviews }) => ({ id: reviews.pending }) },
  'GET /api/reviews/{id}': reviewer,
  'POST /api/reviews/{id}/statements': reviewer,
  'POST /api/orders/{id}/complaint': owner,
  'POST /api/orders/{id}/complaint/appeal': reviewer,
  'POST /api/checkout': UNAVAILABLE,
  'GET /api/orders/{id}': owner,
  'GET /api/orders/{id}/report': owner,
  'POST /api/orders/{id}/link/revoke': owner,
  // The order belongs to an account, so no guest may do this.
  'POST /api/orders/{id}/email': { allowed: [] },
  'POST /api/payment/webhook': { ...UNAVAILABLE, body: providerTells, sign: signedByProvider },
  'POST /api/register': COSTLY,
  'POST /api/users': COSTLY,
  'POST /api/login': COSTLY,
  'POST /api/logout': { by: 'leaver', allowed: undefined, ...COSTLY },
  'POST /api/logout/everywhere': { by: 'leaver' },
  'POST /api/password-resets/{token}': { ...COSTLY, endsSessions: true },
  'GET /api/users/{id}': owner,
  'PATCH /api/users/{id}': owner,
  'GET /api/users/{id}/export': owner,
  'DELETE /api/users/{id}': {
    ...COSTLY,
    by: 'leaver',
    allowed: ['leaver'],
    params: ({ ids }) => ({ id: ids.leaver }),
  },
  'POST /api/me/second-factors/totp': COSTLY,
  'POST /api/me/second-factors/passkey-challenges': COSTLY,
  'POST /api/audit/people/lookups': { body: ({ emails }) => ({ email: emails.owner }) },
  'GET /api/audit/tail': UNAVAILABLE,
  // The stream would be endless: the request looks like that of a browser that has seen its end.
  'GET /api/audit/verifications/live': {
    ...UNAVAILABLE,
    ...COSTLY,
    headers: { 'last-event-id': '3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10' },
  },
  'POST /api/operations/projections/{name}/rebuild': COSTLY,
};

/** Values that exist, by path. */
export const PARAMS: Readonly<Record<string, (world: World) => unknown>> = {
  '/api/products/{id}': ({ apps }) => apps.owned,
  '/api/reviews/{id}': ({ reviews }) => reviews.complete,
  '/api/users/{id}': ({ ids }) => ids.owner,
  '/api/orders/{id}': ({ order }) => order.id,
  '/api/moderation/complaints/{id}': ({ order }) => order.id,
  '/api/operations/orders/{id}': ({ order }) => order.id,
  '/api/feedback-requests/{id}': ({ order }) => order.requestId,
  '/api/password-resets/{token}': ({ resetToken }) => resetToken,
  '/api/email-confirmations/{token}': ({ confirmationToken }) => confirmationToken,
  '/api/unsubscribe/{token}': ({ unsubscribeToken }) => unsubscribeToken,
  '/api/audit/people/{id}': ({ ids }) => ids.owner,
  '/api/audit/streams/{name}': ({ ids }) => `user-${ids.owner}`,
  '/api/audit/events/{id}': ({ event }) => event.id,
  '/api/audit/traces/{correlationId}': ({ event }) => event.correlationId,
};

/** Values that exist, by the name of a field in a body or a query. */
export const fieldsOf = ({ apps, emails, order, reviews }: World): Readonly<Record<string, unknown>> => ({
  productId: apps.owned,
  reviewId: reviews.complete,
  email: emails.leaver,
  username: emails.leaver,
  password: PASSWORD,
  sessionId: order.sessionId,
  after: 1,
  until: 3,
});

/** The calls of each staff role, by group. */
export const STAFF: Readonly<Record<string, Known>> = {
  // Every access is recorded, even if nothing was found.
  Audit: { by: 'auditor', allowed: ['auditor'], recordsRefused: ['AuditLooked'] },
  Moderation: { by: 'moderator', allowed: ['moderator'] },
  Operations: { by: 'operator', allowed: ['operator'] },
};

/** For calls that need an account, unless `KNOWN` says more. */
export const ANY_ACCOUNT: Known = { by: 'owner', allowed: PEOPLE };
