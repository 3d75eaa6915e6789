import type { Addresses } from './scene.ts';
import type { Service } from './call.ts';
import { keepCookies } from '../keep-cookies.ts';

/** A client that keeps cookies. */
export type Browser = {
  /** @throws Error for every answer but success */
  readonly asks: (service: Service, method: string, path: string, body?: object) => Promise<unknown>;
  /** The `Cookie` header. */
  readonly cookie: () => string;
};

/** A new browser. `onAnswer` gets the id of each request. */
export const openBrowser = (addresses: Addresses, onAnswer: (requestId: string) => void): Browser => {
  const cookies = new Map<string, string>();
  // The position of the last write would delay reads; a call that needs it is retried.
  const cookie = (): string =>
    [...cookies]
      .filter(([name]) => name !== 'log-position')
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  return {
    cookie,
    asks: async (service, method, path, body) => {
      const response = await fetch(`${addresses[service]}${path}`, {
        method,
        headers: { 'content-type': 'application/json', cookie: cookie() },
        ...(body && { body: JSON.stringify(body) }),
      });
      onAnswer(response.headers.get('x-request-id') ?? '');
      keepCookies(cookies, response.headers);
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} answers ${response.status} ${text}`);
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    },
  };
};
