import { mailEvents } from '@twofold/contracts/mail/events';
import type { Category } from '../category.ts';
import { mailDecider, type MailState, type RecordMail } from './decider.ts';

/** Streams `mail-<mailId>`. */
export const mailCategory: Category<typeof mailEvents, MailState, RecordMail> = {
  name: 'mail',
  events: mailEvents,
  decider: mailDecider,
};
