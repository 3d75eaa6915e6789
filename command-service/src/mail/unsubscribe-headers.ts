import type { Unsubscribing } from './mail.ts';

/** What mail programs need to show a button of their own (RFC 2369, RFC 8058); nothing for mails that nobody can turn off. */
export const unsubscribeHeaders = (unsubscribing: Unsubscribing | undefined): Readonly<Record<string, string>> =>
  unsubscribing === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribing.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
