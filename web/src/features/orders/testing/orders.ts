import type { OrderView } from '@twofold/contracts/orders/api';

/** One day after the payment, and one day before the deadline. */
export const now = Date.parse('2025-01-06T12:00:00.000Z');

/** A bundle with one review delivered, one seat claimed, and one seat open. */
export const bundle = (parts: Partial<OrderView> = {}): OrderView => ({
  id: 1042,
  productId: 17,
  product: { title: 'Benchbook', url: 'https://benchbook.example' },
  tier: 'STANDARD',
  amountCents: 1000,
  isSimulated: false,
  sessionId: 'cs_test_a1b2c3d4',
  state: 'under-way',
  startedAt: '2025-01-05T11:58:00.000Z',
  paidAt: '2025-01-05T12:00:00.000Z',
  dueAt: '2025-01-07T12:00:00.000Z',
  seats: [
    {
      seat: 1,
      state: 'filled',
      claimedAt: '2025-01-05T13:00:00.000Z',
      filledAt: '2025-01-05T18:00:00.000Z',
      reviewer: { name: 'Ines Lindqvist', expertise: 'Bike mechanic, 11 years' },
      review: { id: 318, rating: 4, content: 'I had to sign up to see it. I very nearly didn’t.' },
    },
    {
      seat: 2,
      state: 'claimed',
      claimedAt: '2025-01-05T23:20:00.000Z',
      claimedUntil: '2025-01-06T15:20:00.000Z',
    },
    { seat: 3, state: 'open' },
  ],
  refunds: [],
  ...parts,
});

const filled = (seat: number, name: string, hours: number, rating: number, content: string) => ({
  seat,
  state: 'filled' as const,
  filledAt: new Date(Date.parse('2025-01-05T12:00:00.000Z') + hours * 3_600_000).toISOString(),
  reviewer: { name, expertise: 'Runs a bike shop' },
  review: { id: 317 + seat, rating, content },
});

/** The same with all three reviews delivered. */
export const deliveredBundle = (parts: Partial<OrderView> = {}): OrderView =>
  bundle({
    state: 'delivered',
    seats: [
      filled(1, 'Ines Lindqvist', 6, 4, 'I had to sign up to see it. I very nearly didn’t.'),
      filled(2, 'Tom Abara', 22, 4, 'No card for the trial is the reason I kept reading.'),
      filled(3, 'Marisol Ortega', 31, 2, 'I looked for what the second one costs and wrote an email in the end.'),
    ],
    ...parts,
  });
