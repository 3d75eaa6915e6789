import { z } from 'zod';

const id = z.int().positive();
const at = z.iso.datetime();
/** The addresses of the subject: in the API, with a token, and in the web app. */
const links = z.object({ api: z.url(), web: z.url() });

/** The types of webhook messages, as receivers see them. Messages contain only ids, and links to the rest. */
export const webhookData = {
  'analysis.completed': z.object({ productId: id, version: id, links }),
  'site.measured': z.object({ productId: id, version: id, links }),
  'review.completed': z.object({ reviewId: id, productId: id, links }),
  'order.delivered': z.object({ orderId: id, productId: id, links }),
  'order.refunded': z.object({ orderId: id, amountCents: id, links }),
} as const;

export const webhookEventType = z.enum(Object.keys(webhookData) as [WebhookEventType, ...WebhookEventType[]]);
export type WebhookEventType = keyof typeof webhookData;

/** The type that "Send test" sends, for any selection of types. */
export const TEST_TYPE = 'webhook.test';

/** The body of a webhook, as the Standard Webhooks specification recommends it. */
export const webhookMessage = z.object({
  type: z.union([webhookEventType, z.literal(TEST_TYPE)]),
  timestamp: at,
  data: z.record(z.string(), z.unknown()),
});
export type WebhookMessage = z.infer<typeof webhookMessage>;
