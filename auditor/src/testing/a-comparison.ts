import { LATER, tell, type Told } from './a-story.ts';

/** The reviews 31 and 32 of order 9 are compared. */
export const compared = (requestId: string): Told =>
  tell('comparison', requestId, {
    type: 'ComparisonDelivered',
    data: {
      requestId,
      productId: 7,
      orderId: 9,
      comparedBy: { by: 'rules', version: 1 },
      reviewIds: [31, 32],
      lines: [],
      offTopic: [],
      deliveredAt: LATER,
    },
  });
