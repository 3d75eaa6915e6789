import type { Contact } from '../../mail/mail.ts';
import type { SendOnce } from '../../mail/send-once.ts';
import type { Receiver } from '../../reactors/send-command.ts';
import type { ContactOf } from '../seat-mails.ts';
import { textOf, type ComplaintStep, type Side } from './complaint-mail-text.ts';

export const COMPLAINT_MAILS = 'complaint-mails';

/** A mail to one party about a step of a complaint. */
export type ComplaintMail = { readonly side: Side; readonly reviewerId: number; readonly step: ComplaintStep };

/** Mails both parties of a complaint, once per event. */
export const complaintMailReceiver = (deps: {
  readonly contactOf: ContactOf;
  readonly contactOfPerson: (userId: number) => Promise<Contact | undefined>;
  readonly sendOnce: SendOnce;
  /** Where links in mails lead. */
  readonly origin: string;
}): Receiver => {
  const { contactOf, contactOfPerson, sendOnce, origin } = deps;
  return {
    name: COMPLAINT_MAILS,
    receive: async ({ id, command, context }) => {
      const orderId = Number(id);
      const { side, reviewerId, step } = command.data as ComplaintMail;
      await sendOnce({
        kind: `complaint-${step.kind}-${side}`,
        setting: 'review-reports',
        contactOf: () =>
          side === 'buyer' ? contactOf({ source: 'paid-order', orderId }) : contactOfPerson(reviewerId),
        write: ({ link = `${origin}/standing` }) => textOf(orderId, step, side, link),
        context,
      });
    },
  };
};
