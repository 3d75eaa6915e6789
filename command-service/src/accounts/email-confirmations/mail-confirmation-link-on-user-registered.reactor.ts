import { accountEvents } from '@twofold/contracts/accounts/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../../reactors/reactor.ts';
import { confirmationMail } from './send-confirmation-mail.ts';

/** A new account is sent the link that confirms its address (D-125); mails are jobs, so that none holds up the rest. */
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
