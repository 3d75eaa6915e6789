import { notificationKind } from '@twofold/contracts/notifications/kinds';
import type { Notice, Recipient } from '@twofold/contracts/notifications/notices';
import type { Contact, MailText } from '../mail/mail.ts';
import type { SendOnce } from '../mail/send-once.ts';
import { timeInWords } from '../mail/time-in-words.ts';
import type { Receiver } from '../reactors/send-command.ts';

export const NOTICE_MAILS = 'notice-mails';

export type NoticeMailDeps = {
  /** The recipient's contact; `undefined` once they are erased. Implemented by other slices. */
  readonly contactOf: (recipient: Recipient) => Promise<Contact | undefined>;
  /** The title of an app, if it can be read. */
  readonly titleOf: (productId: number) => Promise<string | undefined>;
  readonly sendOnce: SendOnce;
  /** Where links in mails lead. */
  readonly origin: string;
};

/** Mails a notification to its recipient, if its kind has mails and the recipient wants them. */
export const noticeMailReceiver = ({ contactOf, titleOf, sendOnce, origin }: NoticeMailDeps): Receiver => ({
  name: NOTICE_MAILS,
  receive: async ({ command, context }) => {
    const notice = command.data as Notice;
    const { mail: setting } = notificationKind(notice.kind);
    if (setting === undefined) return;
    const title = notice.productId === undefined ? undefined : await titleOf(notice.productId);
    await sendOnce({
      kind: notice.kind,
      setting,
      contactOf: () => contactOf(notice.to),
      write: () => textOf(notice, title ?? 'an app', origin),
      context,
    });
  },
});

const textOf = (facts: Notice, app: string, origin: string): MailText => {
  const { text, path } = notificationKind(facts.kind);
  const sentence = text(app, facts);
  const due = facts.dueAt === undefined ? [] : [`The deadline is ${timeInWords(facts.dueAt)}.`];
  return {
    subject: sentence,
    text: [`${sentence}.`, ...due, 'See it here:', `${origin}${path(facts)}`].join('\n\n').concat('\n'),
  };
};
