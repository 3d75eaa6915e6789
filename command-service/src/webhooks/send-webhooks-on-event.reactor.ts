import { defineReactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { messageOf, type UnsentMessage } from './message-of.ts';

const RECEIVER = 'webhook-messages';

type SendWebhooks = { readonly type: 'SendWebhooks'; readonly data: UnsentMessage };

/** Sends webhooks about events of a user's apps and orders. */
export const sendWebhooksOnEvent = defineReactor({
  name: 'send-webhooks-on-event',
  on: [
    'AnalysisCompleted',
    'ReanalysisCompleted',
    'SiteMeasured',
    'ReviewCompleted',
    'FeedbackDelivered',
    'PaymentRefunded',
  ],
  // No webhooks about events recorded before this reactor existed.
  from: 'head',
  react: (recorded) => {
    const message = messageOf(recorded);
    if (message === undefined) return [];
    const command: SendWebhooks = { type: 'SendWebhooks', data: message };
    return [
      {
        receiver: RECEIVER,
        id: 'productId' in message.about ? message.about.productId : message.about.orderId,
        command,
      },
    ];
  },
});

/** Adds the message to the delivery log of each subscribed endpoint, once per event. */
export const webhookMessageReceiver = (
  announce: (message: UnsentMessage, eventId: string) => Promise<void>,
): Receiver => ({
  name: RECEIVER,
  receive: async ({ command, context }) => announce((command as SendWebhooks).data, context.causationId),
});
