import { z } from 'zod';
import { typedAddress } from '../typed-text.ts';
import { TEST_TYPE, webhookEventType, type WebhookEventType } from './message.ts';

/** The maximum number of endpoints per account. */
export const MAX_ENDPOINTS = 5;

export const WEBHOOK_EVENT_TYPES: readonly WebhookEventType[] = webhookEventType.options;

/** Body of `POST /api/me/webhooks`. */
export const addWebhookBody = z.object({
  url: typedAddress()
    .max(2_048, 'The address can have at most 2,048 characters')
    .pipe(z.url({ protocol: /^https?$/, error: 'Please enter an address that begins with https://' })),
  types: z
    .array(webhookEventType, 'Choose at least one event')
    .min(1, 'Choose at least one event')
    .transform((types) => webhookEventType.options.filter((type) => types.includes(type))),
});
export type AddWebhookBody = z.infer<typeof addWebhookBody>;

/** An endpoint as its owner sees it. */
export const webhookView = z.object({
  id: z.uuid(),
  url: z.string(),
  types: z.array(webhookEventType),
  state: z.enum(['enabled', 'disabled']),
  addedAt: z.iso.datetime(),
});
export type WebhookView = z.infer<typeof webhookView>;

/** Answer of `GET /api/me/webhooks`, oldest first. */
export const webhooksResponse = z.array(webhookView);

/** Answer of `POST /api/me/webhooks`: the only one that contains the secret. */
export const addedWebhook = webhookView.extend({ secret: z.string() });
export type AddedWebhook = z.infer<typeof addedWebhook>;

/** One request to an endpoint. */
export const webhookAttempt = z.object({
  number: z.int().positive(),
  startedAt: z.iso.datetime(),
  /** Absent while it runs, or if the process ended first: then it is unknown whether the request arrived. */
  durationMs: z.int().optional(),
  status: z.int().optional(),
  /** The first 2 kB of the response. */
  answer: z.string().optional(),
  /** Why there was no answer. */
  problem: z.string().optional(),
});
export type WebhookAttempt = z.infer<typeof webhookAttempt>;

/** A message to one endpoint, and its delivery. `id` is its `webhook-id`, the same at every attempt. */
export const webhookDelivery = z.object({
  id: z.string(),
  type: z.union([webhookEventType, z.literal(TEST_TYPE)]),
  /** `stopped`: its endpoint was disabled before it could be delivered. */
  state: z.enum(['waiting', 'delivered', 'failed', 'stopped']),
  createdAt: z.iso.datetime(),
  nextTryAt: z.iso.datetime().optional(),
  /** The JSON that is sent. */
  body: z.string(),
  attempts: z.array(webhookAttempt),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** Answer of `GET /api/me/webhooks/{id}/deliveries`, newest first. */
export const deliveriesResponse = z.array(webhookDelivery);
