import { z } from 'zod';
import type { EventOf } from '../event-of.ts';
import { personal } from '../personal.ts';
import { webhookEventType } from './message.ts';

const endpoint = z.object({ userId: z.int().positive(), endpointId: z.uuid() });

/**
 * The webhook endpoints of one account. Stream: `webhooks-<userId>`. No event contains the secret that signs messages; it
 * is sealed in a table of the write side. Endpoints of an erased account end without an event.
 */
export const webhookEvents = {
  WebhookEndpointAdded: endpoint.extend({
    url: personal(z.url().max(2_048), { sealedWith: 'user', of: 'userId' }),
    types: z.array(webhookEventType).min(1),
    addedAt: z.iso.datetime(),
  }),
  WebhookEndpointRemoved: endpoint.extend({ removedAt: z.iso.datetime() }),
  /** A message could not be delivered for three days. */
  WebhookEndpointDisabled: endpoint.extend({ disabledAt: z.iso.datetime() }),
  WebhookEndpointEnabled: endpoint.extend({ enabledAt: z.iso.datetime() }),
};
export type WebhookEvent = EventOf<typeof webhookEvents>;
