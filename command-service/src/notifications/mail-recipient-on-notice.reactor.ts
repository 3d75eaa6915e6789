import { decodeEvent } from '@twofold/contracts/decode-event';
import { notificationKind } from '@twofold/contracts/notifications/kinds';
import type { MailKind } from '@twofold/contracts/notifications/mail-kinds';
import { NOTICED_EVENTS, noticesOf } from '@twofold/contracts/notifications/notices';
import { defineReactor } from '../reactors/reactor.ts';
import { NOTICE_MAILS } from './notice-mails.ts';

/**
 * Other reactors write these mails: changes of a request are collected in one mail, and reports of reviews go to both
 * parties.
 */
const WRITTEN_ELSEWHERE: readonly MailKind[] = ['request-progress', 'review-reports'];

/**
 * Notifications whose kind can be had by mail are mailed, each a job, so that none holds up the rest.
 */
export const mailRecipientOnNotice = defineReactor({
  name: 'mail-recipient-on-notice',
  on: Object.keys(NOTICED_EVENTS),
  // No mails about events recorded before this reactor existed.
  from: 'head',
  react: (recorded) => {
    const event = decodeEvent(NOTICED_EVENTS, recorded);
    if (event === undefined) return [];
    const at = new Date(recorded.metadata.occurredAt);
    return noticesOf({ ...event, id: recorded.id })
      .filter(({ kind }) => {
        const { mail } = notificationKind(kind);
        return mail !== undefined && !WRITTEN_ELSEWHERE.includes(mail);
      })
      .map((data) => ({ receiver: NOTICE_MAILS, id: data.id, command: { type: 'MailNotice', data }, at }));
  },
});
