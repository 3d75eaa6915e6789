import type { MailText } from '../../mail/mail.ts';
import { timeInWords } from '../../mail/time-in-words.ts';

/** The content of a security mail; `at` is the ISO time of the event. */
export type SecurityMail = { readonly kind: keyof typeof HAPPENED; readonly at: string };

const REMEDY =
  "If this wasn't you, reset your password now, then check two-step verification in your account. A reset logs out all devices:";

const ALL_CLEAR = "If this was you, you don't need to do anything.";

type Happened = MailText & {
  /** When the reader need not act; the default is that they did it themselves. */
  readonly allClear?: string;
  /** What to do otherwise; the link follows. */
  readonly remedy: string;
};

const HAPPENED = {
  'password-changed': {
    subject: 'Your Twofold password was changed',
    text: 'The password of your Twofold account was changed, and all devices were logged out. All access tokens were revoked.',
    remedy:
      "If this wasn't you, reset your password now, and check who can read your email. A reset logs out all devices again:",
  },
  'new-device': {
    subject: 'New login to your Twofold account',
    text: "Someone logged in to your Twofold account with your password, in a browser we haven't seen before.",
    remedy: "If this wasn't you, reset your password. That also logs out all devices:",
  },
  'token-created': {
    subject: 'New access token for your Twofold account',
    text: 'An access token was created for your Twofold account. Programs can use it to act on your behalf.',
    remedy: "If this wasn't you, reset your password. That logs out all devices and revokes all access tokens:",
  },
  'second-factor-added': {
    subject: 'Two-step verification: a login method was added',
    text: 'A passkey or an authenticator app was added to your Twofold account. It is one more way to confirm a login.',
    remedy: REMEDY,
  },
  'second-factor-enrolled': {
    subject: 'Two-step verification was turned on',
    text: 'A passkey or an authenticator app was added to your Twofold account. You need it to log in from now on.',
    remedy:
      "If this wasn't you, open this link within 7 days. It turns two-step verification off again, logs out all devices and revokes all access tokens. Then choose a new password:",
  },
  'second-factor-disowned': {
    subject: 'Two-step verification was turned off by your link',
    text: 'Someone opened the link in our email about two-step verification and turned it off. All passkeys, authenticator apps and recovery codes were removed, all devices were logged out, and all access tokens were revoked.',
    remedy: 'Your password alone opens your account now. If someone else knows it, reset it:',
  },
  'second-factor-removed': {
    subject: 'Two-step verification: a login method was removed',
    text: 'A passkey or an authenticator app was removed from your Twofold account.',
    remedy: REMEDY,
  },
  'recovery-codes': {
    subject: 'New recovery codes for your Twofold account',
    text: 'New recovery codes were created for your Twofold account. Earlier codes no longer work.',
    remedy: REMEDY,
  },
  'recovery-code-used': {
    subject: 'A recovery code for your Twofold account was used',
    text: "Someone used one of your recovery codes instead of a passkey or an authenticator app. It can't be used again.",
    remedy: REMEDY,
  },
  'second-factor-reset': {
    subject: 'Two-step verification was turned off',
    text: 'An operator removed all passkeys, authenticator apps and recovery codes from your Twofold account. Your password alone is now enough to log in.',
    allClear: "If you asked for this, you don't need to do anything.",
    remedy:
      "If you didn't ask for this, reset your password now, then set up two-step verification in your account. A reset logs out all devices:",
  },
} as const satisfies Readonly<Record<string, Happened>>;

/** Subject and text of a mail. `device` is a name from our own list; `link` follows the remedy. */
export const textOf = ({ kind, at }: SecurityMail, device: string | undefined, link: string): MailText => {
  const { subject, text, remedy, allClear = ALL_CLEAR }: Happened = HAPPENED[kind];
  const facts = [`When: ${timeInWords(at)}`, ...(device === undefined ? [] : [`Device: ${device}`])].join('\n');
  return {
    subject,
    text: [text, facts, allClear, remedy, link].join('\n\n').concat('\n'),
  };
};
