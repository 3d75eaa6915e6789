const REQUEST_ID = '0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30';
const DUE_AT = '2030-05-06T09:30:00.000Z';
const AT = '2030-05-04T09:30:00.000Z';
const product = { title: 'Benchbook', url: 'https://benchbook.example/' };

/** Examples of the API's description. */
export const exampleSeat = {
  seat: 1,
  state: 'filled',
  claimedAt: AT,
  filledAt: AT,
  reviewer: { name: 'Tom Adler', expertise: 'Bike repair' },
};

export const exampleRequested = { requestId: REQUEST_ID, productId: 42, seats: 1, dueAt: DUE_AT, totalCredits: 1 };

export const exampleClaimed = { requestId: REQUEST_ID, seat: 1, productId: 42, dueAt: DUE_AT };

export const exampleOpenRequest = {
  requestId: REQUEST_ID,
  source: 'paid-order',
  productId: 42,
  product: { ...product, description: 'Repair tickets for bike shops.' },
  seats: 3,
  openSeats: 2,
  claimHours: 48,
  requestedAt: AT,
  dueAt: DUE_AT,
  matchedWords: ['bike'],
};

export const exampleOwnRequest = {
  requestId: REQUEST_ID,
  productId: 42,
  product,
  state: 'under-way',
  requestedAt: AT,
  dueAt: DUE_AT,
  seats: [exampleSeat],
};

export const exampleClaim = {
  requestId: REQUEST_ID,
  seat: 1,
  productId: 42,
  product: { ...product, description: 'Repair tickets for bike shops.' },
  claimedAt: AT,
  dueAt: DUE_AT,
  brief: { task: 'Book a stand.', questions: ['Is the price clear?'], hasAccess: true },
};

export const exampleComparison = {
  orderId: 12,
  expected: 3,
  reviews: [
    {
      reviewId: 31,
      reviewer: { name: 'Tom Adler', expertise: 'Bike repair' },
      rating: 4,
      sentences: ['The prices are easy to find.'],
    },
    {
      reviewId: 32,
      reviewer: { name: 'Ines Roth', expertise: 'Retail' },
      rating: 3,
      sentences: ['I found the price at once.'],
    },
  ],
  agreements: [
    {
      topic: 'Price',
      statement: 'Two people praise the price.',
      words: ['price'],
      sides: [
        {
          stance: 'praise',
          quotes: [
            { reviewId: 31, sentence: 0 },
            { reviewId: 32, sentence: 0 },
          ],
        },
      ],
    },
  ],
  differences: [],
  offTopic: [],
  comparedBy: { by: 'rules', version: 1 },
};
