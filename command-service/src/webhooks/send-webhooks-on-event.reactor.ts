import type { Reactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { messageOf, type UnsentMessage } from './message-of.ts';

const RECEIVER = 'webhook-messages';

type SendWebhooks = { readonly type: 'SendWebhooks'; readonly data: UnsentMessage };

/** Tells those who have asked for it of what happens to their apps and orders. */
export const sendWebhooksOnEvent: Reactor = {
  name: 'send-webhooks-on-event',
  // Nobody is told of what happened before there were webhooks.
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
};

/** Puts a message into the delivery log of each endpoint that listens, once for each event. */
export const webhookMessageReceiver = (
  announce: (message: UnsentMessage, eventId: string) => Promise<void>,
): Receiver => ({
  name: RECEIVER,
  receive: async ({ command, context }) => announce((command as SendWebhooks).data, context.causationId),
});
