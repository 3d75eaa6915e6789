import { z } from 'zod';
import { doneResponse } from '../accounts/api.ts';
import type { ApiCall } from '../openapi/api-call.ts';
import { numberedId } from '../openapi/path-parameters.ts';
import {
  operationRequestedResponse,
  projectionName,
  retryParkedStreamBody,
  retryRefundBody,
  simulateIssueBody,
  skipParkedStreamBody,
} from './api.ts';

const ID = '3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10';
const ofOperator = { method: 'post', tag: 'Operations', access: 'account', isWrite: true } as const;
const requested = {
  answer: {
    status: 200,
    description: 'The command is recorded and will be applied shortly',
    schema: operationRequestedResponse,
    example: { requestId: ID },
  },
} as const;
const projection = {
  name: { schema: projectionName, description: 'The name of the projection', example: 'reviews' },
};
const reactor = {
  name: {
    schema: z.string(),
    description: 'The name of the reactor',
    example: 'earn-credit-on-review-completed',
  },
};
const retry = { schema: retryParkedStreamBody, example: { stream: 'review-1' } };
const skip = {
  schema: skipParkedStreamBody,
  example: { stream: 'review-1', eventId: ID, reason: 'It cannot be read' },
};

/** Repairs of projections, reactors and refunds. */
export const OPERATION_CALLS: readonly ApiCall[] = [
  {
    ...ofOperator,
    ...requested,
    id: 'rebuildProjection',
    path: '/api/operations/projections/{name}/rebuild',
    summary: 'Rebuild a projection',
    params: projection,
  },
  {
    ...ofOperator,
    ...requested,
    id: 'retryInProjection',
    path: '/api/operations/projections/{name}/retry',
    summary: 'Retry a stream that is parked for a projection',
    params: projection,
    body: retry,
  },
  {
    ...ofOperator,
    ...requested,
    id: 'skipInProjection',
    path: '/api/operations/projections/{name}/skip',
    summary: 'Skip an event that a projection cannot apply',
    params: projection,
    body: skip,
  },
  {
    ...ofOperator,
    ...requested,
    id: 'retryInReactor',
    path: '/api/operations/reactors/{name}/retry',
    summary: 'Retry a stream that is parked for a reactor',
    params: reactor,
    body: retry,
  },
  {
    ...ofOperator,
    ...requested,
    id: 'skipInReactor',
    path: '/api/operations/reactors/{name}/skip',
    summary: 'Skip an event that a reactor cannot apply',
    params: reactor,
    body: skip,
  },
  {
    ...ofOperator,
    ...requested,
    id: 'retryRefund',
    path: '/api/operations/orders/{id}/retry-refund',
    summary: 'Retry a refund that failed',
    params: numberedId('order', 12),
    body: { schema: retryRefundBody, example: { refundId: ID } },
  },
  {
    ...ofOperator,
    id: 'simulateTrouble',
    path: '/api/operations/orders/{id}/simulate',
    summary: 'Simulate a failed refund or a dispute',
    description: 'Only outside production, with simulated payments.',
    params: numberedId('order', 12),
    body: { schema: simulateIssueBody, example: { trouble: 'refund-failed' } },
    answer: {
      status: 200,
      description: 'The failed refund or the dispute is simulated',
      schema: doneResponse,
      example: { ok: true },
    },
  },
];
