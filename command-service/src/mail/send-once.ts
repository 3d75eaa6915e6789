import type { MailKind } from '@twofold/contracts/notifications/mail-kinds';
import type { EventStore } from '@twofold/event-store/port';
import { inSpan } from '@twofold/tracing/tracing';
import { v5 as uuidV5 } from 'uuid';
import { streamOf } from '../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { mailCategory } from './category.ts';
import type { Contact, Mail, MailText } from './mail.ts';
import type { MailSettings } from './settings/mail-settings.ts';

/** A mail about the event that is the cause in `context`; `kind` is recorded in the log, such as `refund`. */
export type MailOnce = {
  readonly kind: string;
  /** The setting that decides whether it is wanted; absent for mails about security and payments. */
  readonly setting?: MailKind;
  /** The recipient's address; `undefined` once the recipient is erased. Called before and after sending. */
  readonly contactOf: () => Promise<Contact | undefined>;
  readonly write: (to: Contact) => MailText;
  readonly context: CommandContext;
};

export type SendOnce = (mail: MailOnce) => Promise<void>;

/**
 * Sends a mail if it is wanted and was not sent before, then records it. After a crash between the two it is sent again,
 * so delivery is at least once. If the user was erased in the meantime, the stored copy is deleted.
 * @throws Error if the mail may not have been sent. Nothing is recorded then.
 */
export const createSendOnce = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly mail: Mail;
  readonly mailSettings: MailSettings;
  readonly now: () => Date;
}): SendOnce => {
  const { store, handle, mail, mailSettings, now } = deps;

  /** Adds the unsubscribe link to mails that can be turned off. */
  const complete = async (written: MailText, { about }: Contact, setting: MailKind | undefined) => {
    if (setting === undefined) return written;
    const unsubscribing = await mailSettings.unsubscribing(about, setting);
    const text = `${written.text}\nDon't want these emails? Unsubscribe here:\n\n${unsubscribing.page}\n`;
    return { ...written, text, unsubscribing };
  };

  return async ({ kind, setting, contactOf, write, context }) => {
    const contact = await contactOf();
    if (!contact) return;
    const { to, about } = contact;
    if (setting !== undefined && !(await mailSettings.isWanted(about, setting))) return;
    const mailId = uuidV5(kind, context.causationId);
    const { state } = await foldStream(store, mailCategory, streamOf(mailCategory, mailId));
    if (state.status !== 'sent') {
      const written = await complete(write(contact), contact, setting);
      const attributes = { 'twofold.correlation_id': context.correlationId };
      await inSpan({ name: `mail ${kind}`, attributes }, () => mail.send({ to, about, ...written }));
      const data = { mailId, kind, sentAt: now().toISOString() };
      await handle(mailCategory, mailId, { type: 'RecordMail', data }, partOf(context, `RecordMail/${mailId}`));
    }
    if (!(await contactOf())) await mail.forget(about);
  };
};
