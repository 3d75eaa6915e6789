import type { MailText } from '../../mail/mail.ts';
import { timeInWords } from '../../mail/time-in-words.ts';

/** What there is to tell a user; `at` is the ISO time at which it happened. */
export type SecurityMail = { readonly kind: 'password-changed' | 'new-device'; readonly at: string };

const HAPPENED = {
  'password-changed': {
    subject: 'Your Twofold password was changed',
    text: 'The password of your Twofold account was changed, and all devices were logged out.',
    remedy:
      "If this wasn't you, reset your password now, and check who can read your email. A reset logs out all devices again:",
  },
  'new-device': {
    subject: 'New login to your Twofold account',
    text: 'Somebody logged in to your Twofold account with your password, in a browser that is new to us.',
    remedy: "If this wasn't you, reset your password. That also logs out all devices:",
  },
};

/** Subject and text of a mail; `device` is a name from our own list, `link` leads to the reset of a password. */
export const textOf = ({ kind, at }: SecurityMail, device: string | undefined, link: string): MailText => {
  const { subject, text, remedy } = HAPPENED[kind];
  const facts = [`When: ${timeInWords(at)}`, ...(device === undefined ? [] : [`Device: ${device}`])].join('\n');
  return {
    subject,
    text: [text, facts, 'If this was you, there is nothing to do.', remedy, link].join('\n\n').concat('\n'),
  };
};
