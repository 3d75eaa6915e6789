import { aText } from '@twofold/testing/a-text';
import {
  analyzeUrlBody,
  listOwnProductsQuery,
  listProductsQuery,
  productQuery,
  removeProductBody,
} from '@twofold/contracts/analysis/api';
import { completeReviewBody, listReviewsQuery, submitReviewBody } from '@twofold/contracts/reviews/api';
import { PEOPLE, type Call } from '../call.ts';

const PAGE = { limit: '3', before: '1000' };

/** Apps that were analysed, and what people say of them. */
export const APP_CALLS: readonly Call[] = [
  {
    service: 'command',
    method: 'POST',
    path: '/api/analyze/url',
    body: analyzeUrlBody,
    example: ({ site }) => ({ body: { url: site } }),
    answers: [201, 400, 409, 422, 429, 502, 503, 504],
    // What came of it is recorded, also that nothing did.
    recordsRefused: ['AnalysisRequested', 'AnalysisFailed'],
    isCostly: true,
  },
  { service: 'command', method: 'POST', path: '/api/device', answers: [200] },
  {
    service: 'command',
    method: 'GET',
    path: '/api/products/:id/screenshots/:name',
    query: productQuery,
    example: ({ apps }) => ({ params: { id: String(apps.owned), name: 'desktop' }, query: {} }),
    answers: [200, 304, 400, 404],
  },
  {
    service: 'command',
    method: 'GET',
    path: '/api/analyses/:id/progress',
    example: () => ({ params: { id: '7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11' } }),
    answers: [200, 404, 429, 503],
    // An analysis that is not there may still begin: it is waited for.
    isCostly: true,
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/products/:id/reanalyses',
    example: ({ apps }) => ({ params: { id: String(apps.owned) } }),
    by: 'owner',
    allowed: ['owner'],
    answers: [201, 400, 403, 404, 409, 422, 429, 502, 503, 504],
    recordsRefused: ['ReanalysisRequested', 'ReanalysisFailed'],
    isCostly: true,
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/products/:id/claim',
    example: ({ apps }) => ({ params: { id: String(apps.owned) } }),
    by: 'owner',
    allowed: PEOPLE,
    answers: [200, 400, 401, 403, 404, 409],
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/products/:id/unlist',
    body: removeProductBody,
    example: ({ apps }) => ({ params: { id: String(apps.spare) } }),
    by: 'moderator',
    allowed: ['moderator'],
    answers: [200, 400, 401, 403, 404, 409],
  },
  {
    service: 'command',
    method: 'DELETE',
    path: '/api/products/:id',
    body: removeProductBody,
    example: ({ apps }) => ({ params: { id: String(apps.spare) } }),
    by: 'moderator',
    allowed: ['moderator'],
    answers: [200, 400, 401, 403, 404, 409],
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/products/:id/share-link',
    example: ({ apps }) => ({ params: { id: String(apps.owned) } }),
    by: 'owner',
    allowed: ['owner'],
    answers: [200, 400, 401, 403, 404, 409],
  },
  {
    service: 'command',
    method: 'DELETE',
    path: '/api/products/:id/share-link',
    example: ({ apps }) => ({ params: { id: String(apps.owned) } }),
    by: 'owner',
    allowed: ['owner'],
    answers: [200, 400, 401, 403, 404, 409],
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/reviews',
    body: submitReviewBody,
    example: ({ apps }) => ({ body: { productId: apps.unowned, content: aText(apps.unowned), rating: 4 } }),
    by: 'stranger',
    allowed: PEOPLE,
    answers: [201, 400, 401, 403, 404, 409, 429],
  },
  {
    service: 'command',
    method: 'PATCH',
    path: '/api/reviews/:id',
    body: completeReviewBody,
    example: ({ reviews }) => ({ params: { id: String(reviews.pending) } }),
    by: 'reviewer',
    allowed: ['reviewer'],
    answers: [200, 400, 401, 403, 404, 409],
  },
  ...reads(),
];

function reads(): Call[] {
  const read = { service: 'query', method: 'GET' } as const;
  return [
    {
      ...read,
      path: '/api/products',
      query: listProductsQuery,
      example: () => ({ query: PAGE }),
      answers: [200, 304, 400],
    },
    {
      ...read,
      path: '/api/products/:id',
      query: productQuery,
      example: ({ apps }) => ({ params: { id: String(apps.owned) }, query: { version: '1' } }),
      answers: [200, 304, 400, 404],
    },
    {
      ...read,
      path: '/api/products/:id/standing',
      query: productQuery,
      example: ({ apps }) => ({ params: { id: String(apps.owned) }, query: {} }),
      answers: [200, 400, 404],
    },
    {
      ...read,
      path: '/api/products/:id/claimable',
      example: ({ apps }) => ({ params: { id: String(apps.unowned) } }),
      by: 'owner',
      allowed: PEOPLE,
      answers: [204, 401, 404],
    },
    {
      ...read,
      path: '/api/me/products',
      query: listOwnProductsQuery,
      example: () => ({ query: PAGE }),
      by: 'owner',
      allowed: PEOPLE,
      answers: [200, 400, 401],
    },
    {
      ...read,
      path: '/api/reviews/:id',
      example: ({ reviews }) => ({ params: { id: String(reviews.complete) } }),
      by: 'reviewer',
      allowed: ['reviewer'],
      answers: [200, 401, 404],
    },
    {
      ...read,
      path: '/api/me/reviews',
      query: listReviewsQuery,
      example: () => ({ query: PAGE }),
      by: 'reviewer',
      allowed: PEOPLE,
      answers: [200, 400, 401],
    },
    {
      ...read,
      path: '/api/products/:id/reviews',
      example: ({ apps }) => ({ params: { id: String(apps.owned) } }),
      by: 'owner',
      allowed: ['owner'],
      answers: [200, 401, 403, 404],
    },
  ];
}
