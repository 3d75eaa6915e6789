import { createHmac } from 'node:crypto';
import { listCreditsQuery } from '@twofold/contracts/credits/api';
import {
  cancelRequestBody,
  listOpenRequestsQuery,
  requestFeedbackBody,
  writeBriefBody,
} from '@twofold/contracts/feedback/api';
import { checkoutBody, listOrdersQuery, orderQuery, verifyQuery } from '@twofold/contracts/orders/api';
import { PEOPLE, type Call, type World } from '../call.ts';

/** Of the payment provider, who signs webhook events with it. */
export const WEBHOOK_SECRET = 'whsec_of_the_fuzzer';

const PAGE = { limit: '3', before: '1000' };

/** As Stripe signs: over the time and the bytes. */
const signedByProvider = (body: Buffer): Readonly<Record<string, string>> => {
  const at = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.`).update(body).digest('hex');
  return { 'stripe-signature': `t=${at},v1=${signature}` };
};

const providerTells = ({ order }: World) => ({
  body: {
    id: 'evt_fuzzed',
    object: 'event',
    type: 'checkout.session.completed',
    created: 1_900_000_000,
    livemode: false,
    data: { object: { id: order.sessionId, object: 'checkout.session', payment_status: 'paid' } },
  },
});

/** There is no contract for what a provider tells: it is Stripe's. */
const whatever: NonNullable<Call['body']> = {
  toJSONSchema: () => ({ type: 'object' }),
  safeParse: () => ({ success: true }),
};

/** Orders and their payment, credits, and requests for reviews. */
export const SALE_CALLS: readonly Call[] = [
  {
    service: 'command',
    method: 'POST',
    path: '/api/checkout',
    body: checkoutBody,
    example: ({ apps }) => ({ body: { productId: apps.owned, tier: 'STANDARD' } }),
    answers: [201, 400, 404, 409, 429, 502, 503, 504],
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/orders/:id/link/revoke',
    example: ({ order }) => ({ params: { id: String(order.id) } }),
    by: 'owner',
    allowed: ['owner'],
    answers: [200, 400, 404, 409],
  },
  {
    service: 'command',
    method: 'GET',
    path: '/api/payment/verify',
    query: verifyQuery,
    example: ({ order }) => ({ query: { sessionId: order.sessionId } }),
    answers: [200, 400, 402, 404, 409, 502, 504],
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/payment/webhook',
    body: whatever,
    example: providerTells,
    sign: signedByProvider,
    answers: [200, 400, 413, 503],
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/feedback-requests',
    body: requestFeedbackBody,
    example: ({ apps }) => ({ body: { productId: apps.owned, reviewers: 1 } }),
    by: 'owner',
    allowed: ['owner'],
    answers: [201, 400, 401, 403, 404, 409],
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/feedback-requests/:id/claims',
    example: ({ order }) => ({ params: { id: order.requestId } }),
    by: 'stranger',
    allowed: PEOPLE,
    answers: [201, 400, 401, 403, 404, 409, 429],
  },
  {
    service: 'command',
    method: 'DELETE',
    path: '/api/feedback-requests/:id/claims/:seat',
    example: ({ order }) => ({ params: { id: order.requestId, seat: '1' } }),
    by: 'stranger',
    allowed: PEOPLE,
    answers: [200, 400, 401, 403, 404, 409],
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/feedback-requests/:id/brief',
    body: writeBriefBody,
    example: ({ order }) => ({
      params: { id: order.requestId },
      body: { task: 'Book a stand.', questions: ['Is the price clear?'], access: 'guest / guest' },
    }),
    by: 'owner',
    allowed: ['owner'],
    answers: [200, 400, 404, 409],
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/feedback-requests/:id/cancel',
    body: cancelRequestBody,
    example: ({ order }) => ({ params: { id: order.requestId }, body: {} }),
    by: 'owner',
    allowed: ['owner'],
    answers: [200, 400, 404, 409],
  },
  ...reads(),
];

function reads(): Call[] {
  const read = { service: 'query', method: 'GET' } as const;
  const ofOrder = ({ order }: World) => ({ params: { id: String(order.id) }, query: { token: 'a-token-of-nobody' } });
  const page = { example: () => ({ query: PAGE }), by: 'owner', answers: [200, 400, 401] } as const;
  return [
    // A buyer needs no account: a visitor who has bought nothing gets an empty list.
    { ...read, path: '/api/me/orders', query: listOrdersQuery, ...page },
    {
      ...read,
      path: '/api/orders/:id',
      query: orderQuery,
      example: ofOrder,
      by: 'owner',
      allowed: ['owner'],
      answers: [200, 400, 404],
    },
    {
      ...read,
      path: '/api/orders/:id/report',
      query: orderQuery,
      example: ofOrder,
      by: 'owner',
      allowed: ['owner'],
      answers: [200, 400, 404],
    },
    { ...read, path: '/api/me/credits', query: listCreditsQuery, ...page, allowed: PEOPLE },
    {
      ...read,
      path: '/api/feedback-requests',
      query: listOpenRequestsQuery,
      example: () => ({ query: { limit: '3' } }),
      answers: [200, 400],
    },
    { ...read, path: '/api/me/feedback-requests', by: 'owner', allowed: PEOPLE, answers: [200, 401] },
    {
      ...read,
      path: '/api/feedback-requests/:id/access',
      example: ({ order }) => ({ params: { id: order.requestId } }),
      by: 'reviewer',
      allowed: ['reviewer', 'stranger'],
      answers: [200, 401, 404],
    },
    { ...read, path: '/api/me/claims', by: 'reviewer', allowed: PEOPLE, answers: [200, 401] },
  ];
}
