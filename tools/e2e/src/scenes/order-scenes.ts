import type { Scene } from './scene.ts';

const START = Date.UTC(2026, 0, 3, 9);
const at = (hours: number): string => new Date(START + hours * 3_600_000).toISOString();

/** A state that takes two days to reach: one review of three was missing at the deadline and was refunded. */
const endedOrder = {
  id: 77,
  productId: 1,
  product: { title: 'Benchbook', url: 'https://benchbook.example/' },
  tier: 'STANDARD',
  amountCents: 1000,
  isSimulated: false,
  state: 'closed',
  startedAt: at(0),
  paidAt: at(0),
  dueAt: at(48),
  seats: [
    {
      seat: 1,
      state: 'filled',
      claimedAt: at(2),
      filledAt: at(5),
      reviewer: { name: 'Marisol Ortega', expertise: 'Runs two bike shops' },
      review: { id: 901, rating: 2, content: 'I looked for the price of a second shop and did not find it anywhere.' },
    },
    {
      seat: 2,
      state: 'filled',
      claimedAt: at(8),
      filledAt: at(30),
      reviewer: { name: 'Tom Abara', expertise: 'Service manager, four stands' },
      review: { id: 902, rating: 4, content: 'No card for the trial is the reason I kept reading to the end.' },
    },
    { seat: 3, state: 'missing' },
  ],
  refunds: [{ amountCents: 333, missing: 1, reason: 'promise-missed', state: 'refunded', at: at(49) }],
};

type Times = { startedAt: string; paidAt: string; dueAt: string; seats: { claimedAt: string; filledAt: string }[] };

/** The world is a minute old. Here, its order has taken realistic hours. */
const tookHours = (answer: string): string => {
  const order = JSON.parse(answer) as Times;
  const paidMs = Date.parse(order.paidAt) - 40 * 3_600_000;
  const after = (hours: number): string => new Date(paidMs + hours * 3_600_000).toISOString();
  const seats = order.seats.map((seat, index) => ({
    ...seat,
    claimedAt: after([2, 9, 20][index] ?? 0),
    filledAt: after([6, 22, 31][index] ?? 0),
  }));
  return JSON.stringify({ ...order, startedAt: after(0), paidAt: after(0), dueAt: after(48), seats });
};

const said = { rating: 4, sentences: ['I looked for the price of a second shop and did not find it anywhere.'] };

/** Two reviews in which the comparison found nothing. */
const comparison = {
  orderId: 1,
  expected: 3,
  reviews: [
    { ...said, reviewId: 901, reviewer: { name: 'Marisol Ortega', expertise: 'Runs two bike shops' } },
    { ...said, reviewId: 902, reviewer: { name: 'Tom Abara', expertise: 'Service manager, four stands' } },
  ],
  agreements: [],
  differences: [],
  offTopic: [],
};

/** The ordered plan. */
export const orderScenes: readonly Scene[] = [
  {
    name: 'order',
    path: ({ orders }) => `/orders/${orders.delivered}`,
    as: 'hannah',
    changes: { call: '/api/orders/*', with: tookHours },
    sees: 'Where they agree',
  },
  {
    name: 'order-comparing',
    path: ({ orders }) => `/orders/${orders.delivered}`,
    as: 'hannah',
    answers: { call: '/api/orders/*/report', with: { ...comparison, isComparing: true } },
    sees: /Comparing the reviews/,
  },
  {
    name: 'order-alike-in-nothing',
    path: ({ orders }) => `/orders/${orders.delivered}`,
    as: 'hannah',
    answers: {
      call: '/api/orders/*/report',
      with: { ...comparison, comparedBy: { by: 'rules', version: 1 } },
    },
    sees: 'They don’t contradict each other.',
  },
  { name: 'order-under-way', path: ({ orders }) => `/orders/${orders.underWay}`, as: 'noor', sees: 'Under way' },
  {
    name: 'order-ended',
    path: '/orders/77',
    answers: [
      { call: '/api/orders/77', with: endedOrder },
      {
        call: '/api/orders/77/report',
        with: { ...comparison, orderId: 77, expected: 2, comparedBy: { by: 'rules', version: 1 } },
      },
    ],
    sees: 'Ended',
  },
  {
    name: 'order-unpaid',
    path: '/orders/77',
    answers: {
      call: '/api/orders/77',
      with: { ...endedOrder, state: 'unpaid', paidAt: undefined, seats: [], refunds: [] },
    },
  },
  { name: 'order-loading', path: '/orders/1', holds: '/api/orders/*' },
  { name: 'order-not-found', path: '/orders/999999', sees: 'Order not found' },
  { name: 'order-failed', path: '/orders/1', fails: '/api/orders/*', sees: 'Error loading order' },
  {
    name: 'orders',
    path: '/orders',
    as: 'hannah',
    answers: {
      call: '/api/me/orders*',
      with: [
        { ...endedOrder, id: 80, state: 'under-way', seats: [{ seat: 1, state: 'open' }], refunds: [] },
        { ...endedOrder, id: 79, state: 'delivered', refunds: [] },
        { ...endedOrder, id: 78, state: 'unpaid', paidAt: undefined, seats: [], refunds: [] },
        endedOrder,
      ],
    },
    sees: 'Benchbook',
  },
  { name: 'orders-empty', path: '/orders', as: 'newcomer' },
  { name: 'orders-failed', path: '/orders', as: 'newcomer', fails: '/api/me/orders*', sees: 'Retry' },
];
