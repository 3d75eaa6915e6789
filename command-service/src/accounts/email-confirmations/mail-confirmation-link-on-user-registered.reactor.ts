import { accountEvents } from '@twofold/contracts/accounts/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../../reactors/reactor.ts';
import { confirmationMail } from './send-confirmation-mail.ts';

/** Mails the confirmation link to a new account (D-125), as a job, so that a slow mail does not delay other reactions. */
export const mailConfirmationLinkOnUserRegistered = defineReactor({
  name: 'mail-confirmation-link-on-user-registered',
  on: ['UserRegistered'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(accountEvents, recorded);
    if (event?.type !== 'UserRegistered' || !event.data.needsConfirmation) return [];
    const { userId, registeredAt } = event.data;
    return [{ ...confirmationMail(userId, registeredAt), at: new Date(registeredAt) }];
  },
});
