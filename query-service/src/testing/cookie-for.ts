import { createLogPosition, type StorePosition } from '@twofold/http/log-position';
import type { Request, Response } from 'express';

export const SECRET = 'a secret of the tests that is long enough';

/** The cookie header of a client after a command was answered with this position. */
export const cookieFor = (written: StorePosition, secret = SECRET): string => {
  const cookies: string[] = [];
  const response = {
    setHeader: () => undefined,
    cookie: (name: string, value: string) => cookies.push(`${name}=${value}`),
  };
  const request = { headers: {} };
  const logPosition = createLogPosition({ secrets: [secret], isHttps: false });
  logPosition.write(request as Request, response as unknown as Response, written);
  return cookies.join('; ');
};
