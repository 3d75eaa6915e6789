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
    description: 'Once for each order. Buyers without an account send the token from their email.',
    access: 'anyone',
    body: {
      schema: reportReviewBody,
      example: { reviewId: 31, reason: 'off-topic', note: 'The review is about another app.' },
    },
    answer: { status: 201, description: 'The reviewer can appeal', ...done },
    refusals: {
      404: 'Order not found, or it has no such review',
      409: 'A review of this order was already reported, or can no longer be reported',
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
      404: 'None of your reviews was reported for this order',
      409: 'The report was already appealed, or the time to appeal has passed',
    },
  },
  {
    ...read,
    id: 'getReviewerStanding',
    path: '/api/me/standing',
    tag: 'Complaints',
    summary: 'Read your standing as a reviewer',
    answer: {
      status: 200,
      description: 'Your reviews of claimed seats, and reports about them',
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
      description: 'Pending appeals, oldest first, and the latest decided reports',
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
    answer: { status: 200, description: 'The appeal is decided', ...done },
    refusals: {
      403: 'You are involved in the complaint, or must prove your second factor first',
      409: 'The report is not appealed, or was already decided',
    },
  },
];
