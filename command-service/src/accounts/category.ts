import { accountEvents, emailEvents } from '@twofold/contracts/accounts/events';
import type { Category } from '../category.ts';
import { userDecider, type User, type UserCommand } from './decider.ts';
import { emailDecider, type EmailClaim, type EmailCommand } from './email.decider.ts';

/** Streams `user-<userId>`. */
export const userCategory: Category<typeof accountEvents, User, UserCommand> = {
  name: 'user',
  events: accountEvents,
  decider: userDecider,
};

/** Streams `email-<HMAC of the address>`. */
export const emailCategory: Category<typeof emailEvents, EmailClaim, EmailCommand> = {
  name: 'email',
  events: emailEvents,
  decider: emailDecider,
};
