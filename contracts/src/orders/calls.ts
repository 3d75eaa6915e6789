import { z } from 'zod';
import { doneResponse } from '../accounts/api.ts';
import { exampleComparison, exampleSeat } from '../feedback/examples.ts';
import { comparisonReport } from '../feedback/report.ts';
import type { ApiCall } from '../openapi/api-call.ts';
import { numberedId } from '../openapi/path-parameters.ts';
import {
  checkoutBody,
  checkoutResponse,
  giveEmailBody,
  listOrdersQuery,
  orderQuery,
  orderView,
  verifyQuery,
  verifyResponse,
} from './api.ts';

const sessionId = 'cs_test_a1B2c3D4e5F6';
const params = numberedId('order', 12);
const exampleOrder = {
  id: 12,
  productId: 42,
  product: { title: 'Benchbook', url: 'https://benchbook.example/' },
  tier: 'STANDARD',
  amountCents: 1_000,
  isSimulated: false,
  sessionId,
  state: 'under-way',
  startedAt: '2030-05-04T09:30:00.000Z',
  paidAt: '2030-05-04T09:31:00.000Z',
  dueAt: '2030-05-06T09:31:00.000Z',
  seats: [exampleSeat],
  refunds: [],
};
const PROVIDER = { 502: 'The payment provider failed', 504: 'The payment provider took too long' };
const ofBuyer = { method: 'get', tag: 'Orders', access: 'anyone', scope: 'read', seesOwnWrites: true } as const;
const NOT_THERE = { 404: 'Order not found' };

/** Buying reviews. A buyer needs no account: the browser or the link in the mail opens the order. */
export const ORDER_CALLS: readonly ApiCall[] = [
  {
    id: 'checkOut',
    method: 'post',
    path: '/api/checkout',
    tag: 'Orders',
    summary: 'Start a checkout',
    access: 'anyone',
    isWrite: true,
    isLimited: true,
    body: { schema: checkoutBody, example: { productId: 42, tier: 'STANDARD' } },
    answer: {
      status: 201,
      description: 'Send the buyer to `url` to pay',
      schema: checkoutResponse,
      example: { sessionId, url: 'https://checkout.stripe.com/c/pay/cs_test_a1B2c3D4e5F6' },
    },
    refusals: { ...PROVIDER, 404: 'App not found' },
  },
  {
    id: 'verifyPayment',
    method: 'get',
    path: '/api/payment/verify',
    tag: 'Orders',
    summary: 'Verify a payment',
    description: 'Asks the payment provider, and confirms the order once it is paid.',
    access: 'open',
    isLimited: true,
    mayRecord: true,
    query: { schema: verifyQuery, example: { sessionId } },
    answer: {
      status: 200,
      description: 'The order is paid',
      schema: verifyResponse,
      example: { productId: 42, orderId: 12 },
    },
    refusals: {
      ...PROVIDER,
      402: 'The order is not paid',
      404: 'Payment session not found',
      409: 'The payment does not match the order',
    },
  },
  {
    ...ofBuyer,
    id: 'listOrders',
    path: '/api/me/orders',
    summary: 'List your orders',
    query: { schema: listOrdersQuery, example: { limit: 20 } },
    answer: { status: 200, description: 'Newest first', schema: z.array(orderView), example: [exampleOrder] },
  },
  {
    ...ofBuyer,
    id: 'getOrder',
    path: '/api/orders/{id}',
    summary: 'Read an order with its reviews',
    params,
    query: { schema: orderQuery, example: {} },
    answer: { status: 200, description: 'The order', schema: orderView, example: exampleOrder },
    refusals: NOT_THERE,
  },
  {
    ...ofBuyer,
    id: 'getComparison',
    path: '/api/orders/{id}/report',
    summary: 'Read the comparison report of an order',
    description: 'Comes with the Standard Bundle, once two reviews are complete.',
    params,
    query: { schema: orderQuery, example: {} },
    answer: {
      status: 200,
      description: 'What the reviewers agree and differ on',
      schema: comparisonReport,
      example: exampleComparison,
    },
    refusals: NOT_THERE,
  },
  {
    id: 'revokeOrderLink',
    method: 'post',
    path: '/api/orders/{id}/link/revoke',
    tag: 'Orders',
    summary: 'Revoke the link in the emails about an order',
    access: 'anyone',
    isWrite: true,
    params,
    answer: { status: 200, description: 'The link no longer works', schema: doneResponse, example: { ok: true } },
    refusals: NOT_THERE,
  },
  {
    id: 'giveOrderEmail',
    method: 'post',
    path: '/api/orders/{id}/email',
    tag: 'Orders',
    summary: 'Set the address for emails about an order',
    description: 'For buyers without an account, in the browser that paid.',
    access: 'anyone',
    isWrite: true,
    isLimited: true,
    params,
    body: { schema: giveEmailBody, example: { email: 'mara@benchbook.example' } },
    answer: {
      status: 200,
      description: 'Emails about the order go to this address',
      schema: doneResponse,
      example: { ok: true },
    },
    refusals: { ...NOT_THERE, 409: 'The order is not paid, or its address can no longer be changed' },
  },
  {
    id: 'receivePaymentEvent',
    method: 'post',
    path: '/api/payment/webhook',
    tag: 'Provider',
    summary: 'Receive an event from the payment provider',
    description: 'The provider signs the bytes of the body in the header `stripe-signature`. The limit is 256 kB.',
    access: 'open',
    body: { schema: z.looseObject({}), example: { id: 'evt_1', type: 'checkout.session.completed' } },
    answer: { status: 200, description: 'The event is recorded', schema: doneResponse, example: { ok: true } },
  },
];
