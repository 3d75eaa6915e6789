import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** Total time, however slowly the server responds (D-113). */
const SEND_MS = 45_000;

/** Describes a mail that a server did not accept. The server's own text is omitted: it names the recipient. */
export class MailNotSent extends Error {
  readonly code: string;

  constructor(code: string, responseCode: number | undefined) {
    super(`The mail was not sent (${[code, responseCode].filter((part) => part !== undefined).join(' ')})`);
    this.code = code;
  }
}

/** Sends by SMTP. `url` is as nodemailer reads it, such as `smtps://user:password@mail.example`. */
export const smtpMail = (options: { readonly url: string; readonly from: string; readonly limitMs?: number }): Mail => {
  const { url, from, limitMs = SEND_MS } = options;
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    send: async ({ to, subject, text, unsubscribing }) => {
      const headers = unsubscribeHeaders(unsubscribing);
      try {
        await transport.sendMail({ from, to, subject, text, headers, signal: AbortSignal.timeout(limitMs) });
      } catch (error) {
        throw notSent(error);
      }
    },
    forget: () => Promise.resolve(),
  };
};

const notSent = (error: unknown): MailNotSent => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return new MailNotSent(
    typeof code === 'string' ? code : 'unknown',
    typeof responseCode === 'number' ? responseCode : undefined,
  );
};
