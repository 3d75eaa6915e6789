import type { FeedbackRequestRow, FeedbackSeatRow } from '@twofold/contracts/feedback/read-model';
import type { OrderEvent } from '@twofold/contracts/orders/events';
import type { OrderRow } from '@twofold/contracts/orders/read-model';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { aNewEvent } from '@twofold/feed/testing/an-event';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProjector, type Projector } from '../app.ts';
import { openWorkbench, silent, type Workbench } from '../testing/workbench.ts';
import { AT, claimed, closed, DUE, filled, LATER, REQUEST, requested } from './testing/a-request.ts';

const started: OrderEvent = {
  type: 'CheckoutStarted',
  data: {
    orderId: 9,
    productId: 7,
    tier: 'STANDARD',
    amountCents: 1_000,
    currency: 'usd',
    livemode: false,
    provider: 'simulated',
    submittedBy: 'ab'.repeat(32),
    startedAt: AT,
    expiresAt: LATER,
  },
};

let bench: Workbench;
let projector: Projector;
beforeAll(async () => {
  bench = await openWorkbench();
  const store = memoryEventStore();
  projector = createProjector({ store, connectionString: bench.url, log: silent });
  projector.start();
  await store.appendToStream('order-9', [aNewEvent(started)], 'no-stream');
  const events = [requested(), claimed(1), claimed(2, 4), filled(1), closed(2, 3)];
  await store.appendToStream(`feedback-${REQUEST}`, events.map(aNewEvent), 'no-stream');
});
afterAll(async () => {
  await projector.stop();
  await bench.close();
});

/** Numbers as the driver hands them over do not matter here. */
const shown = async <Row extends object>(name: string): Promise<Row[]> => {
  const { rows } = await bench.pool.query<{ row: Row }>(
    `select row_to_json(shown) as row from read_models.${name} shown order by shown::text`,
  );
  return rows.map(({ row }) => row);
};

describe('what is sold', () => {
  it('can be read from the order to the last of its seats', async () => {
    await eventually(async () => {
      const seats = await shown<FeedbackSeatRow>('feedback_seats');
      expect(seats.map(({ key, state, user_id, review_id }) => [key, state, user_id, review_id])).toEqual([
        [`${REQUEST}/1`, 'filled', 3, 21],
        [`${REQUEST}/2`, 'missing', null, null],
        [`${REQUEST}/3`, 'missing', null, null],
      ]);
    });
    await eventually(async () =>
      expect(await shown<FeedbackRequestRow>('feedback_requests')).toMatchObject([
        { id: REQUEST, order_id: 9, user_id: null, status: 'closed', ended_at: DUE },
      ]),
    );
    await eventually(async () =>
      expect(await shown<OrderRow>('orders')).toMatchObject([{ id: 9, status: 'unpaid', refunds: '[]', due_at: null }]),
    );
  });

  it.each(['orders', 'feedback_requests', 'feedback_seats'])('is the same once %s were rebuilt', async (name) => {
    const { comparison } = await projector.rebuild(name);
    expect(comparison).toMatchObject({ missing: 0, extra: 0, changed: 0 });
    expect(comparison.rows).toBeGreaterThan(0);
  });
});
