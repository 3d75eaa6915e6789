import type { ClaimView, OpenRequest, OwnRequest } from '@twofold/contracts/feedback/api';

const REQUEST_ID = '5d0c6d0e-6f0b-5a34-9a5e-6b7c1a1f0a01';

/** The current time in tests about deadlines. */
export const NOW = '2025-01-08T12:00:00.000Z';

/** A request of a QUICK order, due in 20 h. */
export const tidewrack: OpenRequest = {
  requestId: REQUEST_ID,
  source: 'paid-order',
  productId: 41,
  product: { title: 'Tidewrack', url: 'https://tidewrack.example/?ref=a', description: 'Tide times for swimmers.' },
  seats: 1,
  openSeats: 1,
  claimHours: 8,
  requestedAt: '2025-01-08T08:00:00.000Z',
  dueAt: '2025-01-09T08:00:00.000Z',
  matchedWords: ['swim', 'sea'],
};

/** A claim of 8 hours, half of which have passed. */
export const fernpost: ClaimView = {
  requestId: REQUEST_ID,
  seat: 2,
  productId: 42,
  product: { title: 'Fernpost', url: 'https://fernpost.example', description: 'Plants by post.' },
  claimedAt: '2025-01-08T08:00:00.000Z',
  dueAt: '2025-01-08T16:00:00.000Z',
};

/** Three seats of a request for Benchbook. */
export const asked: OwnRequest = {
  requestId: REQUEST_ID,
  productId: 17,
  product: { title: 'Benchbook', url: 'https://benchbook.example' },
  state: 'under-way',
  requestedAt: '2025-01-08T12:00:00.000Z',
  dueAt: '2025-01-15T12:00:00.000Z',
  seats: [
    { seat: 1, state: 'filled' },
    { seat: 2, state: 'claimed' },
    { seat: 3, state: 'open' },
  ],
};
