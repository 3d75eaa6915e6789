import { decodeEvent } from '@twofold/contracts/decode-event';
import { webhookEvents } from '@twofold/contracts/webhooks/events';
import type { Contact, MailText } from '../mail/mail.ts';
import type { SendOnce } from '../mail/send-once.ts';
import { defineReactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';

const RECEIVER = 'webhook-mails';

export const mailUserOnWebhookEndpointDisabled = defineReactor({
  name: 'mail-user-on-webhook-endpoint-disabled',
  on: ['WebhookEndpointDisabled'],
  from: 'head',
  react: (recorded) => {
    const event = decodeEvent(webhookEvents, recorded);
    if (event?.type !== 'WebhookEndpointDisabled') return [];
    const { userId, disabledAt } = event.data;
    return [{ receiver: RECEIVER, id: userId, command: { type: 'MailUser', data: {} }, at: new Date(disabledAt) }];
  },
});

/** Mails the owners of endpoints, once per event. */
export const webhookMailReceiver = (deps: {
  readonly contactOf: (userId: number) => Promise<Contact | undefined>;
  readonly sendOnce: SendOnce;
  readonly origin: string;
}): Receiver => ({
  name: RECEIVER,
  receive: async ({ id, context }) => {
    const contactOf = () => deps.contactOf(Number(id));
    await deps.sendOnce({ kind: 'webhook-disabled', contactOf, write: () => textOf(deps.origin), context });
  },
});

const textOf = (origin: string): MailText => ({
  subject: 'We disabled a webhook endpoint of your Twofold account',
  text: [
    'One of your webhook endpoints did not accept a message for three days. We no longer send messages to it.',
    'The delivery log shows why each attempt failed. Once the endpoint works again, enable it there:',
    `${origin}/profile/developer`,
  ]
    .join('\n\n')
    .concat('\n'),
});
