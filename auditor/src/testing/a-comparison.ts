import { LATER, record, type StoryEvent } from './a-story.ts';

/** The reviews 31 and 32 of order 9 are compared. */
export const compared = (requestId: string): StoryEvent =>
  record('comparison', requestId, {
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
