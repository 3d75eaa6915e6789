import { z } from 'zod';
import { EXAMPLE_AT, EXAMPLE_DATA } from '../webhooks/examples.ts';
import { webhookData, webhookEventType, type WebhookEventType } from '../webhooks/message.ts';
import { toJsonSchemas, type JsonSchema } from './json-schemas.ts';

const SUMMARIES: Readonly<Record<WebhookEventType, string>> = {
  'analysis.completed': 'A report on one of your apps is ready',
  'site.measured': 'The site of one of your apps was measured in a browser',
  'review.completed': 'A review of one of your apps is complete',
  'order.delivered': 'All reviews of one of your orders have arrived',
  'order.refunded': 'Part of one of your orders was refunded',
};

const header = (name: string, description: string, example: string): JsonSchema => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

/** The headers of the Standard Webhooks specification. */
const PARAMETERS = [
  header('webhook-id', 'The same in every attempt', 'msg_0b6a3c1e8d525f0e9a416c1f2d7b9e30'),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970', '1904198400'),
  header(
    'webhook-signature',
    'HMAC-SHA256 of id, timestamp and body, joined by dots, with the secret of the endpoint',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

/** `webhooks`: the messages that are sent to endpoints. */
export const describeWebhooks = (options: {
  readonly isStrict: boolean;
}): Record<string, Record<string, JsonSchema>> => {
  const messages = new Map(
    webhookEventType.options.map((type) => {
      const data: z.ZodType = webhookData[type];
      return [type, z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data })] as const;
    }),
  );
  const schemas = toJsonSchemas(messages, 'output', options);
  return Object.fromEntries(
    webhookEventType.options.map((type) => [type, { post: messageOf(type, schemas[type]) }] as const),
  );
};

const messageOf = (type: WebhookEventType, schema: JsonSchema | undefined): JsonSchema => ({
  operationId: `receive-${type}`.replaceAll(/[-.](\w)/g, (_, letter: string) => letter.toUpperCase()),
  tags: ['Webhook endpoints'],
  summary: SUMMARIES[type],
  security: [],
  parameters: PARAMETERS,
  requestBody: {
    required: true,
    content: {
      'application/json': { schema, example: { type, timestamp: EXAMPLE_AT, data: EXAMPLE_DATA[type] } },
    },
  },
  responses: {
    '2XX': { description: 'The message was received. After any other answer, delivery is retried for three days' },
  },
});
