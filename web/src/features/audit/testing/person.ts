import type { PersonView } from '@twofold/contracts/audit/people/api';
import { story } from './story.ts';

const AT = '2025-01-08T14:02:07.118Z';

/** A user with an app, two orders, and a review of another app. */
export const person: PersonView = {
  userId: 27,
  account: {
    status: 'registered',
    email: 'grace@example.com',
    isEmailConfirmed: true,
    fullName: 'Grace Hopper',
    socialProfile: '',
    expertise: 'Compilers',
    roles: [],
    registeredAt: '2025-01-02T10:00:00.000Z',
  },
  credits: {
    available: 2,
    pending: 1,
    total: 2,
    items: [
      { eventId: story[6]!.id, kind: 'earned', change: 1, at: AT, productId: 17, reviewId: 297 },
      { eventId: story[0]!.id, kind: 'granted', change: 1, at: AT },
    ],
  },
  apps: {
    total: 1,
    items: [{ productId: 18, title: 'Benchbook', url: 'https://benchbook.example/', isListed: false }],
  },
  orders: {
    total: 120,
    items: [
      {
        orderId: 9,
        productId: 18,
        tier: 'STANDARD',
        status: 'paid',
        amountCents: 1_000,
        refundedCents: 334,
        startedAt: AT,
      },
      { orderId: 8, productId: 18, tier: 'QUICK', status: 'expired', amountCents: 500, startedAt: AT },
    ],
  },
  reviews: {
    total: 1,
    items: [{ reviewId: 297, productId: 17, rating: 4, status: 'complete', hasText: true, createdAt: AT }],
  },
  sessions: [{ device: 'Firefox on Windows', startedAt: AT, lastUsedAt: AT, expiresAt: AT }],
};

/** The remains of an erased user. */
export const erasedPerson: PersonView = {
  ...person,
  account: { ...person.account, status: 'erased', email: { erased: true }, fullName: { erased: true } },
  apps: { total: 0, items: [] },
  reviews: { total: 1, items: [{ ...person.reviews.items[0]!, hasText: false }] },
  sessions: [],
  erasure: { event: story[6]!, hadKey: true, keyErasedAt: AT },
};
