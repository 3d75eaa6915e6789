import type { ComparisonReport } from '@twofold/contracts/feedback/report';

/** The comparison of three reviews of Benchbook. */
export const threeReviews: ComparisonReport = {
  orderId: 1042,
  expected: 3,
  reviews: [
    {
      reviewId: 318,
      reviewer: { name: 'Ines Lindqvist', expertise: 'Bike mechanic, 11 years' },
      rating: 4,
      sentences: ['I had to sign up to see it.', 'Once inside it is calm and quick, four buttons, done.'],
    },
    {
      reviewId: 319,
      reviewer: { name: 'Tom Abara', expertise: 'Service manager, four stands' },
      rating: 4,
      sentences: ['No card for the trial is the reason I kept reading.'],
    },
    {
      reviewId: 320,
      reviewer: { name: 'Marisol Ortega', expertise: 'Runs two bike shops' },
      rating: 2,
      sentences: ['I looked for what the second one costs.', 'It is the first tool that knows what a repair is.'],
    },
  ],
  agreements: [
    {
      topic: 'the workshop',
      statement: 'Two of them praise how it fits the workshop',
      words: ['buttons', 'repair'],
      sides: [
        {
          stance: 'praise',
          quotes: [
            { reviewId: 318, sentence: 1 },
            { reviewId: 320, sentence: 1 },
          ],
        },
      ],
    },
  ],
  differences: [
    {
      topic: 'signing up',
      statement: 'They differ on signing up',
      words: ['sign up', 'trial'],
      sides: [
        { stance: 'criticism', quotes: [{ reviewId: 318, sentence: 0 }] },
        { stance: 'praise', quotes: [{ reviewId: 319, sentence: 0 }] },
      ],
    },
    {
      topic: 'the price',
      statement: 'They differ on the price',
      words: ['costs', 'card'],
      sides: [
        { stance: 'criticism', quotes: [{ reviewId: 320, sentence: 0 }] },
        { stance: 'praise', quotes: [{ reviewId: 319, sentence: 0 }] },
      ],
    },
  ],
  offTopic: [],
  comparedBy: { by: 'rules', version: 1 },
};

/** The same before the third review has arrived. */
export const twoReviews: ComparisonReport = {
  ...threeReviews,
  reviews: threeReviews.reviews.slice(0, 2),
  agreements: [],
  differences: threeReviews.differences.slice(0, 1),
};

/** The moment after the second review has arrived. */
export const comparingReviews: ComparisonReport = {
  orderId: threeReviews.orderId,
  expected: 3,
  reviews: threeReviews.reviews.slice(0, 2),
  agreements: [],
  differences: [],
  offTopic: [],
  isComparing: true,
};
