import type { MailSubject } from '@twofold/contracts/notifications/events';

/** A recipient. `link` leads to the subject of the mail and may give access to it, so it goes to the recipient only. */
export type Contact = { readonly to: string; readonly about: MailSubject; readonly link?: string };

/** The content of a mail. */
export type MailText = { readonly subject: string; readonly text: string };

/**
 * How a reader turns off mails of a kind: `page` is for people, with a button; `oneClick` for their mail program, which sends
 * a POST there (RFC 8058).
 */
export type Unsubscribing = { readonly oneClick: string; readonly page: string };

/** A mail to one recipient. `about` is the subject's owner, by which stored copies are found. */
export type MailToSend = MailText & {
  readonly to: string;
  readonly about: MailSubject;
  /** Absent in mails about security and payments, which cannot be turned off. */
  readonly unsubscribing?: Unsubscribing;
};

/** How mails leave the product. Two implementations: `smtp-mail.ts` and `outbox-mail.ts`. */
export interface Mail {
  /** @throws Error without an address in it, when the mail may not have been sent. */
  send(mail: MailToSend): Promise<void>;
  /** Deletes stored copies of mails to a user, or about an order. */
  forget(about: MailSubject): Promise<void>;
}
