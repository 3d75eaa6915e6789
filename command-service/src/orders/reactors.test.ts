import type { FeedbackEvent } from '@twofold/contracts/feedback/events';
import type { OrderEvent } from '@twofold/contracts/orders/events';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { describe, expect, it } from 'vitest';
import { newContext } from '../testing/a-payment-world.ts';
import { ORDER_REACTORS } from './reactors.ts';
import {
  claimed,
  confirmed,
  disputeOpened,
  expired,
  opened,
  refund,
  refunded,
  refundRetried,
  started,
} from './testing/an-order.ts';

/** The reactions of all reactors of the slice to an event. */
const following = async ({ type, data }: OrderEvent | FeedbackEvent) => {
  const store = memoryEventStore();
  const { id: commandId, correlationId, causationId, actor } = newContext();
  const at = '2026-01-05T10:00:00.000Z';
  const metadata = { commandId, correlationId, causationId, actor, occurredAt: at, schemaVersion: 1 };
  await store.appendToStream('order-9', [{ id: crypto.randomUUID(), type, data, metadata }], 'no-stream');
  for await (const event of store.readAll()) return ORDER_REACTORS.flatMap(({ react }) => react(event));
  throw new Error('The event was not appended');
};

const closed = (
  origin: Extract<FeedbackEvent, { type: 'FeedbackClosed' }>['data']['origin'],
  reason = 'promise-missed',
) =>
  ({
    type: 'FeedbackClosed',
    data: {
      requestId: '0f8a2a4e-7a51-4d61-9c51-61a0a8f0c9b1',
      productId: 7,
      origin,
      missing: [2, 3],
      reason,
      closedAt: '2026-01-07T10:00:00.000Z',
    },
  }) as FeedbackEvent;

describe('what follows from a checkout', () => {
  it('is that it is abandoned at its end, unless it came to the provider', async () => {
    expect(await following(started())).toMatchObject([
      { receiver: 'order', id: 9, command: { type: 'AbandonCheckout' }, at: new Date('2026-01-05T11:00:00.000Z') },
    ]);
  });

  it('is that the provider is asked soon, every five minutes, and once more when the session has ended', async () => {
    const reactions = await following(opened);
    const minutes = reactions.map(({ at }) => ((at?.getTime() ?? 0) - Date.parse('2026-01-05T10:00:00.000Z')) / 60_000);
    expect(minutes).toEqual([2, 7, 12, 17, 22, 27, 32, 37, 42, 47, 52, 57, 61]);
    const isLast = reactions.map(({ command }) => (command.data as { isLast: boolean }).isLast);
    expect(isLast).toEqual(minutes.map((minute) => minute === 61));
  });

  it('polls no more often if the clock of the opening process was slow', async () => {
    const opensEarlier = { ...opened, data: { ...opened.data, openedAt: '2025-12-05T10:00:00.000Z' } } as OrderEvent;
    expect(await following(opensEarlier)).toEqual(await following(opened));
  });

  it('is nothing when it has expired', async () => expect(await following(expired)).toEqual([]));
});

describe('what follows from a payment', () => {
  it('is a mail, of which nothing that waits is personal', async () => {
    const reactions = await following(confirmed());
    expect(reactions).toMatchObject([{ id: 9, command: { type: 'MailBuyer' }, at: expect.any(Date) }]);
    expect(JSON.stringify(reactions)).not.toContain('ada@example.com');
  });

  it('is a refund where it is requested, and a mail once it is made', async () => {
    expect(await following(refund(1, 500))).toMatchObject([
      { receiver: 'refund', id: 9, command: { type: 'PayBack' }, at: expect.any(Date) },
    ]);
    const [mail] = (await following(refunded(1, 500))).filter(({ receiver }) => receiver === 'order-mails');
    expect(mail).toMatchObject({ command: { type: 'MailBuyer' }, at: expect.any(Date) });
  });

  it('is a refund again where an operator retries it', async () =>
    expect(await following(refundRetried(500))).toMatchObject([
      { receiver: 'refund', id: 9, command: { type: 'PayBack' } },
    ]));

  it('is that the provider is asked about a refund for 30 days, and about a dispute for 120', async () => {
    const days = async (event: OrderEvent) =>
      (await following(event))
        .filter(({ receiver }) => receiver === 'provider-check')
        .map(({ at }) => ((at?.getTime() ?? 0) - Date.parse('2026-01-05T11:00:00.000Z')) / 86_400_000);
    expect(await days(refunded(1, 500))).toEqual([1 / 24, 1, 3, 30]);
    expect(await days(disputeOpened)).toEqual([7, 30, 60, 90, 120]);
  });
});

describe('what follows from an order that is claimed', () => {
  it('is that it is forgotten if its new owner is erased', async () =>
    expect(await following(claimed)).toMatchObject([
      { receiver: 'claimed-order', id: 9, command: { type: 'ForgetOrder', data: { userId: 3 } } },
    ]));
});

describe('what follows from a request for feedback that is closed', () => {
  it.each([
    ['promise-missed', 'promise-missed'],
    ['product-taken-down', 'product-taken-down'],
    ['requester-erased', 'buyer-erased'],
  ])('because of %s is a refund because of %s', async (closing, reason) => {
    expect(await following(closed({ source: 'paid-order', orderId: 9 }, closing))).toMatchObject([
      { receiver: 'order', id: 9, command: { type: 'RequestRefund', data: { orderId: 9, missing: 2, reason } } },
    ]);
  });

  it('is nothing for requests paid with credits', async () => {
    const reservationId = '6b0d3f7c-53b5-4f4e-8a55-0d7a4ce0b111';
    expect(await following(closed({ source: 'credit-request', reservationId, userId: 3 }))).toEqual([]);
  });
});
