import type { Comparison } from '@twofold/contracts/feedback/comparison';
import { comparisonEvents } from '@twofold/contracts/feedback/events';
import type { ComparisonRow } from '@twofold/contracts/feedback/read-model';
import { projection } from '../projection.ts';

/** The newest comparison of each request. Reads `comparison-<requestId>`. The quoted words are only in the reviews. */
export const comparisonsProjection = projection<ComparisonRow, typeof comparisonEvents>('comparisons', {
  version: 1,
  events: comparisonEvents,
  keys: ({ data }) => [data.requestId],
  apply: {
    ComparisonDelivered: (_, { data: { requestId, orderId, deliveredAt, ...data } }) => {
      const { comparedBy, reviewIds, lines, offTopic } = data;
      const comparison: Comparison = { comparedBy, reviewIds, lines, offTopic };
      return {
        request_id: requestId,
        order_id: orderId,
        comparison: JSON.stringify(comparison),
        delivered_at: deliveredAt,
      };
    },
  },
});
