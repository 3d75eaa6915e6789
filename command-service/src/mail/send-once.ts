import type { EventStore } from '@twofold/event-store/port';
import { v5 as uuidV5 } from 'uuid';
import { streamOf } from '../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { mailCategory } from './category.ts';
import type { Contact, Mail, MailText } from './mail.ts';

/** A mail about an event, which is the cause in `context`; `kind` is a word for the log, such as `refund`. */
export type MailOnce = {
  readonly kind: string;
  /** Where to write to. Nowhere once its reader was erased, which is asked before and after it is sent. */
  readonly contactOf: () => Promise<Contact | undefined>;
  readonly write: (to: Contact) => MailText;
  readonly context: CommandContext;
};

export type SendOnce = (mail: MailOnce) => Promise<void>;

/**
 * Sends a mail, unless it went out before, and records that it did. Who dies between the two sends it once more when it
 * is tried again: a mail may come twice, and never not at all. Somebody who was erased while it was made is not to be
 * found in the mails that are kept.
 * @throws Error when it may not have gone out; then nothing is recorded.
 */
export const createSendOnce = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly mail: Mail;
  readonly now: () => Date;
}): SendOnce => {
  const { store, handle, mail, now } = deps;
  return async ({ kind, contactOf, write, context }) => {
    const contact = await contactOf();
    if (!contact) return;
    const { to, about } = contact;
    const mailId = uuidV5(kind, context.causationId);
    const { state } = await foldStream(store, mailCategory, streamOf(mailCategory, mailId));
    if (state.status !== 'sent') {
      await mail.send({ to, about, ...write(contact) });
      const data = { mailId, kind, sentAt: now().toISOString() };
      await handle(mailCategory, mailId, { type: 'RecordMail', data }, partOf(context, `RecordMail/${mailId}`));
    }
    if (!(await contactOf())) await mail.forget(about);
  };
};
