import type { Scene } from './scene.ts';

const START = Date.UTC(2025, 11, 30, 9);
const at = (hours: number): string => new Date(START + hours * 3_600_000).toISOString();

const seat = (number: number, name: string, hours: number, rating: number, content: string) => ({
  seat: number,
  state: 'filled',
  claimedAt: at(hours - 3),
  filledAt: at(hours),
  reviewer: { name, expertise: 'Runs two bike shops' },
  review: { id: 900 + number, rating, content },
});

const COPIED =
  'Benchbook is the workshop book for bike shops. Every repair, every part and every promise in one place, from the first call to the pickup.';

/** An order with one reported review, a state that takes days to reach. */
const delivered = {
  id: 77,
  productId: 1,
  product: { title: 'Benchbook', url: 'https://benchbook.example/' },
  tier: 'STANDARD',
  amountCents: 1000,
  isSimulated: false,
  state: 'delivered',
  startedAt: at(0),
  paidAt: at(0),
  dueAt: at(48),
  seats: [
    seat(1, 'Marisol Ortega', 5, 2, 'I looked for the price of a second shop and did not find it anywhere.'),
    seat(2, 'Tom Abara', 30, 4, COPIED),
    seat(3, 'Ines Lindqvist', 40, 4, 'Show me the ticket screen. I had to sign up to see it.'),
  ],
  refunds: [],
};

const reported = {
  reviewId: 902,
  seat: 2,
  reason: 'copied',
  note: 'This is the first paragraph of our own home page, word for word.',
  state: 'reported',
  reportedAt: at(50),
  appealBy: at(50 + 168),
};
const appealed = {
  ...reported,
  state: 'appealed',
  appeal: {
    text: 'I quoted the paragraph because I wanted to say that it is the only one that explains the product. My own words were cut off when I pasted it.',
    at: at(90),
  },
};
const upheld = { ...appealed, state: 'upheld', decided: { because: 'moderator', at: at(110) } };
const replacement = {
  requestId: '5d0c6d0e-6f0b-5a34-9a5e-6b7c1a1f0a01',
  state: 'under-way',
  dueAt: at(158),
  seats: [{ seat: 1, state: 'open' }],
};

const order = (name: string, parts: object, sees: string | RegExp, act?: Scene['act']): Scene => ({
  name: `order-${name}`,
  path: '/orders/77',
  answers: { call: '/api/orders/77', with: { ...delivered, tier: 'QUICK', amountCents: 500, ...parts } },
  sees,
  ...(act && { act }),
});

const own = (complaint: object, parts: object = {}) => ({
  ...complaint,
  orderId: 77,
  productId: 1,
  product: delivered.product,
  review: { id: 902, rating: 4, content: COPIED },
  earned: true,
  ...parts,
});
const later = { ...reported, appealBy: '2999-01-10T09:00:00.000Z' };

const standing = (name: string, complaints: readonly object[], sees: string | RegExp): Scene => ({
  name: `standing-${name}`,
  path: '/standing',
  as: 'tom',
  answers: {
    call: '/api/me/standing',
    with: { delivered: 12, inTime: 11, reportsUpheld: complaints.length > 1 ? 1 : 0, complaints },
  },
  sees,
});

/** A reported review, as its buyer and its author see it. */
export const complaintScenes: readonly Scene[] = [
  order('report-dialog', { canReportUntil: at(216) }, 'Report a review', async (page) => {
    await page.getByRole('button', { name: 'Report a review' }).click();
    await page.getByRole('button', { name: 'Send complaint' }).click();
    await page.getByText('Please explain in one sentence').waitFor();
  }),
  order('reported', { complaint: reported }, 'Your complaint'),
  order('appealed', { complaint: appealed }, 'Your complaint'),
  order('report-dismissed', { complaint: { ...upheld, state: 'dismissed' } }, 'Your complaint'),
  order('report-upheld', { complaint: { ...upheld, replacement } }, 'Your complaint'),
  order(
    'report-refunded',
    {
      complaint: {
        ...upheld,
        replacement: { ...replacement, state: 'closed', dueAt: at(120), seats: [{ seat: 1, state: 'missing' }] },
      },
      refunds: [{ amountCents: 334, missing: 1, reason: 'review-unusable', state: 'refunded', at: at(121) }],
    },
    'Refunds',
  ),
  standing('to-appeal', [own(later)], 'Your appeal'),
  standing(
    'decided',
    [
      own(appealed),
      own(upheld, { orderId: 76, reviewId: 903 }),
      own({ ...upheld, state: 'dismissed' }, { orderId: 75, reviewId: 904 }),
    ],
    'Complaints about your reviews',
  ),
  standing('without-reports', [], 'No buyer has reported your reviews.'),
  { name: 'standing-new', path: '/standing', as: 'newcomer', sees: 'Delivered on time' },
  { name: 'standing-loading', path: '/standing', as: 'tom', holds: '/api/me/standing' },
  { name: 'standing-failed', path: '/standing', as: 'tom', fails: '/api/me/standing', sees: 'Retry' },
];
