import { doneResponse } from '../../accounts/api.ts';
import type { ApiCall } from '../../openapi/api-call.ts';
import { numberedId } from '../../openapi/path-parameters.ts';
import { appealBody, decideComplaintBody, moderationView, reportReviewBody, standingView } from './api.ts';
import { exampleModeration, exampleStanding } from './examples.ts';

const params = numberedId('order', 12);
const done = { schema: doneResponse, example: { ok: true } };
const write = { method: 'post', isWrite: true, params } as const;
const read = { method: 'get', access: 'account', seesOwnWrites: true } as const;

/** Reports of reviews: made by buyers, appealed by reviewers, decided by moderators. */
export const COMPLAINT_CALLS: readonly ApiCall[] = [
  {
    ...write,
    id: 'reportReview',
    path: '/api/orders/{id}/complaint',
    tag: 'Complaints',
    summary: 'Report a review of an order',
    description: 'Once for each order. Buyers without an account prove themselves by the token of their mail.',
    access: 'anyone',
    body: {
      schema: reportReviewBody,
      example: { reviewId: 31, reason: 'off-topic', note: 'The review is about another app.' },
    },
    answer: { status: 201, description: 'The reviewer can appeal', ...done },
    refusals: {
      404: 'There is no such order for you, or it has no such review',
      409: 'A review of this order was reported already, or can no longer be reported',
    },
  },
  {
    ...write,
    id: 'appealComplaint',
    path: '/api/orders/{id}/complaint/appeal',
    tag: 'Complaints',
    summary: 'Appeal a report of your review',
    access: 'account',
    body: { schema: appealBody, example: { text: 'I describe the booking page of Benchbook.' } },
    answer: { status: 201, description: 'A moderator decides', ...done },
    refusals: {
      404: 'No review of yours was reported for this order',
      409: 'The report was appealed already, or its time to appeal is over',
    },
  },
  {
    ...read,
    id: 'getReviewerStanding',
    path: '/api/me/standing',
    tag: 'Complaints',
    summary: 'Read how you have done as a reviewer',
    answer: {
      status: 200,
      description: 'Your reviews in seats, and reports about them',
      schema: standingView,
      example: exampleStanding,
    },
  },
  {
    ...read,
    id: 'listComplaints',
    path: '/api/moderation/complaints',
    tag: 'Moderation',
    summary: 'List appealed reports',
    answer: {
      status: 200,
      description: 'Appeals that wait, the oldest first, and the last decided reports',
      schema: moderationView,
      example: exampleModeration,
    },
  },
  {
    ...write,
    id: 'decideComplaint',
    path: '/api/moderation/complaints/{id}/decision',
    tag: 'Moderation',
    summary: 'Decide an appealed report',
    access: 'account',
    body: { schema: decideComplaintBody, example: { decision: 'dismiss' } },
    answer: { status: 200, description: 'It is decided', ...done },
    refusals: {
      403: 'You are a side of it, or must prove your second factor first',
      409: 'It is not appealed, or was decided already',
    },
  },
];
