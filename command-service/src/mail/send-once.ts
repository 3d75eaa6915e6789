import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { foldStream, partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { mailCategory } from './category.ts';
import type { Contact, Mail } from './mail.ts';

/** `mailId` is a UUID that derives from what the mail tells of; `kind` is a word for the log, such as `refund`. */
export type MailOnce = {
  readonly mailId: string;
  readonly kind: string;
  readonly to: Contact;
  readonly subject: string;
  readonly text: string;
  readonly context: CommandContext;
};

export type SendOnce = (mail: MailOnce) => Promise<void>;

/**
 * Sends a mail, unless it went out before, and records that it did. Who dies between the two sends it once more when it
 * is tried again: a mail may come twice, and never not at all.
 * @throws Error when it may not have gone out; then nothing is recorded.
 */
export const createSendOnce = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly mail: Pick<Mail, 'send'>;
  readonly now: () => Date;
}): SendOnce => {
  const { store, handle, mail, now } = deps;
  return async ({ mailId, kind, to: { to, about }, subject, text, context }) => {
    const { state } = await foldStream(store, mailCategory, streamOf(mailCategory, mailId));
    if (state.status === 'sent') return;
    await mail.send({ to, about, subject, text });
    const data = { mailId, kind, sentAt: now().toISOString() };
    await handle(mailCategory, mailId, { type: 'RecordMail', data }, partOf(context, `RecordMail/${mailId}`));
  };
};
