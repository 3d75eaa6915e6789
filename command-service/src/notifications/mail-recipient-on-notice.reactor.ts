import { decodeEvent } from '@twofold/contracts/decode-event';
import { notificationKind } from '@twofold/contracts/notifications/kinds';
import type { MailKind } from '@twofold/contracts/notifications/mail-kinds';
import { NOTICED_EVENTS, noticesOf } from '@twofold/contracts/notifications/notices';
import { defineReactor } from '../reactors/reactor.ts';
import { NOTICE_MAILS } from './notice-mails.ts';

/** Other reactors send these: changes of a request are collected in one mail, and reports go to both parties. */
const SENT_ELSEWHERE: readonly MailKind[] = ['request-progress', 'review-reports'];

/** Mails notifications of the kinds that are also mailed, each in a job, so that a slow mail does not delay the others. */
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
        return mail !== undefined && !SENT_ELSEWHERE.includes(mail);
      })
      .map((data) => ({ receiver: NOTICE_MAILS, id: data.id, command: { type: 'MailNotice', data }, at }));
  },
});
