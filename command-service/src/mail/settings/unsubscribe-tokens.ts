import { mailSubject, type MailSubject } from '@twofold/contracts/notifications/events';
import { MAIL_KINDS, mailKindOf, type MailKind } from '@twofold/contracts/notifications/mail-kinds';
import type { Keyring } from '@twofold/keyring/keyring';
import { isSameToken, linkToken, TOKEN_BYTES } from '../../link-tokens.ts';

/** Which mails a link turns off. */
export type Subscription = { readonly subject: MailSubject; readonly kind: MailKind };

/**
 * The tokens of unsubscribe links: signed and self-contained, so nothing is stored and they never expire. Short names
 * keep a link on one line of a mail.
 */
export interface UnsubscribeTokens {
  tokenOf(subscription: Subscription): Promise<string>;
  /** What a token turns off; undefined unless it was issued here. */
  read(token: string): Promise<Subscription | undefined>;
}

const TOKEN = /^([uo])([1-9]\d{0,15})\.([a-z]{2})\.([\w-]{22})$/;
const SUBJECTS = { u: 'user', o: 'order' } as const;

export const createUnsubscribeTokens = (keyring: Pick<Keyring, 'secret'>): UnsubscribeTokens => {
  const tokenOf = async ({ subject, kind }: Subscription): Promise<string> => {
    const [what = '', id = ''] = subject.split('-');
    const payload = `${what.charAt(0)}${id}.${MAIL_KINDS[kind].code}`;
    return `${payload}.${await linkToken(keyring, 'unsubscribe-links', payload, TOKEN_BYTES.short)}`;
  };
  return {
    tokenOf,
    read: async (token) => {
      const [, what, id, code = ''] = TOKEN.exec(token) ?? [];
      const kind = mailKindOf(code);
      const subject = mailSubject.safeParse(`${SUBJECTS[what as keyof typeof SUBJECTS]}-${id}`).data;
      if (kind === undefined || subject === undefined) return undefined;
      const subscription = { subject, kind };
      return isSameToken(await tokenOf(subscription), token) ? subscription : undefined;
    },
  };
};
