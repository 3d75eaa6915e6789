import type { ApiCall } from '../openapi/api-call.ts';
import { creditsView, listCreditsQuery } from './api.ts';

/** The ledger of an account. */
export const CREDIT_CALLS: readonly ApiCall[] = [
  {
    id: 'getCredits',
    method: 'get',
    path: '/api/me/credits',
    tag: 'Credits',
    summary: 'Read your credits',
    description: 'Newest first, in pages: `before` is the number of the last entry on the previous page.',
    access: 'account',
    scope: 'read',
    seesOwnWrites: true,
    query: { schema: listCreditsQuery, example: { limit: 20 } },
    answer: {
      status: 200,
      description: 'The balance and the entries of the ledger',
      schema: creditsView,
      example: {
        balance: 1,
        pending: 0,
        entries: [
          {
            number: 1,
            eventId: '5e8f0a1c-3b7d-5c2e-8f90-1a2b3c4d5e6f',
            kind: 'granted',
            change: 1,
            balance: 1,
            at: '2030-05-04T09:30:00.000Z',
            source: 'welcome',
          },
        ],
      },
    },
  },
];
