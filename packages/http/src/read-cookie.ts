import type { IncomingMessage } from 'node:http';

/** The value of the first cookie of this name, as sent: our values need no decoding. */
export const readCookie = (request: Pick<IncomingMessage, 'headers'>, name: string): string | undefined => {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
};
