const reportedAt = '2030-05-06T10:00:00.000Z';

/** Examples of the API's description. */
export const exampleOwnComplaint = {
  reviewId: 31,
  seat: 1,
  reason: 'off-topic',
  note: 'The review is about another app.',
  state: 'appealed',
  reportedAt,
  appealBy: '2030-05-13T10:00:00.000Z',
  appeal: { text: 'I describe the booking page of Benchbook.', at: '2030-05-07T08:00:00.000Z' },
  orderId: 12,
  productId: 42,
  product: { title: 'Benchbook', url: 'https://benchbook.example/' },
  review: { id: 31, rating: 4, content: 'The booking page shows free stands at once.' },
  earned: true,
};

export const exampleStanding = { delivered: 9, inTime: 8, reportsUpheld: 0, complaints: [exampleOwnComplaint] };

export const exampleModeration = { waiting: [{ ...exampleOwnComplaint, canDecide: true }], decided: [] };
