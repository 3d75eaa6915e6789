import type { ComparisonEvent } from '@twofold/contracts/feedback/events';
import { describe, it } from 'vitest';
import { specFor } from '../../testing/spec-for.ts';
import { comparisonDecider, type DeliverComparison } from './decider.ts';

const given = specFor(comparisonDecider);
const data = (...reviewIds: number[]): ComparisonEvent['data'] => ({
  requestId: '00000000-0000-5000-8000-00000000aaaa',
  productId: 7,
  orderId: 9,
  comparedBy: { by: 'rules', version: 1 },
  reviewIds,
  lines: [],
  offTopic: [],
  deliveredAt: '2026-01-05T10:00:00.000Z',
});
const delivered = (...reviewIds: number[]): ComparisonEvent => ({
  type: 'ComparisonDelivered',
  data: data(...reviewIds),
});
const deliver = (...reviewIds: number[]): DeliverComparison => ({
  type: 'DeliverComparison',
  data: data(...reviewIds),
});

describe('delivering a comparison', () => {
  it('records the first one', () => given().when(deliver(31, 32)).then(delivered(31, 32)));

  it('records one that rests on a review more', () =>
    given(delivered(31, 32))
      .when(deliver(31, 32, 33))
      .then(delivered(31, 32, 33)));

  it('records nothing for the same reviews', () => given(delivered(31, 32)).when(deliver(31, 32)).thenNothing());

  it('replaces none by an older one', () =>
    given(delivered(31, 32), delivered(31, 32, 33))
      .when(deliver(31, 32))
      .thenNothing());

  it('forgets no review that was compared', () =>
    given(delivered(31, 32))
      .when(deliver(31, 33, 34))
      .thenNothing());
});
