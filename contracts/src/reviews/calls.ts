import { z } from 'zod';
import { productQuery } from '../analysis/api.ts';
import type { ApiCall } from '../openapi/api-call.ts';
import { numberedId } from '../openapi/path-parameters.ts';
import {
  agreementView,
  completeReviewBody,
  completeReviewResponse,
  judgeStatementsBody,
  judgeStatementsResponse,
  listReviewsQuery,
  receivedReviewView,
  reviewView,
  statementsToJudge,
  submitReviewBody,
} from './api.ts';

const content = 'The prices are easy to find, and booking a stand took me less than a minute on my phone.';
const exampleReview = {
  id: 31,
  productId: 42,
  content,
  rating: 4,
  status: 'complete',
  createdAt: '2030-05-04T09:30:00.000Z',
};
const reviewer = { name: 'Tom Adler', expertise: 'Bike repair' };
const answers = [{ path: 'purpose', answer: 'agree' }];
const ofReview = numberedId('review', 31);
const ofApp = numberedId('app', 42);
const write = { method: 'post', tag: 'Reviews', access: 'account', isWrite: true } as const;
const read = { method: 'get', tag: 'Reviews', access: 'account', scope: 'read', seesOwnWrites: true } as const;

/** Reviews, and their authors' judgments of the statements of a report. */
export const REVIEW_CALLS: readonly ApiCall[] = [
  {
    ...write,
    id: 'submitReview',
    path: '/api/reviews',
    summary: 'Submit a review',
    isLimited: true,
    body: { schema: submitReviewBody, example: { productId: 42, content, rating: 4 } },
    answer: {
      status: 201,
      description: 'The review is pending',
      schema: reviewView,
      example: { ...exampleReview, status: 'pending' },
    },
    refusals: {
      403: 'The app is your own, you have no credit, or your email is not confirmed',
      404: 'App not found',
      409: 'You have reviewed this app, or the text is nearly the same as another of your reviews',
    },
  },
  {
    ...write,
    id: 'completeReview',
    method: 'patch',
    path: '/api/reviews/{id}',
    summary: 'Complete a review and earn 1 credit',
    params: ofReview,
    body: { schema: completeReviewBody, example: { status: 'complete' } },
    answer: {
      status: 200,
      description: 'The review is complete',
      schema: completeReviewResponse,
      example: { ...exampleReview, creditsAwarded: 1, totalCredits: 2 },
    },
  },
  {
    ...read,
    id: 'getReview',
    path: '/api/reviews/{id}',
    summary: 'Read one of your reviews',
    params: ofReview,
    answer: { status: 200, description: 'The review', schema: reviewView, example: exampleReview },
  },
  {
    ...read,
    id: 'listOwnReviews',
    path: '/api/me/reviews',
    summary: 'List the reviews you wrote',
    query: { schema: listReviewsQuery, example: { limit: 20 } },
    answer: { status: 200, description: 'Newest first', schema: z.array(reviewView), example: [exampleReview] },
  },
  {
    ...read,
    id: 'listReviewsOfProduct',
    path: '/api/products/{id}/reviews',
    summary: 'List the reviews of an app',
    description: 'The owner gets all complete reviews, buyers get those that they bought.',
    access: 'anyone',
    params: ofApp,
    answer: {
      status: 200,
      description: 'Complete reviews with their authors',
      schema: z.array(receivedReviewView),
      example: [{ ...exampleReview, reviewer }],
    },
    refusals: { 401: 'Not logged in', 403: 'The app is not yours' },
  },
  {
    ...write,
    id: 'judgeStatements',
    path: '/api/reviews/{id}/statements',
    summary: 'Judge statements of a report',
    params: ofReview,
    body: { schema: judgeStatementsBody, example: { version: 1, answers } },
    answer: {
      status: 201,
      description: 'All statements that this review has judged',
      schema: judgeStatementsResponse,
      example: { reviewId: 31, version: 1, answers },
    },
    refusals: { 403: 'The app is your own', 409: 'The review is not complete, or the statement was already judged' },
  },
  {
    ...read,
    id: 'listStatementsToJudge',
    path: '/api/products/{id}/statements',
    summary: 'List the statements you are asked to judge',
    params: ofApp,
    query: { schema: productQuery, example: {} },
    answer: {
      status: 200,
      description: 'At most three statements',
      schema: statementsToJudge,
      example: {
        version: 1,
        statements: [{ path: 'aiAnalysis.strengths.0', section: 'strengths', text: 'Free trial without a card' }],
      },
    },
  },
  {
    ...read,
    id: 'getAgreement',
    path: '/api/products/{id}/agreement',
    summary: 'See how people judge a report',
    access: 'anyone',
    params: ofApp,
    query: { schema: productQuery, example: {} },
    answer: {
      status: 200,
      description: 'Statements that two or more people judged',
      schema: agreementView,
      example: {
        version: 1,
        people: 2,
        share: 1,
        statements: [{ path: 'purpose', agree: 2, disagree: 0, cannotTell: 0, isContradicted: false }],
      },
    },
  },
];
