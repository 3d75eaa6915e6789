import type { ComplaintView, OwnComplaint } from '@twofold/contracts/feedback/complaints/api';

/** The buyer of order 1042 reported its first review, which its author may still appeal. */
export const reported: ComplaintView = {
  reviewId: 318,
  seat: 1,
  reason: 'copied',
  note: 'This is the text of our own home page.',
  state: 'reported',
  reportedAt: '2025-01-05T20:00:00.000Z',
  appealBy: '2025-01-12T20:00:00.000Z',
};

export const appealed: ComplaintView = {
  ...reported,
  state: 'appealed',
  appeal: { text: 'I quoted one line to say what is unclear in it.', at: '2025-01-06T09:00:00.000Z' },
};

export const decided = (state: 'upheld' | 'dismissed', of: ComplaintView = appealed): ComplaintView => ({
  ...of,
  state,
  decided: { because: of.appeal ? 'moderator' : 'no-appeal', at: '2025-01-06T11:00:00.000Z' },
});

/** The same to its author and to moderators. */
export const own = (complaint: ComplaintView = reported): OwnComplaint => ({
  ...complaint,
  orderId: 1042,
  productId: 17,
  product: { title: 'Benchbook', url: 'https://benchbook.example' },
  review: { id: 318, rating: 4, content: 'I had to sign up to see it. I very nearly didn’t.' },
  earned: true,
});
