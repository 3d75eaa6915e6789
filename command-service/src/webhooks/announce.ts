import type { WebhookEventType } from '@twofold/contracts/webhooks/message';
import { v5 as uuidV5 } from 'uuid';
import { streamOf } from '../category.ts';
import type { FoldStream } from '../fold-stream.ts';
import { webhookCategory } from './category.ts';
import type { Deliveries } from './deliveries.ts';
import type { UnsentMessage } from './message-of.ts';

export type AnnounceDeps = {
  readonly fold: FoldStream;
  readonly deliveries: Pick<Deliveries, 'add'>;
  /** The base of links. */
  readonly origin: string;
  /** Implemented by other slices. */
  readonly ownerOf: (productId: number) => Promise<number | undefined>;
  readonly buyerOf: (orderId: number) => Promise<number | undefined>;
  readonly now: () => Date;
};

/** Adds a message to the delivery logs of the account's endpoints. Idempotent. */
export const createAnnounce =
  (deps: AnnounceDeps) =>
  async (message: UnsentMessage, eventId: string): Promise<void> => {
    const { about, type } = message;
    const userId = 'productId' in about ? await deps.ownerOf(about.productId) : await deps.buyerOf(about.orderId);
    if (userId === undefined) return;
    const { state } = await deps.fold(webhookCategory, streamOf(webhookCategory, userId));
    for (const [endpointId, endpoint] of state.endpoints) {
      if (endpoint.state !== 'enabled' || !endpoint.types.includes(type)) continue;
      const body = bodyOf(message, deps.origin);
      await deps.deliveries.add({
        id: uuidV5(`${type}/${eventId}`, endpointId),
        endpointId,
        type,
        body,
        at: deps.now(),
      });
    }
  };

const bodyOf = ({ type, timestamp, ids, paths }: UnsentMessage, origin: string): string => {
  const links = { api: `${origin}${paths.api}`, web: `${origin}${paths.web}` };
  return JSON.stringify({ type: type satisfies WebhookEventType, timestamp, data: { ...ids, links } });
};
