import { z } from 'zod';
import { doneResponse } from '../accounts/api.ts';
import type { ApiCall } from '../openapi/api-call.ts';
import { requestId } from '../openapi/path-parameters.ts';
import {
  accessView,
  cancelRequestBody,
  claimSeatResponse,
  claimView,
  listOpenRequestsQuery,
  openRequest,
  ownRequest,
  requestFeedbackBody,
  requestFeedbackResponse,
  writeBriefBody,
} from './api.ts';
import { exampleClaim, exampleClaimed, exampleOpenRequest, exampleOwnRequest, exampleRequested } from './examples.ts';

const brief = { task: 'Book a stand.', questions: ['Is the price clear?'], access: 'guest / guest' };
const done = { schema: doneResponse, example: { ok: true } };
const write = { method: 'post', tag: 'Feedback', isWrite: true } as const;
const read = { method: 'get', tag: 'Feedback', seesOwnWrites: true } as const;

/** Requests for reviews: made with credits or bought, claimed by reviewers. */
export const FEEDBACK_CALLS: readonly ApiCall[] = [
  {
    ...write,
    id: 'requestFeedback',
    path: '/api/feedback-requests',
    summary: 'Request reviews with credits',
    description:
      'Costs one credit for each reviewer. You must keep at least one credit. Late reviews are refunded automatically.',
    access: 'account',
    scope: 'feedback',
    body: { schema: requestFeedbackBody, example: { productId: 42, reviewers: 1, brief } },
    answer: {
      status: 201,
      description: 'The request is open',
      schema: requestFeedbackResponse,
      example: exampleRequested,
    },
    refusals: {
      403: 'The app is not yours, your email is not confirmed, or you have too few credits',
      404: 'App not found',
    },
  },
  {
    ...read,
    id: 'listOpenRequests',
    path: '/api/feedback-requests',
    summary: 'List requests with open seats',
    description: 'Requests that fit your expertise come first, then those due soonest.',
    access: 'anyone',
    scope: 'read',
    query: { schema: listOpenRequestsQuery, example: { limit: 20 } },
    answer: {
      status: 200,
      description: 'Requests with open seats',
      schema: z.array(openRequest),
      example: [exampleOpenRequest],
    },
  },
  {
    ...read,
    id: 'listOwnRequests',
    path: '/api/me/feedback-requests',
    summary: 'List your requests',
    access: 'account',
    scope: 'read',
    answer: {
      status: 200,
      description: 'Your review requests paid with credits, newest first',
      schema: z.array(ownRequest),
      example: [exampleOwnRequest],
    },
  },
  {
    ...write,
    id: 'writeBrief',
    path: '/api/feedback-requests/{id}/brief',
    summary: 'Brief the reviewers',
    description: 'Replaces the whole brief. Buyers without an account send the token from their email.',
    access: 'anyone',
    scope: 'feedback',
    params: requestId,
    body: { schema: writeBriefBody, example: brief },
    answer: { status: 200, description: 'Reviewers see the new brief', ...done },
    refusals: { 409: 'The request has ended, or a reviewer has claimed a seat' },
  },
  {
    ...write,
    id: 'cancelRequest',
    path: '/api/feedback-requests/{id}/cancel',
    summary: 'Cancel a request',
    description: 'Possible until a reviewer claims a seat. Credits and payments are refunded.',
    access: 'anyone',
    scope: 'feedback',
    params: requestId,
    body: { schema: cancelRequestBody, example: {} },
    answer: { status: 200, description: 'The request is canceled', ...done },
    refusals: { 409: 'The request has ended, or a reviewer has claimed a seat' },
  },
  {
    ...write,
    id: 'claimSeat',
    path: '/api/feedback-requests/{id}/claims',
    summary: 'Claim a seat',
    access: 'account',
    params: requestId,
    answer: {
      status: 201,
      description: 'The seat is yours until its deadline',
      schema: claimSeatResponse,
      example: exampleClaimed,
    },
    refusals: {
      403: 'The request is your own, or your email is not confirmed',
      409: 'There is no open seat for you',
      429: 'Two of your seats were released or ran out in the last 24 hours',
    },
  },
  {
    ...write,
    id: 'releaseSeat',
    method: 'delete',
    path: '/api/feedback-requests/{id}/claims/{seat}',
    summary: 'Release a seat',
    access: 'account',
    params: { ...requestId, seat: { schema: z.int().positive(), description: 'The number of the seat', example: 1 } },
    answer: { status: 200, description: 'The seat is open again', ...done },
    refusals: { 409: 'The seat is no longer yours' },
  },
  {
    ...read,
    id: 'listClaims',
    path: '/api/me/claims',
    summary: 'List the seats you hold',
    access: 'account',
    scope: 'read',
    answer: { status: 200, description: 'Your seats', schema: z.array(claimView), example: [exampleClaim] },
  },
  {
    ...read,
    id: 'getTestLogin',
    path: '/api/feedback-requests/{id}/access',
    summary: 'Read the test login of a request',
    description: 'For reviewers with a seat.',
    access: 'account',
    params: requestId,
    answer: {
      status: 200,
      description: 'The test login, as entered',
      schema: accessView,
      example: { access: 'guest / guest' },
    },
  },
];
