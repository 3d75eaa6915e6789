import type {
  CheckpointsView,
  DayFigures,
  ErasuresView,
  OverviewView,
  StreamsView,
  VerificationsView,
} from '@twofold/contracts/audit/figures/api';
import { story } from './story.ts';

const day = (index: number): DayFigures => ({
  day: new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
  events: 40 + ((index * 17) % 60),
  analyses: 2 + ((index * 7) % 9),
  registrations: 1 + ((index * 5) % 7),
  reviews: (index * 3) % 8,
  creditsInCirculation: 20 + index * 4 - ((index * 11) % 9),
  orders: (index * 2) % 5,
  revenueCents: ((index * 2) % 5) * 500,
  refundedCents: index === 9 ? 334 : 0,
});

export const overview: OverviewView = {
  isCaughtUp: true,
  upTo: { position: '48211', recordedAt: '2025-01-08T14:02:07.118Z' },
  events: 48_211,
  streams: 3_104,
  totals: {
    analysesRequested: 97,
    analysesCompleted: 92,
    analysesFailed: 5,
    registrations: 88,
    erasures: 3,
    reviewsSubmitted: 63,
    reviewsCompleted: 60,
    creditsInCirculation: 96,
    creditsSpent: 31,
    ordersStarted: 44,
    ordersPaid: 41,
    feedbackDelivered: 38,
    paidCents: 24_500,
    refundedCents: 334,
  },
  days: [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19, 20, 21].map(day),
};

export const streams: StreamsView = {
  isCaughtUp: true,
  categories: [
    { category: 'credits', streams: 88, events: 312 },
    { category: 'order', streams: 44, events: 207 },
    { category: 'review', streams: 63, events: 123 },
  ],
  newest: story.toReversed().map(({ stream, revision, type, recordedAt }) => ({ stream, revision, type, recordedAt })),
};

const check = (name: string, claim: string) => ({ name, claim, count: 0, findings: [] });

export const soundVerdict: VerificationsView['verifications'][number] = {
  verificationId: '5b0e91a0-0000-4000-8000-000000000001',
  startedBy: 4,
  startedAt: '2025-01-08T14:03:00.000Z',
  endedAt: '2025-01-08T14:03:00.900Z',
  upTo: '48211',
  events: 48_211,
  isSound: true,
  chain: { state: 'sound', events: 48_211, position: 48_211, chain: `7d0e${'41'.repeat(30)}` },
  checks: [
    check('events-have-their-schema', 'every event is of a type that its category has, and reads by its schema'),
    check('credits-never-negative', 'the fold of a ledger is never below 0'),
    check('one-award-per-review', 'a review earns once, for the reviewer who completed it'),
    check('one-order-per-session', 'a payment session belongs to one order'),
    check('read-model-reviews', 'reviews is what the log says'),
    check('read-model-credit_accounts', 'credit_accounts is what the log says'),
  ],
};

/** The log is intact, and one row of a read model was changed manually. */
export const tamperedVerdict: VerificationsView['verifications'][number] = {
  ...soundVerdict,
  verificationId: '5b0e91a0-0000-4000-8000-000000000002',
  startedAt: '2025-01-08T15:03:00.000Z',
  endedAt: '2025-01-08T15:03:01.100Z',
  isSound: false,
  checks: soundVerdict.checks.map((each) =>
    each.name === 'read-model-reviews'
      ? { ...each, count: 1, findings: [{ where: 'reviews 297', says: 'has another rating than the log' }] }
      : each,
  ),
};

export const checkpoints: CheckpointsView = {
  head: { position: 48_211, chain: `7d0e${'41'.repeat(30)}` },
  checkpoints: [
    {
      file: '2025-01-08.json',
      position: 47_900,
      chain: `51c2${'09'.repeat(30)}`,
      signedAt: '2025-01-08T06:00:00.000Z',
      publicKey: 'k1',
    },
    {
      file: '2025-01-05.json',
      position: 32_000,
      chain: `aa17${'5d'.repeat(30)}`,
      signedAt: '2025-01-05T06:00:00.000Z',
      publicKey: 'k1',
    },
    {
      file: '2025-01-03.json',
      position: 16_000,
      chain: `0f3b${'77'.repeat(30)}`,
      signedAt: '2025-01-03T06:00:00.000Z',
      publicKey: 'k1',
    },
  ],
};

export const erasures: ErasuresView = {
  isCaughtUp: true,
  erasures: [
    {
      kind: 'person',
      id: 19,
      event: {
        ...story[6]!,
        id: '7d0c1d9e-5a4b-4f0a-9f3e-000000000301',
        type: 'UserErased',
        stream: 'user-19',
        actor: 'user-19',
        by: 'person',
        sentence: 'User 19 was erased',
      },
      hadKey: true,
      keyErasedAt: '2025-01-08T14:05:00.000Z',
    },
    {
      kind: 'report',
      id: 12,
      event: {
        ...story[6]!,
        id: '7d0c1d9e-5a4b-4f0a-9f3e-000000000302',
        type: 'AnalysisTakenDown',
        stream: 'product-12',
        actor: 'operator',
        by: 'person',
        sentence: 'The report of app 12 was taken down',
      },
      hadKey: true,
    },
  ],
};
