const AT = '2030-05-04T09:30:00.000Z';
const ID = '3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10';

/** Examples of the API's description. */
export const exampleEvent = {
  id: ID,
  position: '1204',
  stream: 'review-31',
  revision: 0,
  type: 'ReviewSubmitted',
  by: 'person',
  actor: 'user-8',
  recordedAt: AT,
  occurredAt: AT,
  correlationId: '8c1d9e2f-0a3b-4c5d-8e6f-7a8b9c0d1e2f',
  causationId: ID,
  sentence: 'Tom Adler reviewed Benchbook',
};

export const exampleEventView = {
  ...exampleEvent,
  commandId: ID,
  schemaVersion: 1,
  data: { rating: 4 },
  isReadable: true,
  stored: { data: { rating: 4 }, metadata: {} },
  effects: [],
  hasMoreEffects: false,
};

export const exampleRow = {
  table: 'reviews',
  key: 31,
  isGone: false,
  fields: [{ name: 'rating', value: 4, isChanged: true }],
};

export const exampleOverview = {
  isCaughtUp: true,
  upTo: { position: '1204', recordedAt: AT },
  events: 1_204,
  streams: 310,
  totals: {
    analysesRequested: 40,
    analysesCompleted: 38,
    analysesFailed: 2,
    registrations: 25,
    erasures: 1,
    reviewsSubmitted: 31,
    reviewsCompleted: 30,
    creditsInCirculation: 20,
    creditsSpent: 12,
    ordersStarted: 12,
    ordersPaid: 10,
    feedbackDelivered: 9,
    paidCents: 9_000,
    refundedCents: 500,
  },
  days: [],
};

export const exampleVerdict = {
  verificationId: ID,
  startedBy: 3,
  startedAt: AT,
  endedAt: AT,
  upTo: '1204',
  events: 1_204,
  isSound: true,
  chain: { state: 'sound', events: 1_204, position: 1_204, chain: 'f'.repeat(64) },
  checks: [{ name: 'credits', claim: 'No credit balance is ever negative', count: 0, findings: [] }],
};

const handler = {
  name: 'reviews',
  position: '1204',
  updatedAt: AT,
  lag: 0,
  eventsPerSecond: 0,
  parked: 0,
  parkedStreams: [],
  skipped: [],
};

export const exampleProjections = {
  head: '1204',
  projections: [{ ...handler, generation: 1, version: 1, codeVersion: 1, activatedAt: AT }],
};

export const exampleReactors = {
  head: '1204',
  reactors: [{ ...handler, name: 'earn-credit-on-review-completed', behindMs: 0 }],
};

const none = { total: 0, items: [] };

export const examplePerson = {
  userId: 7,
  account: {
    status: 'registered',
    email: 'mara@benchbook.example',
    isEmailConfirmed: true,
    fullName: 'Mara Vogel',
    socialProfile: '',
    expertise: '',
    roles: [],
    registeredAt: AT,
  },
  credits: { ...none, available: 1, pending: 0 },
  apps: none,
  orders: none,
  reviews: none,
  sessions: [],
};
