import type { MailSubject } from '@twofold/contracts/notifications/events';

/** Where somebody can be written to. `link` leads to what it is about, and may open it to anyone who has it: it is theirs only. */
export type Contact = { readonly to: string; readonly about: MailSubject; readonly link?: string };

/** What a mail says. */
export type MailText = { readonly subject: string; readonly text: string };

/**
 * How a reader turns off mails of a kind: `page` is for people, with a button; `oneClick` for their mail program, which sends
 * a POST there (RFC 8058).
 */
export type Unsubscribing = { readonly oneClick: string; readonly page: string };

/** A mail to one person. `about` is whose it is, so that what is kept of it can be found again. */
export type MailToSend = MailText & {
  readonly to: string;
  readonly about: MailSubject;
  /** Absent in mails about security and payments, which nobody can turn off. */
  readonly unsubscribing?: Unsubscribing;
};

/** How mails leave the product. Two implementations: `smtp-mail.ts` and `outbox-mail.ts`. */
export interface Mail {
  /** @throws Error without an address in it, when the mail may not have gone out. */
  send(mail: MailToSend): Promise<void>;
  /** Deletes what is kept here of the mails to a person, or about an order. */
  forget(about: MailSubject): Promise<void>;
}
