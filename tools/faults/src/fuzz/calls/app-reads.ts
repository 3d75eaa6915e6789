import { listOwnProductsQuery, listProductsQuery, productQuery } from '@twofold/contracts/analysis/api';
import { listReviewsQuery } from '@twofold/contracts/reviews/api';
import { PEOPLE, type Call } from '../call.ts';

const PAGE = { limit: '3', before: '1000' };
const read = { service: 'query', method: 'GET' } as const;

/** What is read of apps, and of what people say of them. */
export const APP_READS: readonly Call[] = [
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
  { ...read, path: '/api/device/products', answers: [200] },
  { ...read, path: '/api/openapi.json', answers: [200, 304] },
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
    path: '/api/products/:id/statements',
    query: productQuery,
    example: ({ apps }) => ({ params: { id: String(apps.owned) }, query: {} }),
    by: 'reviewer',
    allowed: PEOPLE,
    answers: [200, 400, 401, 404],
  },
  {
    ...read,
    path: '/api/products/:id/agreement',
    query: productQuery,
    example: ({ apps }) => ({ params: { id: String(apps.owned) }, query: {} }),
    answers: [200, 400, 404],
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
