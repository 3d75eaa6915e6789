import type { Mail, MailToSend } from '../mail/mail.ts';

/** A mail sender that stores all mails. */
export const keptMail = (): { readonly mail: Mail; readonly mails: MailToSend[] } => {
  const mails: MailToSend[] = [];
  const mail: Mail = {
    send: (sent) => Promise.resolve(void mails.push(sent)),
    forget: (about) => {
      const others = mails.filter((sent) => sent.about !== about);
      mails.splice(0, mails.length, ...others);
      return Promise.resolve();
    },
  };
  return { mail, mails };
};
