import { appealBody, decideComplaintBody, reportReviewBody } from '@twofold/contracts/feedback/complaints/api';
import { PEOPLE, type Call, type World } from '../call.ts';

const ofOrder = ({ order }: World) => ({ params: { id: String(order.id) } });

/** Reports of reviews: what buyers, reviewers and moderators say. The order of a run has no review yet. */
export const COMPLAINT_CALLS: readonly Call[] = [
  {
    service: 'command',
    method: 'POST',
    path: '/api/orders/:id/complaint',
    body: reportReviewBody,
    example: (world) => ({
      ...ofOrder(world),
      body: { reviewId: world.reviews.complete, reason: 'copied', note: 'It is our own text.' },
    }),
    by: 'owner',
    allowed: ['owner'],
    answers: [201, 400, 404, 409],
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/orders/:id/complaint/appeal',
    body: appealBody,
    example: (world) => ({ ...ofOrder(world), body: { text: 'It is my own.' } }),
    by: 'reviewer',
    allowed: ['reviewer'],
    answers: [201, 400, 401, 404, 409],
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/moderation/complaints/:id/decision',
    body: decideComplaintBody,
    example: (world) => ({ ...ofOrder(world), body: { decision: 'uphold' } }),
    by: 'moderator',
    allowed: ['moderator'],
    answers: [200, 400, 403, 404, 409],
  },
  {
    service: 'query',
    method: 'GET',
    path: '/api/me/standing',
    by: 'reviewer',
    allowed: PEOPLE,
    answers: [200, 401],
  },
  {
    service: 'query',
    method: 'GET',
    path: '/api/moderation/complaints',
    by: 'moderator',
    allowed: ['moderator'],
    answers: [200, 404],
  },
];
