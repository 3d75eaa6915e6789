import type { ComparisonEvent } from '@twofold/contracts/feedback/events';
import type { ComparisonRow } from '@twofold/contracts/feedback/read-model';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { comparisonsProjection } from './comparisons.projection.ts';
import { AT, LATER, REQUEST } from './testing/a-request.ts';

const line = {
  kind: 'agreement',
  topic: 'price',
  aspect: 'cost',
  sides: [
    {
      stance: 'criticism',
      quotes: [
        { reviewId: 31, from: 0, to: 22 },
        { reviewId: 32, from: 4, to: 20 },
      ],
    },
  ],
} as const;
const delivered = (reviewIds: number[], deliveredAt: string): ComparisonEvent => ({
  type: 'ComparisonDelivered',
  data: {
    requestId: REQUEST,
    productId: 7,
    orderId: 9,
    comparedBy: { by: 'rules', version: 1 },
    reviewIds,
    lines: [{ ...line, sides: [{ ...line.sides[0], quotes: [...line.sides[0].quotes] }] }],
    offTopic: [],
    deliveredAt,
  },
});
const rowAfter = (...events: ComparisonEvent[]) => {
  const batch = parseBatch(
    comparisonsProjection,
    events.map((event, index) => recorded(event, index + 1, `comparison-${REQUEST}`)),
  );
  return foldBatch(batch, new Map()).get(REQUEST) as ComparisonRow | undefined;
};

describe('a comparison', () => {
  it('is stored as recorded, without any words', () => {
    const row = rowAfter(delivered([31, 32], AT));
    expect(row).toMatchObject({ request_id: REQUEST, order_id: 9, delivered_at: AT });
    expect(JSON.parse(String(row?.comparison))).toEqual({
      comparedBy: { by: 'rules', version: 1 },
      reviewIds: [31, 32],
      lines: [line],
      offTopic: [],
    });
  });

  it('is the newest one', () => {
    const row = rowAfter(delivered([31, 32], AT), delivered([31, 32, 33], LATER));
    expect([row?.delivered_at, JSON.parse(String(row?.comparison))]).toMatchObject([
      LATER,
      { reviewIds: [31, 32, 33] },
    ]);
  });
});
