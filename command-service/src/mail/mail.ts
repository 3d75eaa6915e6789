import type { MailSubject } from '@twofold/contracts/notifications/events';

/** A recipient. `link` opens the subject of the mail and may grant access, so it is sent only to the recipient. */
export type Contact = { readonly to: string; readonly about: MailSubject; readonly link?: string };

/** The content of a mail. */
export type MailText = { readonly subject: string; readonly text: string };

/**
 * How a reader turns off a kind of mail: `page` is a page with a button, `oneClick` is where the mail program sends a
 * POST (RFC 8058).
 */
export type Unsubscribing = { readonly oneClick: string; readonly page: string };

/** A mail to one recipient. Stored copies are found by `about`. */
export type MailToSend = MailText & {
  readonly to: string;
  readonly about: MailSubject;
  /** Absent in mails about security and payments, which cannot be turned off. */
  readonly unsubscribing?: Unsubscribing;
};

/** Sends mails. Two implementations: `smtp-mail.ts` and `outbox-mail.ts`. */
export interface Mail {
  /** @throws Error, which contains no address, if the mail may not have been sent. */
  send(mail: MailToSend): Promise<void>;
  /** Deletes stored copies of mails to a user, or about an order. */
  forget(about: MailSubject): Promise<void>;
}
