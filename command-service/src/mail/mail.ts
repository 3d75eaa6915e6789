/** A mail to one person. `userId` is whose it is, so that what is kept of it can be found again. */
export type MailToSend = {
  readonly to: string;
  readonly userId: number;
  readonly subject: string;
  readonly text: string;
};

/** How mails leave the product. Two implementations: `smtp-mail.ts` and `outbox-mail.ts`. */
export interface Mail {
  /** @throws Error without an address in it, when the mail may not have gone out. */
  send(mail: MailToSend): Promise<void>;
  /** Deletes what is kept here of the mails to a person. */
  forget(userId: number): Promise<void>;
}
