import type { FeedbackEvent } from '@twofold/contracts/feedback/events';
import type { Shop } from './a-shop.ts';

/** Ends a bundle at its deadline with two of its three reviews missing. */
export const missPromise = async ({ store, productId }: Shop, orderId: number): Promise<void> => {
  const at = new Date().toISOString();
  const requestId = crypto.randomUUID();
  const origin = { source: 'paid-order', orderId } as const;
  const ofRequest = { requestId, productId, origin };
  const event: FeedbackEvent = {
    type: 'FeedbackClosed',
    data: { ...ofRequest, missing: [2, 3], reason: 'promise-missed', closedAt: at },
  };
  const id = crypto.randomUUID();
  const why = { correlationId: id, causationId: id, commandId: id, actor: 'system' };
  const metadata = { ...why, occurredAt: at, schemaVersion: 1 };
  await store.appendToStream(`feedback-${requestId}`, [{ ...event, id, metadata }], 'no-stream');
};
