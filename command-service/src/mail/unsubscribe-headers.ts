import type { Unsubscribing } from './mail.ts';

/**
 * The headers for a mail program's unsubscribe button (RFC 2369, RFC 8058); none for mails that cannot be turned off.
 */
export const unsubscribeHeaders = (unsubscribing: Unsubscribing | undefined): Readonly<Record<string, string>> =>
  unsubscribing === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribing.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
