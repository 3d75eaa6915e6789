import { webhookEvents } from '@twofold/contracts/webhooks/events';
import type { Category } from '../category.ts';
import { webhookDecider, type WebhookCommand, type Webhooks } from './decider.ts';

/** Streams `webhooks-<userId>`. */
export const webhookCategory: Category<typeof webhookEvents, Webhooks, WebhookCommand> = {
  name: 'webhooks',
  events: webhookEvents,
  decider: webhookDecider,
};
