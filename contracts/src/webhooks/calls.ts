import { z } from 'zod';
import { doneResponse } from '../accounts/api.ts';
import type { ApiCall } from '../openapi/api-call.ts';
import { uuidParam } from '../openapi/path-parameters.ts';
import { addedWebhook, addWebhookBody, deliveriesResponse, webhooksResponse } from './api.ts';
import { exampleDelivery, exampleWebhook } from './examples.ts';

const own = { tag: 'Webhook endpoints', access: 'account' } as const;
const write = { ...own, method: 'post', isWrite: true } as const;
const params = uuidParam('endpoint', exampleWebhook.id);
const done = { schema: doneResponse, example: { ok: true } };
const DISABLED = { 409: 'The endpoint is disabled' };

/** The endpoints of an account, and their deliveries. */
export const WEBHOOK_CALLS: readonly ApiCall[] = [
  {
    ...own,
    id: 'listWebhooks',
    method: 'get',
    path: '/api/me/webhooks',
    summary: 'List your webhook endpoints',
    answer: { status: 200, description: 'Oldest first', schema: webhooksResponse, example: [exampleWebhook] },
  },
  {
    ...write,
    id: 'addWebhook',
    path: '/api/me/webhooks',
    summary: 'Add a webhook endpoint',
    body: {
      schema: addWebhookBody,
      example: { url: exampleWebhook.url, types: exampleWebhook.types },
    },
    answer: {
      status: 201,
      description: 'The secret. No other response contains it',
      schema: addedWebhook,
      example: { ...exampleWebhook, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
    },
    refusals: { 404: 'The account was deleted', 409: 'You have the maximum number of endpoints' },
  },
  {
    ...write,
    id: 'removeWebhook',
    method: 'delete',
    path: '/api/me/webhooks/{id}',
    summary: 'Remove a webhook endpoint',
    params,
    answer: { status: 200, description: 'No more messages are sent to it', ...done },
  },
  {
    ...write,
    id: 'enableWebhook',
    path: '/api/me/webhooks/{id}/enable',
    summary: 'Enable a webhook endpoint',
    description: 'Endpoints are disabled when they cannot be reached for three days.',
    params,
    answer: { status: 200, description: 'Messages are sent to it again', ...done },
  },
  {
    ...write,
    id: 'testWebhook',
    path: '/api/me/webhooks/{id}/test',
    summary: 'Send a test to a webhook endpoint',
    params,
    answer: { status: 202, description: 'A message of the type `webhook.test` is on its way', ...done },
    refusals: DISABLED,
  },
  {
    ...own,
    id: 'listDeliveries',
    method: 'get',
    path: '/api/me/webhooks/{id}/deliveries',
    summary: 'List what was sent to a webhook endpoint',
    params,
    answer: { status: 200, description: 'Newest first', schema: deliveriesResponse, example: [exampleDelivery] },
  },
  {
    ...write,
    id: 'sendAgain',
    path: '/api/me/webhooks/{id}/deliveries/{delivery}/again',
    summary: 'Send a message again',
    params: {
      ...params,
      delivery: { schema: z.string(), description: 'The `webhook-id` of the message', example: exampleDelivery.id },
    },
    answer: { status: 202, description: 'The message is on its way', ...done },
    refusals: DISABLED,
  },
];
